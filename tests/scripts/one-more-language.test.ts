import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';

/*
 * Dutch as a language of a copy: the folder is German's with another word, the row a new one. And one that
 * has German's row as well, so that all that is written to its guests is what Germans get; and one that is
 * read from right to left.
 */
const ROWS = `  nl: {
    name: 'Nederlands',
    offer: 'Deze pagina is er ook in het Nederlands',
    locale: 'nl-NL',
    direction: 'ltr',
    currency: 'EUR',
    whatsapp: 'nl',
  },
  gsw: {
    name: 'Schwiizertüütsch',
    offer: 'Diese Seite gibt es auch auf Deutsch',
    locale: 'de-DE',
    direction: 'ltr',
    currency: 'EUR',
    whatsapp: 'de',
  },
  ar: {
    name: 'العربية',
    offer: 'هذه الصفحة متوفرة بالعربية أيضًا',
    locale: 'ar-EG',
    direction: 'rtl',
    currency: 'EUR',
    whatsapp: 'ar',
  },
} as const satisfies`;

/** What a program of the copy says in it. */
const PROGRAM = `
import { formatsOf } from '#domain/languages/formats.ts';
import { LANGUAGE_CODES, languageOfPath } from '#domain/languages/languages.ts';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import { loadLocalNames, localPath, sourcePath } from '#domain/languages/local-path.ts';
import { loadMailMessages, loadMails } from '#domain/languages/mail-messages.ts';
import { loadIslandMessages, loadPageMessages, loadScriptMessages } from '#domain/languages/messages.ts';
import { loadPaperMessages } from '#domain/languages/paper-messages.ts';
import { loadRefusalWords } from '#domain/languages/refusals.ts';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { isReservedSlug } from '#domain/languages/reserved-slugs.ts';
const names = await loadLocalNames('nl');
const path = localPath('/konaklamam?kod=1', 'nl', names);
const rooms = [await loadIslandMessages('nl'), await loadPageMessages('nl'), await loadScriptMessages('nl')];
console.log(JSON.stringify({
  codes: LANGUAGE_CODES,
  asked: LanguageSchema.parse('nl'),
  path, back: sourcePath(path, names), of: languageOfPath(path), reserved: isReservedSlug('nl'),
  day: formatsOf('nl').dayLong('2026-11-21'),
  money: formatsOf('nl').money(3430000).replace(/\\s/g, ' '),
  refused: (await loadRefusalWords('nl')).ofCall('NOT_FOUND', '?'),
  rooms: rooms.map((room) => Object.keys(room).length > 0),
  mail: (await loadMails('nl')).mails.talep_alindi.subject,
  around: typeof (await loadMailMessages('nl')),
  paper: (await loadPaperMessages('nl')).titles.voucher,
  lexicons: (await loadLexicons('nl')).length - (await loadLexicons()).length,
}));
`;

/** What a guest of each language gets: every mail, its links and values, and papers, as texts. */
const WRITTEN = `
import { agency, documentStay } from '#domain/guest-documents/guest-documents.testing.ts';
import { composeOffer } from '#domain/guest-documents/offer.ts';
import { translateDocument } from '#domain/guest-documents/translate.ts';
import { composeVoucher } from '#domain/guest-documents/voucher.ts';
import { formatsOf } from '#domain/languages/formats.ts';
import { LANGUAGE_CODES } from '#domain/languages/languages.ts';
import { loadPaperMessages } from '#domain/languages/paper-messages.ts';
import { renderMail } from '#domain/mail/render.ts';
import { sampleValues } from '#domain/mail/sample.ts';
import { MAIL_TEMPLATE_RULES } from '#domain/mail/templates.ts';
import { loadMailVoice, loadShippedMail } from '#domain/mail/voice.ts';
import { agreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';
const site = 'https://villas.example';
const frame = { siteName: 'Coast', siteUrl: site, agency: 'Coast', tursabNo: '1', phone: '', email: 'a@villas.example', address: '', signer: 'Deniz', office: '' };
const voucher = composeVoucher({
  ...documentStay(), code: 'KY27-ABCDEFGH', guest: { name: 'Ann Lee', phone: '+905321234567' }, paid: 700001, extrasPaid: 0,
  depositTaker: 'owner', address: '', map: null, greeter: { name: 'Omer', phone: null }, included: [], houseRules: [],
  tiers: agreedTiers([{ daysBefore: 30, keptRate: 5000 }, { daysBefore: 0, keptRate: 10000 }]),
}, agency(), '2027-01-21');
const offer = composeOffer({
  customerName: 'Ann Lee', message: '', expiresAt: '2027-01-22T09:00:00.000Z', link: site,
  stays: [{ villa: 'Lodos', checkIn: '2027-06-28', checkOut: '2027-07-03', nights: 5, adults: 2, children: 1, babies: 1, before: null, total: 2505000, reason: null }],
}, agency(), '2027-01-21');
const written = {};
for (const language of LANGUAGE_CODES) {
  const voice = await loadMailVoice(language);
  const paper = { language, formats: formatsOf(language), words: await loadPaperMessages(language), own: new Map() };
  const texts = written[language] = {};
  if (language === 'tr') continue;
  for (const paperOf of [voucher, offer]) texts[paperOf.title] = JSON.stringify(translateDocument(paperOf, paper));
  for (const key of Object.keys(MAIL_TEMPLATE_RULES)) {
    const shipped = await loadShippedMail(key, language);
    if (shipped === null) continue;
    const mail = renderMail(shipped, sampleValues(site, {}, voice), { ...frame, voice }, site);
    texts[key] = [mail.subject, mail.text, mail.html].join(' / ');
  }
}
console.log(JSON.stringify(written));
`;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kiyi-language-'));
  const isSource = (path: string) =>
    !/\.test(?:ing)?\.ts$/.test(path) || path.endsWith('guest-documents.testing.ts');
  cpSync(join(root, 'domain'), join(copy, 'domain'), { recursive: true, filter: isSource });
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const languages = join(copy, 'domain/languages');
  for (const code of ['nl', 'gsw', 'ar']) {
    cpSync(join(languages, 'de'), join(languages, code), { recursive: true });
    for (const file of globSync(`${code}/*.ts`, { cwd: languages })) {
      const text = readFileSync(join(languages, file), 'utf8');
      writeFileSync(join(languages, file), text.replaceAll("'de'", `'${code}'`));
    }
  }
  const table = join(languages, 'languages.ts');
  const rows = readFileSync(table, 'utf8');
  writeFileSync(table, rows.replace('} as const satisfies', ROWS));
  writeFileSync(join(copy, 'say.ts'), PROGRAM);
  writeFileSync(join(copy, 'write.ts'), WRITTEN);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Above all mails of many languages: a fifth of a megabyte each. */
const MAX_SAID = 64_000_000;
const run = (program: string) =>
  String(
    execFileSync(process.execPath, ['--no-warnings', program], { cwd: copy, maxBuffer: MAX_SAID }),
  );

it('is one folder and one row: addresses, dates, refusals, mails, papers and search speak it', () => {
  expect(JSON.parse(run('say.ts'))).toEqual({
    codes: ['tr', 'en', 'de', 'ru', 'nl', 'gsw', 'ar'],
    asked: 'nl',
    path: '/nl/mein-aufenthalt?kod=1',
    back: '/konaklamam?kod=1',
    of: 'nl',
    reserved: true,
    day: 'zaterdag 21 november 2026',
    money: '₺ 34.300',
    refused: 'Das Gesuchte wurde nicht gefunden.',
    rooms: [true, true, true],
    mail: expect.stringContaining('{{villa_adi}}'),
    around: 'object',
    paper: expect.stringMatching(/\S/),
    lexicons: 0,
  });
});

it('writes each mail and paper of its guests with its own words and nobody else’s', () => {
  const { de, nl, gsw, ar } = JSON.parse(run('write.ts')) as Record<string, Record<string, string>>;
  expect(Object.keys(nl!).length).toBeGreaterThan(30);
  expect(Object.keys(nl!)).toEqual(Object.keys(de!));
  // German's folder and German's row: every difference would be a language that code names.
  const asGerman = (text: string) =>
    text.replaceAll('lang="gsw"', 'lang="de"').replaceAll('"language":"gsw"', '"language":"de"');
  for (const [key, text] of Object.entries(gsw!)) expect(asGerman(text), key).toBe(de![key]);
  // Its facts begin and end on the other side.
  const confirmed = { de: de!.rezervasyon_onay, ar: ar!.rezervasyon_onay };
  expect(confirmed.de).not.toContain('dir="rtl"');
  expect(confirmed.de).toContain('text-align:right');
  expect(confirmed.ar).toContain('<html lang="ar" dir="rtl">');
  expect(confirmed.ar).not.toMatch(/text-align:right|padding:7px 12px 7px 0/);
  const all = Object.values(nl!).join('\n');
  expect(all).not.toMatch(/undefined|\[object|NaN|\{\{/);
});
