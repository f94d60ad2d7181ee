import { formatsOf } from '#domain/languages/formats.ts';
import type { SpokenByProviders } from './port.ts';

/** The payment that the sandbox's page shows. */
type SandboxPageFacts = { action: string; amount: number; speaks: SpokenByProviders };

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

/** What the page says: as at real providers, in Turkish, or in English to who reads no Turkish. */
const WORDS = {
  tr: {
    bank: 'DENEME BANKASI',
    title: 'Deneme bankası: ödemeyi doğrulayın',
    heading: 'Ödemeyi doğrulayın',
    noMoney: 'Burası ödeme kuruluşunun deneme ortamıdır: kart istemez, para çekmez.',
    merchant: 'İş yeri',
    what: 'Açıklama',
    stay: 'Rezervasyon ödemesi',
    card: 'Kart',
    amount: 'Tutar',
    code: 'SMS ile gelen doğrulama kodu',
    rightCode: `Doğru kod ${SANDBOX_CODE}; başka bir kodla banka ödemeyi reddeder.`,
    options: 'Sınama seçenekleri',
    told: 'Sonuç bildirimi',
    pay: 'Onayla ve öde',
    cancel: 'Vazgeç',
    // The situations that the page can simulate.
    plays: {
      normal: 'Bildirim hemen ve bir kez gelsin',
      repeat: 'Bildirim üç kez gelsin',
      late: 'Bildirim beş dakika geç gelsin',
      lost: 'Bildirim hiç gelmesin (sorulunca anlaşılır)',
      underpaid: 'Tutarın yarısı gelsin',
      forged: 'Sahte imzalı bildirim gelsin (para gelmez)',
    },
  },
  en: {
    bank: 'TEST BANK',
    title: 'Test bank: confirm the payment',
    heading: 'Confirm the payment',
    noMoney: 'This is the payment provider’s test system: it asks for no card and takes no money.',
    merchant: 'Merchant',
    what: 'Description',
    stay: 'Payment for a booking',
    card: 'Card',
    amount: 'Amount',
    code: 'Code sent by text message',
    rightCode: `The right code is ${SANDBOX_CODE}; with any other the bank refuses the payment.`,
    options: 'Test options',
    told: 'Report of the result',
    pay: 'Confirm and pay',
    cancel: 'Cancel',
    plays: {
      normal: 'At once, and one time',
      repeat: 'Three times',
      late: 'Five minutes late',
      lost: 'Never (seen when asked)',
      underpaid: 'Of half of the amount',
      forged: 'With a forged signature (no money comes)',
    },
  },
};

/** The 3-D Secure page of the sandbox's bank. */
export function sandboxPage({ action, amount, speaks }: SandboxPageFacts): string {
  const words = WORDS[speaks];
  const options = Object.entries(words.plays).map(
    ([value, label]) => `<option value="${value}">${label}</option>`,
  );
  return frame(
    speaks,
    words.title,
    `
    <p class="bank">${words.bank} <span>3D Secure</span></p>
    <h1>${words.heading}</h1>
    <p class="hint">${words.noMoney}</p>
    <dl>
      <div><dt>${words.merchant}</dt><dd>Kıyı Villa</dd></div>
      <div><dt>${words.what}</dt><dd>${words.stay}</dd></div>
      <div><dt>${words.card}</dt><dd>•••• •••• •••• 4242</dd></div>
      <div><dt>${words.amount}</dt><dd class="amount">${formatsOf(speaks).money(amount)}</dd></div>
    </dl>
    <form method="post" action="${escape(action)}">
      <label for="kod">${words.code}</label>
      <input id="kod" name="code" value="${SANDBOX_CODE}" inputmode="numeric" autocomplete="one-time-code" maxlength="6">
      <p class="hint">${words.rightCode}</p>
      <details>
        <summary>${words.options}</summary>
        <label for="oyun">${words.told}</label>
        <select id="oyun" name="play">${options.join('')}</select>
      </details>
      <button name="act" value="pay">${words.pay}</button>
      <button name="act" value="cancel" class="quiet">${words.cancel}</button>
    </form>`,
  );
}

const frame = (lang: string, title: string, body: string): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title>
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
