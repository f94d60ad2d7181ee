import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAIL_TEMPLATE_RULES } from './templates.ts';
import { fillBody, fillLine, textOf } from './fill.ts';
import { escapeHtml } from './layout.ts';
import { renderMail } from './render.ts';
import { reservationValues, type ReservationFacts } from './reservation-values.ts';
import { sampleValues } from './sample.ts';
import { MAIL_VARIABLES, type MailVariable } from './variables.ts';
import { loadMailVoice } from './voice.ts';
import { agreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';

const FRAME = {
  siteName: 'Kıyı',
  siteUrl: 'https://kiyi.example',
  agency: 'Kıyı Turizm Ltd. Şti.',
  tursabNo: '16840',
  phone: '+90 242 000 16 84',
  email: 'merhaba@kiyi.example',
  address: 'Kaş / Antalya',
  signer: 'Deniz Arslan',
  office: 'her gün 09.00–21.00',
};

const filled = (body: string, values: Parameters<typeof fillBody>[1]) =>
  fillBody(body, values).map((lines) => lines.map(textOf));

describe('a body', () => {
  it('loses the line of a zero amount and nothing else', () => {
    const body = 'Toplam: {{toplam}}\nTemizlik: {{temizlik}}\nDepozito: {{depozito}}';
    expect(filled(body, { toplam: '5.000 ₺', temizlik: null, depozito: '' })).toEqual([
      ['Toplam: 5.000 ₺'],
    ]);
  });

  it('loses the heading of a list that is empty, and the paragraph with it', () => {
    expect(filled('Bir\n\nHesaplar:\n{{banka_listesi}}\n\nSon', {})).toEqual([['Bir'], ['Son']]);
    expect(filled('Hesaplar:\n{{banka_listesi}}', { banka_listesi: 'A\nB' })).toEqual([
      ['Hesaplar:', 'A', 'B'],
    ]);
    expect(filled('Buyurun:', {})).toEqual([['Buyurun:']]);
    expect(filled('{{toplam}}\nSon satır', {})).toEqual([['Son satır']]);
  });

  it('fills once: a name that looks like a variable stays a name', () => {
    expect(filled('{{ad_soyad}} {{toplam}}', { ad_soyad: '{{toplam}}', toplam: '1 ₺' })).toEqual([
      ['{{toplam}} 1 ₺'],
    ]);
    expect(filled('{{constructor}} x', {})).toEqual([]);
  });

  it('keeps line ends of Windows and empty lines apart', () => {
    expect(filled('a\r\nb\r\n \r\n\r\nc', {})).toEqual([['a', 'b'], ['c']]);
    expect(filled('', {})).toEqual([]);
  });
});

describe('a subject', () => {
  it('is one line whatever the values are', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aş {}\r\n\0\t\u2028') }), (name) => {
        expect(fillLine('Merhaba {{ad_soyad}}', { ad_soyad: name })).not.toMatch(
          /[\u0000-\u001f\u007f]/,
        );
      }),
    );
    expect(fillLine('A {{ad_soyad}} B', { ad_soyad: 'x\r\nBcc: y@z.tr' })).toBe(
      'A x Bcc: y@z.tr B',
    );
    expect(fillLine('Toplam {{toplam}}!', {})).toBe('Toplam !');
  });
});

describe('a mail', () => {
  const values = sampleValues('https://kiyi.example', {
    acente_unvan: 'Kıyı',
    tursab_no: '16840',
  });

  it('is shown with a value for every variable', () => {
    expect(Object.keys(MAIL_VARIABLES).filter((name) => !values[name as MailVariable])).toEqual([]);
  });

  it('is whole for every template: nothing unfilled, a button where one belongs', () => {
    for (const [key, { shipped }] of Object.entries(MAIL_TEMPLATE_RULES)) {
      const mail = renderMail(shipped, values, FRAME, 'https://kiyi.example/git?x=1&y=2');
      expect([key, /\{\{|\}\}|undefined|null/.test(mail.subject + mail.text)]).toEqual([
        key,
        false,
      ]);
      expect(mail.html.includes('class="button"')).toBe(shipped.action !== null);
      expect(mail.text).toContain('TÜRSAB belge no 16840');
    }
  });

  it('has no button without an address it may lead to', () => {
    const template = { subject: 's', body: 'b', action: 'Git' };
    for (const url of [null, 'javascript:alert(1)', 'https://x" onclick="y']) {
      expect(renderMail(template, {}, FRAME, url).html).not.toContain('class="button"');
    }
  });

  it('has its button above the signature', () => {
    const template = { subject: 's', body: 'Bir\n\nSevgiyle,\nKıyı', action: 'Git' };
    const { html, text } = renderMail(template, {}, FRAME, 'https://kiyi.example/git');
    expect(text.indexOf('Git:')).toBeLessThan(text.indexOf('Sevgiyle'));
    expect(html.indexOf('>Git<')).toBeLessThan(html.lastIndexOf('Sevgiyle'));
    const single = renderMail({ ...template, body: 'Bir' }, {}, FRAME, 'https://kiyi.example/git');
    expect(single.text).toMatch(/^Bir\n\nGit:/);
  });

  it('lines facts up, links only our own addresses, and breaks lists into lines', () => {
    const template = {
      subject: 's',
      body: 'Kod: {{rezervasyon_kodu}}\nKonum: {{konum_link}}\n\n{{ad_soyad}}\n\nHesap:\n{{banka_listesi}}',
      action: null,
    };
    const { html, text } = renderMail(
      template,
      { ...values, ad_soyad: 'https://kotu.example', banka_listesi: 'A\nB' },
      FRAME,
      null,
    );
    expect(html).toContain('>Kod</td>');
    expect(html).toContain('href="https://www.google.com/maps?q=36.2652,29.4142"');
    expect(html).not.toContain('href="https://kotu.example"');
    expect(html).toContain('A<br>B');
    expect(text).toContain('Kod: KY27-ABCD2345\nKonum: https://www.google.com/maps');
  });

  it('shows links as words: a button below the sentence, none beside the button of the mail', () => {
    const guests = 'https://kiyi.example/konaklamam?baglanti=x#misafirler';
    const template = { subject: 's', body: 'Buradan doldurun: {{misafir_linki}}', action: 'Git' };
    const rendered = (url: string) => renderMail(template, { misafir_linki: guests }, FRAME, url);
    const { html, text } = rendered('https://kiyi.example/git');
    expect(html).toContain('>Misafir listesini doldur</a>');
    expect(html.replaceAll(/href="[^"]*"/g, '')).not.toContain(guests);
    expect(text).toContain(`Buradan doldurun: ${guests}`);
    expect(rendered(guests).html).not.toContain('Misafir listesini doldur');
    const next = { ...template, body: `${template.body}\nKodunuz: KY27` };
    const said = renderMail(next, { misafir_linki: guests }, FRAME, null).html;
    expect(said.indexOf('Kodunuz')).toBeGreaterThan(said.indexOf('Misafir listesini doldur'));
  });

  it('gives an IBAN that is copied as one word, below the heading of the accounts', () => {
    const body = 'Banka hesaplarımız:\n{{banka_listesi}}';
    const { html } = renderMail({ subject: 's', body, action: null }, values, FRAME, null);
    expect(html).toContain('>Alıcı</td>');
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('TR330006100519786457841326');
    // In one piece it would be wider than a phone beside its heading.
    const pieces = [...html.matchAll(/inline-block;padding-right:4px">(\w+)</g)];
    expect(pieces.map(([, piece]) => piece).join(' ')).toBe('TR33 0006 1005 1978 6457 8413 26');
    expect(html).not.toMatch(/monospace;white-space/);
  });

  it('shows the karekod of an account as a picture, and nobody else’s', () => {
    const body = 'Banka hesaplarımız:\n{{banka_listesi}}';
    const mail = { subject: 's', body, action: null };
    const said = (site: string) =>
      renderMail(
        mail,
        {
          banka_listesi: `Banka: Örnek\nOkutun: ${site}/v1/website/bank/1/karekod.gif?amount=5&code=x`,
        },
        FRAME,
        null,
      );
    const { html, text } = said('https://kiyi.example');
    expect(html).toContain(
      '<img src="https://kiyi.example/v1/website/bank/1/karekod.gif?amount=5&amp;code=x" alt="Okutun"',
    );
    expect(text).toContain('Okutun: https://kiyi.example/v1/website/bank/1/karekod.gif');
    expect(said('https://kiyi.example.kotu.example').html).not.toContain('<img');
  });

  it('offers the houses of a refusal, each with its own link, to our own addresses only', () => {
    const body = 'Boş evler:\n{{benzer_evler}}';
    const houses =
      'Villa Lodos, Kalkan: 42.500 ₺ → https://kiyi.example/villa/lodos\nVilla Ters: 1 ₺ → javascript:alert(1)';
    const mail = { subject: 's', body, action: null };
    const { html, text } = renderMail(mail, { benzer_evler: houses }, FRAME, null);
    expect(html).toContain('>Villa Lodos, Kalkan</td>');
    expect(html).toContain('<a href="https://kiyi.example/villa/lodos"');
    expect(html).not.toContain('href="javascript');
    expect(text).toContain('Villa Lodos, Kalkan: 42.500 ₺ https://kiyi.example/villa/lodos');
    expect(renderMail(mail, { benzer_evler: null }, FRAME, null).text).not.toContain('Boş evler');
  });

  it('shows the house in a width that every program keeps', () => {
    const picture = { src: 'https://kiyi.example/media/a-1280.jpg', alt: 'Villa "Çınar"' };
    const { html } = renderMail(
      { subject: 's', body: 'b', action: null },
      {},
      FRAME,
      null,
      picture,
    );
    expect(html).toContain('alt="Villa &quot;Çınar&quot;" width="600"');
  });

  it('runs nothing that a guest put into a field', () => {
    const nasty = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onmouseover='alert(1)",
      '<a href="javascript:alert(1)">x</a>',
      '</td></table><iframe src=//x>',
    ];
    for (const name of nasty) {
      const { html } = renderMail(
        {
          subject: '{{ad_soyad}}',
          body: 'Ad: {{ad_soyad}}\nAd: {{ad_soyad}}\n\n{{ad_soyad}}',
          action: null,
        },
        { ad_soyad: name },
        FRAME,
        null,
      );
      expect(html).toContain(escapeHtml(name));
      expect(html).not.toContain(name);
    }
  });

  it('leaves out what the agency has not filled in', () => {
    const bare = { ...FRAME, tursabNo: '', phone: '', address: '' };
    expect(renderMail({ subject: 's', body: 'b', action: null }, {}, bare, null).text).toBe(
      'b\n\n-- \nKıyı Turizm Ltd. Şti.\nmerhaba@kiyi.example\n',
    );
  });
});

describe('the values of a reservation', () => {
  const facts = (changed: Partial<ReservationFacts> = {}): ReservationFacts => ({
    code: 'KY26-ABCD2345',
    firstName: 'Gülşah',
    lastName: 'Öztürk',
    phone: '+905321234567',
    checkIn: '2027-05-10',
    checkOut: '2027-05-17',
    nights: 7,
    adults: 2,
    children: 0,
    babies: 0,
    total: 3_500_000,
    prepayment: 700_000,
    createdAt: '2027-03-01T09:30:00.000Z',
    today: '2027-03-01',
    paymentParts: null,
    extras: 0,
    agencyExtras: 0,
    extrasPaid: 0,
    cleaning: 0,
    deposit: 500_000,
    paid: 0,
    status: 'confirmed',
    holdExpiresAt: null,
    optionExpiresAt: null,
    villa: {
      name: 'Villa Çınar',
      permitNo: null,
      checkInTime: '16:00',
      checkOutTime: '10:00',
      latitude: null,
      longitude: 29,
    },
    greeter: { name: null, phone: null },
    ...changed,
  });

  it('are nothing where there is nothing to say', () => {
    expect(reservationValues(facts(), [], agreedTiers([]))).toMatchObject({
      ad_soyad: 'Gülşah Öztürk',
      telefon: '+90 532 123 45 67',
      giris_tarihi: '10 Mayıs 2027 Pazartesi',
      belge_no: '–',
      cocuk: null,
      temizlik: null,
      opsiyon_bitis: null,
      konum_link: null,
      karsilayan_tel: null,
      banka_listesi: expect.stringContaining('bizi arayın'),
      iptal_kosullari: null,
      kalan: '28.000 ₺',
    });
  });

  it('ask at the door only for what is left', () => {
    const left = (paid: number) => reservationValues(facts({ paid }), [], agreedTiers([])).kalan;
    expect([0, 700_000, 1_700_000, 3_500_000, 4_000_000].map(left)).toEqual([
      '28.000 ₺',
      '28.000 ₺',
      '18.000 ₺',
      null,
      null,
    ]);
    const off = facts({ status: 'expired', agencyExtras: 100 });
    expect(reservationValues(off, [], agreedTiers([]))).toMatchObject({
      kalan: null,
      ek_hizmet_borcu: null,
    });
  });

  it('tell the tiers of a cancellation from far to near', () => {
    const tiers = [
      { daysBefore: 0, keptRate: 10_000 },
      { daysBefore: 60, keptRate: 0 },
      { daysBefore: 30, keptRate: 2550 },
    ];
    expect(reservationValues(facts(), [], agreedTiers(tiers)).iptal_kosullari).toBe(
      'Girişe 60 gün ve daha fazla kala: kesinti yok\nGirişe 30–59 gün kala: kesinti %25,5\nGirişe 0–29 gün kala: iade yok',
    );
  });

  it('name the accounts in lira alone, with a BIC for who pays from abroad', async () => {
    const account = { bank: 'Örnek', holder: 'Kıyı', iban: 'TR310006200000168400001111' };
    const accounts = [
      { ...account, currency: 'TRY', karekod: null },
      { ...account, currency: 'EUR', karekod: null },
    ];
    const listIn = async (language: 'tr' | 'de') =>
      reservationValues(facts(), accounts, agreedTiers([]), await loadMailVoice(language))
        .banka_listesi;
    expect(await listIn('tr')).toBe(
      'Banka: Örnek (TRY)\nAlıcı: Kıyı\nIBAN: TR310006200000168400001111',
    );
    expect(await listIn('de')).toBe(
      'Bank: Örnek (TRY)\nKontoinhaber: Kıyı\nIBAN: TR310006200000168400001111\nBIC (SWIFT): TGBATRIS',
    );
    expect(reservationValues(facts(), accounts.slice(1), agreedTiers([])).banka_listesi).toContain(
      'bizi arayın',
    );
  });

  it('print accounts and moments as people read them', () => {
    const values = reservationValues(
      facts({
        holdExpiresAt: '2026-11-21T11:30:00.000Z',
        optionExpiresAt: '2026-11-22T11:30:00.000Z',
      }),
      [
        {
          bank: 'Örnek',
          holder: 'Kıyı',
          iban: 'TR330006100519786457841326',
          currency: 'TRY',
          karekod: null,
        },
      ],
      agreedTiers([]),
    );
    expect(values.banka_listesi).toBe(
      'Banka: Örnek (TRY)\nAlıcı: Kıyı\nIBAN: TR330006100519786457841326',
    );
    expect(values.yanit_sozu).toBe('En geç 21 Kasım 2026 Cumartesi, saat 14.30’da yanıtlarız');
    expect(values.talep_bitis).toBe('21 Kasım 2026 Cumartesi, saat 14.30');
    expect(values.opsiyon_bitis).toBe('22 Kasım 2026 Pazar, saat 14.30');
  });
});
