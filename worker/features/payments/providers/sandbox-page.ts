import { formatKurus } from '#domain/values/money.ts';

/** The payment that the sandbox's page shows. */
type SandboxPageFacts = { action: string; title: string; amount: number };

/** Only this page's own style, and forms to its own address. */
export const SANDBOX_PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The code that the sandbox's bank "sends" by text message. */
export const SANDBOX_CODE = '123456';

/** The situations that the page can simulate, besides a normal payment. */
const PLAYS = [
  ['normal', 'Bildirim hemen ve bir kez gelsin'],
  ['repeat', 'Bildirim üç kez gelsin'],
  ['late', 'Bildirim beş dakika geç gelsin'],
  ['lost', 'Bildirim hiç gelmesin (sorulunca anlaşılır)'],
  ['underpaid', 'Tutarın yarısı gelsin'],
  ['forged', 'Sahte imzalı bildirim gelsin (para gelmez)'],
] as const;

/** The 3-D Secure page of the sandbox's bank. */
export function sandboxPage({ action, title, amount }: SandboxPageFacts): string {
  const options = PLAYS.map(([value, label]) => `<option value="${value}">${label}</option>`);
  return frame(`
    <p class="bank">DENEME BANKASI <span>3D Secure</span></p>
    <h1>Ödemeyi doğrulayın</h1>
    <p class="hint">Burası ödeme kuruluşunun deneme ortamıdır: kart istemez, para çekmez.</p>
    <dl>
      <div><dt>İş yeri</dt><dd>Kıyı Villa</dd></div>
      <div><dt>Açıklama</dt><dd>${escape(title)}</dd></div>
      <div><dt>Kart</dt><dd>•••• •••• •••• 4242</dd></div>
      <div><dt>Tutar</dt><dd class="amount">${formatKurus(amount)}</dd></div>
    </dl>
    <form method="post" action="${escape(action)}">
      <label for="kod">SMS ile gelen doğrulama kodu</label>
      <input id="kod" name="code" value="${SANDBOX_CODE}" inputmode="numeric" autocomplete="one-time-code" maxlength="6">
      <p class="hint">Doğru kod ${SANDBOX_CODE}; başka bir kodla banka ödemeyi reddeder.</p>
      <details>
        <summary>Sınama seçenekleri</summary>
        <label for="oyun">Sonuç bildirimi</label>
        <select id="oyun" name="play">${options.join('')}</select>
      </details>
      <button name="act" value="pay">Onayla ve öde</button>
      <button name="act" value="cancel" class="quiet">Vazgeç</button>
    </form>`);
}

const frame = (body: string): string => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Deneme bankası: ödemeyi doğrulayın</title>
<style>
  @view-transition { navigation: auto; } /* as the pages it is opened from */
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: light-dark(#eef1f4, #14181c); color: light-dark(#1b2530, #e8ecf0); }
  main { box-sizing: border-box; width: min(100%, 440px); padding: 28px; background: light-dark(#fff, #1e242a); border-radius: 12px; }
  h1 { margin: 12px 0 4px; font-size: 22px; line-height: 28px; }
  .bank { display: flex; justify-content: space-between; margin: 0; font-weight: 650; letter-spacing: .04em; }
  .bank span, .hint, dt { color: light-dark(#55626f, #a5b0bb); font-weight: 400; letter-spacing: 0; }
  .hint { margin: 4px 0 12px; font-size: 14px; }
  dl { margin: 16px 0; } dl div { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; border-bottom: 1px solid light-dark(#dfe4e8, #333c45); }
  dd { margin: 0; text-align: right; } .amount { font-weight: 650; white-space: nowrap; }
  label { display: block; margin-top: 8px; font-size: 14px; }
  input, select, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; border: 1px solid light-dark(#8a96a3, #6b7783); border-radius: 8px; background: transparent; color: inherit; }
  select option { color: #1b2530; background: #fff; }
  details { margin: 4px 0 12px; font-size: 14px; } summary { min-height: 32px; cursor: pointer; }
  button { margin-top: 10px; border: 0; background: light-dark(#0b5c7a, #7cc4de); color: light-dark(#fff, #08222d); font-weight: 600; cursor: pointer; }
  button.quiet { background: transparent; color: inherit; }
  :focus-visible { outline: 2px solid light-dark(#0b5c7a, #7cc4de); outline-offset: 2px; }
</style></head><body><main>${body}</main></body></html>`;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
