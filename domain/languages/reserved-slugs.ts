import { LANGUAGE_CODES } from './languages.ts';

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
