import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/messages.ts';
import { findPartyProblem } from '#domain/villas/capacity.ts';
import {
  refuseBeyond,
  refuseClosed,
  refuseDays,
  refuseMinNights,
  refusePast,
  refuseTaken,
  refuseTooLong,
  withSuggestion,
} from '#domain/reservations/refusals.ts';
import { tooManyOpenRequests } from '#domain/reservations/open-requests.ts';
import { formatsOf } from './formats.ts';
import { OTHER_LANGUAGES } from './languages.ts';
import { loadErrorMessages } from './messages.ts';
import { loadRefusalWords } from './refusals.ts';
import turkishPapers from './tr/papers.ts';
import { rewritten } from './written-values.ts';

const SUGGESTED = { checkIn: '2027-06-28', checkOut: '2027-07-03' };
const ONE_CHILD = { maxAdults: 4, maxChildren: 1, maxBabies: 2, capacity: 6 };
const LIMITS = { maxAdults: 4, maxChildren: 0, maxBabies: 2, capacity: 6 };

it.each([
  [refuseTaken('2027-06-15').message, 'The night of Tue, 15 Jun 2027 is taken.'],
  [
    withSuggestion(refuseTaken('2027-06-15'), SUGGESTED).message,
    'The night of Tue, 15 Jun 2027 is taken. 28 June – 3 July 2027 would be possible.',
  ],
  [
    withSuggestion(refuseMinNights(5), null).message,
    'The shortest stay for these dates is 5 nights. Try other dates, or give us a call.',
  ],
  [refuseClosed('2027-06-15').message, 'The night of Tue, 15 Jun 2027 is not on sale.'],
  [
    refusePast('2027-06-15').message,
    'The arrival has already passed. The earliest possible arrival is Tue, 15 Jun 2027.',
  ],
  [
    refuseBeyond('2027-06-15').message,
    'Nights are on sale until Tuesday, 15 June 2027; that is the latest possible departure.',
  ],
  [
    refuseDays({ arrivalDays: [6, 7], departureDays: null }, null, SUGGESTED)[0]?.message ?? '',
    'Arrival is not possible on Mon, 28 Jun 2027. Arrival days in this period: Saturday and Sunday.',
  ],
  [
    refuseTooLong('2027-06-15').message,
    'You can rent for at most 100 nights; the latest possible departure is Thu, 23 Sept 2027.',
  ],
  [
    findPartyProblem({ adults: 5, children: 2, babies: 0 }, LIMITS) ?? '',
    '7 guests are too many for this villa: it takes 6; babies under 3 do not count.',
  ],
  [
    findPartyProblem({ adults: 2, children: 2, babies: 0 }, ONE_CHILD) ?? '',
    'This villa takes at most 1 child.',
  ],
  [
    tooManyOpenRequests('+902420000000'),
    'There are requests with this e-mail address or phone that wait for an answer; we cannot take another one until they are settled. If you would rather not wait, call us: +90 242 000 00 00',
  ],
  [
    'İptal ederseniz iade artık 8.400 ₺. Yeni tutarı görüp yeniden gönderin.',
    'If you cancel now, the refund is ₺8,400. Look at the new amount and send again.',
  ],
  [
    `“teras.heic”: ${MESSAGES.IMAGE_UNREADABLE}`,
    '“teras.heic”: The picture could not be opened. The file may be damaged or incomplete; save it again from the original.',
  ],
  [
    '“not.jpg”: Yalnız JPEG, PNG ve WebP resim yükleyebilirsiniz.',
    '“not.jpg”: Only JPEG, PNG and WebP pictures can be uploaded.',
  ],
  [
    '“not.jpg”: Bunu kimse bilmiyor.',
    '“not.jpg”: These dates have just been taken. Please look at other dates.',
  ],
  ['Bu cümleyi kimse bilmiyor.', 'These dates have just been taken. Please look at other dates.'],
])('says in English: %s', async (turkish, english) => {
  const { ofCall } = await loadRefusalWords('en');
  expect(ofCall('DATES_TAKEN', turkish).replaceAll(/\s/g, ' ')).toBe(english);
});

describe.each(OTHER_LANGUAGES)('refusals in %s', (language) => {
  it('have words of their own for every code and sentence', async () => {
    const words = await loadRefusalWords(language);
    const { field } = await loadErrorMessages(language);
    const { codes, field: _general, ...rooms } = await loadErrorMessages('tr');
    for (const [code, said] of Object.entries(codes)) {
      expect(said).toBe(MESSAGES[code as keyof typeof MESSAGES]);
      expect(words.ofCall(code, said), code).not.toBe(said);
    }
    for (const message of Object.values(rooms).flatMap((room) => Object.values(room))) {
      const said = typeof message === 'function' ? message('7', '9') : message;
      expect(words.ofField(said), said).not.toBe(field);
      expect(words.ofField(said), said).not.toMatch(/[ğıİ]/u);
    }
  });

  it('tell what nobody translated by its code', async () => {
    const { ofCall, ofField } = await loadRefusalWords(language);
    const { codes, field } = await loadErrorMessages(language);
    expect(ofCall('NOT_FOUND', 'Böyle bir şey yok.')).toBe(codes.NOT_FOUND);
    expect(ofCall('MONTH_CLOSED', 'Böyle bir şey yok.')).toBe(codes.INTERNAL);
    expect(ofField('Böyle bir şey yok.')).toBe(field);
  });
});

it.each([
  ['12–19 Haziran 2027', '12–19. Juni 2027'],
  ['28 Haziran – 3 Temmuz 2027', '28. Juni – 3. Juli 2027'],
  ['21 Kasım 2026 Cumartesi, 16.00', 'Samstag, 21. November 2026, 16:00'],
  ['21 Kas 2026', '21. Nov. 2026'],
  ['−1.234,56 ₺ ve 50 ₺', '−1.234,56 ₺ ve 50 ₺'],
  ['21 Kasım 2026 Villa Lodos', '21. Nov. 2026 Villa Lodos'],
  ['21 Kas 2026 Cmt Lodos', 'Sa., 21. Nov. 2026 Lodos'],
  ['21 Kasım 2026 Cumalı', '21. Nov. 2026 Cumalı'],
  ['21.11.2026 14.05', '21. November 2026 14:05'],
  ['05.01.2027. Sonra 31.02.2027', '5. Januar 2027. Sonra 31.02.2027'],
  ['Villa 12.50 numara', 'Villa 12:50 numara'],
  ['Serpil 2.500 Sokak', 'Serpil 2.500 Sokak'],
])('writes the values of %s in German', (turkish, german) => {
  const plain = rewritten(turkish, formatsOf('de')).replaceAll(/\s/g, ' ');
  expect(plain.replace(/\.–/, '–')).toBe(german);
});

it.each([
  ['12,50 ₺ ve 1.012,50 ₺', '₺12.50 ve ₺1,012.50'],
  ['%12,35, saat 12.35', '12.35%, saat 12:35'],
  ['12.50 ₺', '12.50 ₺'],
])('takes no amount or rate for a time: %s', (turkish, english) => {
  expect(rewritten(turkish, formatsOf('en'))).toBe(english);
});

/** Source text in which sentences are looked for. */
async function sources(): Promise<string> {
  const { glob, readFile } = await import('node:fs/promises');
  const texts: string[] = [];
  for await (const path of glob('{domain,worker}/**/*.ts')) {
    if (!/^domain\/languages\/[a-z]{2}\/|\.test\.ts$/.test(path))
      texts.push(await readFile(path, 'utf8'));
  }
  return texts.join('\n');
}

it('knows every Turkish sentence as the code says it', async () => {
  const code = await sources();
  const { codes: _codes, field: _field, ...rooms } = await loadErrorMessages('tr');
  const { edges: _edges, binding: _binding, inTurkish: _own, ...papers } = turkishPapers;
  const sentences = [...Object.values(rooms), ...Object.values(papers)]
    .flatMap((room) => Object.values(room))
    .filter((message): message is string => typeof message === 'string');
  // Written from parts, or by the schema's library.
  const composed = /^(Dekont|Bu villa (çocuk|bebek) konaklamasına)/;
  expect(sentences.filter((said) => !code.includes(said) && !composed.test(said))).toEqual([]);
});

it('has words for every code that a public call names', async () => {
  const { glob, readFile } = await import('node:fs/promises');
  const { codes } = await loadErrorMessages('tr');
  // Accounts are people of the agency, and a signature is a payment provider's.
  const missing = new Set<string>();
  for await (const path of glob('worker/features/!(auth)/**/public.routes.ts')) {
    const text = await readFile(path, 'utf8');
    for (const [code] of text.matchAll(/\b[A-Z]{3,}(?:_[A-Z]+)*\b/g))
      if (Object.hasOwn(MESSAGES, code) && !Object.hasOwn(codes, code) && code !== 'BAD_SIGNATURE')
        missing.add(code);
  }
  expect([...missing]).toEqual([]);
});
