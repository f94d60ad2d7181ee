import { LANGUAGE_CODES } from '#domain/languages/languages.ts';
import { fold, foldMarks } from './fold.ts';
import { plainDigits } from './pasted.ts';
import { transliterate } from './transliterate.ts';

/**
 * Text as part of an address: "Kaş – Çukurbağ'da İki Oda" → "kas-cukurbag-da-iki-oda", "Ωμέγα" →
 * "omega". A letter without a Latin one is its number, so that only a text without letters is empty.
 */
export function slugify(text: string): string {
  return fold(transliterate(plainDigits(text)))
    .replace(/(?![a-z0-9])[\p{L}\p{N}]/gu, (letter) => (letter.codePointAt(0) ?? 0).toString(16))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * A file name in plain ASCII, other letters transliterated and case kept: "Görünüş
 * İskele.JPG" → "Gorunus-Iskele.JPG". Never empty, hidden or a path.
 */
export function asciiFileName(name: string): string {
  const ascii = foldMarks(transliterate(name))
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/(?<!-)-*\.[.-]*/g, '.')
    .replace(/-{2,}/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  return ascii === '' ? 'dosya' : ascii;
}

/**
 * Slugs that a region or villa type must not have, since they share `/{slug}` with all other pages:
 * the routes of the specification, the API, languages, and files that browsers and robots request.
 */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  [
    'listing regions villa contact about faq blog enquire guvenli-odeme website dashboard',
    'v1 v2 v3 api media assets static public fonts images',
    'sitemap robots favicon manifest feed rss well-known astro index 404 500 health calendar',
    'login logout admin search offer ara talep yorum firsat-tarihler indirimli-villalar',
    // Turkish words that a page of ours may need, or that visitors would take for one.
    'teklif odeme rezervasyon misafir konaklamam fatura-bilgisi musaitlik mesaj favoriler arama basvuru bulten villalar bolgeler onizleme onay sorular yorumlar',
    ...LANGUAGE_CODES,
  ].flatMap((line) => line.split(' ')),
);

/**
 * True when a slug belongs to a page of ours, begins like a version of the API, or is reserved for
 * a district whose short address is taken (locations/district-address.ts).
 */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.has(slug) || /^v\d+$|-ilcesi$/.test(slug);
}
