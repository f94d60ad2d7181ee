import { describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { loadMails } from '#domain/languages/mail-messages.ts';
import { renderMail } from './render.ts';
import { sampleValues } from './sample.ts';
import { MAIL_TEMPLATE_RULES } from './templates.ts';
import { placeholdersIn } from './variables.ts';
import { loadMailVoice, loadShippedMail } from './voice.ts';

const SITE = 'https://villas.example';
const AGENCY = { imza: 'Deniz', acente_unvan: 'Blue Coast Travel', tursab_no: '1234' };
/** What somebody wrote: the agency, a guest. */
const WRITTEN = {
  ad_soyad: 'Ann Lee',
  hasar: 'a broken glass',
  konu: 'a villa',
  mesaj: 'Two are free.',
  basvuru_yaniti: 'A copy.',
  karsilayan_adi: 'Omer',
  istek_yaniti: '',
};
/** Names that stay in every language. */
const NAMES = /TÜRSAB|KVKK|Villa Örnek|Villa Lodos|Örnek Bankası|Kalkan/g;
const TURKISH =
  /[ğşıİ]|\b(ve|ile|için|gece|merhaba|villa(nız|nın)|sevgiyle|toplam|giriş|çıkış|ödeme|kalan|kala|iade|kesinti|onaylandı|talep|konaklamam|saat|her gün)\b/iu;

describe.each(OTHER_LANGUAGES)('mails in %s', (language) => {
  const translated = Object.entries(MAIL_TEMPLATE_RULES).filter(
    ([, rule]) =>
      (rule.audience === 'guest' || rule.audience === 'address') && rule.readWith !== 'security',
  );

  it('are those that visitors read, and no others', async () => {
    const { mails } = await loadMails(language);
    expect(Object.keys(mails).toSorted()).toEqual(translated.map(([key]) => key).toSorted());
  });

  it.each(translated)('%s says the same with the same variables', async (key, rule) => {
    const text = await loadShippedMail(key, language);
    expect(text, key).not.toBeNull();
    const said = ({ subject, body }: { subject: string; body: string }) =>
      placeholdersIn(`${subject} ${body}`).toSorted();
    expect(said(text!)).toEqual(said(rule.shipped));
    expect(text!.action === null).toBe(rule.shipped.action === null);
    expect(text!.body.split('\n\n')).toHaveLength(rule.shipped.body.split('\n\n').length);
  });

  // “суббота, 18 сентября” is a nominative: no preposition can stand before it.
  it.each(language === 'ru' ? translated : [])('%s governs no day', async (key) => {
    const { subject, body } = (await loadShippedMail(key, language))!;
    const governed =
      /(?<!\p{L})(?:на|с|до|в|во|по|к|от|за|для|после|перед|даты|ночи) \{\{\w+_(?:tarihi|gunu)\}\}/giu;
    expect(`${subject} ${body}`.match(governed)).toBeNull();
  });

  it.each(translated)('%s has no Turkish word but names', async (key) => {
    const voice = await loadMailVoice(language);
    const text = (await loadShippedMail(key, language))!;
    const values = { ...sampleValues(SITE, AGENCY, voice), ...WRITTEN };
    const frame = {
      siteName: 'Blue Coast',
      siteUrl: SITE,
      agency: 'Blue Coast Travel',
      tursabNo: '1234',
      phone: '',
      email: 'hello@villas.example',
      address: '',
      signer: 'Deniz',
      office: '',
      voice,
    };
    const mail = renderMail(text, values, frame, `${SITE}/page`);
    const words = `${mail.subject}\n${mail.text}`.replace(/https:\S+/g, '').replace(NAMES, '');
    expect(words).not.toMatch(TURKISH);
    expect(mail.text).not.toMatch(/\{\{|\}\}/);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('lines the facts of a stay up', async () => {
    const voice = await loadMailVoice(language);
    const text = (await loadShippedMail('rezervasyon_onay', language))!;
    const values = sampleValues(SITE, AGENCY, voice);
    const frame = { ...EMPTY, voice };
    const { html } = renderMail(text, values, frame, SITE);
    const rows = html.match(/<td class="soft rule"/g) ?? [];
    expect(rows.length).toBeGreaterThanOrEqual(8 + 7 + 3);
  });

  it('has nothing for accounts and the agency, who read Turkish', async () => {
    expect(await loadShippedMail('sifre_sifirlama', language)).toBeNull();
    expect(await loadShippedMail('yeni_talep_yonetici', language)).toBeNull();
  });
});

const EMPTY = {
  siteName: '',
  siteUrl: SITE,
  agency: '',
  tursabNo: '',
  phone: '',
  email: '',
  address: '',
  signer: '',
  office: '',
};

it('writes what waited in the outbox in the language', async () => {
  const voice = await loadMailVoice('en');
  expect(sampleValues(SITE, AGENCY, voice)).toMatchObject({
    tutar: '₺8,400',
    istek: 'check-out at 13:00',
    istek_yaniti: 'Approved. Ev o gün boş; saat 13.00’e kadar kalabilirsiniz.',
    yanit_sozu: 'We will reply by Monday, 1 March 2027 at 16:30 (Turkish time) at the latest',
    iptal_kosullari: expect.stringContaining('30–59 days before arrival: fee 50%'),
    calisma_saatleri: 'every day 09:00–21:00',
  });
});
