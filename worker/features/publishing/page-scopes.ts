import { DISTRICT_SUFFIX } from '#domain/locations/district-address.ts';

/* The parts that pages are made of. Triggers record which of them changed
   (drizzle/raise-versions.ts), and a page is served as built as long as none of its parts did:

   `shell`            names, menus and contacts around every page
   `villa:<slug>`     everything on the villa's own page, including nights and published reviews
   `card:<slug>`      everything on a villa's card, above all its prices
   `villas`           names of amenities, on the pages of all villas
   `lists`            cards and counts of the home page and the listing
   `place:<slug>`     a region, district or villa type: its text and the cards of its villas
   `places`           how many villas are where, and the pictures that places take from them
   `words`            guests' published reviews, for pages that show the newest
   `page:<section>`, `posts`, `faq`, `team`, `banks`, `documents`: texts
   `language:<code>`  what the agency's texts are in another language, on all its pages
   `calendars`        changed by time only: the months of a page built two days ago */

/** Any change of the site. */
export const ANYTHING = '*';

/** The scope of every page. */
export const SHELL = 'shell';

/** The parts shown on pages by the first segment of their path, besides the shell. */
const SCOPES: Readonly<Record<string, (rest: string) => readonly string[]>> = {
  '': () => ['page:home', 'posts', 'lists', 'places', 'words', 'team'],
  about: () => ['page:about', 'team'],
  blog: () => ['posts'],
  contact: () => [],
  faq: () => ['faq'],
  listing: () => ['lists'],
  'robots.txt': () => [],
  regions: () => ['lists', 'places'],
  'site.webmanifest': () => [],
  'sitemap.xml': () => [ANYTHING],
  villa: (slug) => [`villa:${slug}`, 'villas', 'page:cancel', 'calendars'],
  website: (section) => TEXTS[section] ?? [`page:${section}`],
};

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  banks: ['banks'],
  // With last month's time of response, which changes without a write.
  document: ['documents', 'banks', 'calendars'],
};

/** The scopes of the page at a Turkish path; a path that is not listed is that of a place. */
export function scopesOf(path: string): readonly string[] {
  const [first = '', ...rest] = path.slice(1).split('/');
  const own = Object.hasOwn(SCOPES, first) ? SCOPES[first]?.(rest.join('/')) : undefined;
  return [SHELL, ...(own ?? placeScopes(first))];
}

/** The address of a district may be longer than its slug (district-address.ts). */
function placeScopes(slug: string): string[] {
  const isLong = slug.endsWith(DISTRICT_SUFFIX);
  const district = isLong ? [`place:${slug.slice(0, -DISTRICT_SUFFIX.length)}`] : [];
  return [`place:${slug}`, ...district, 'places'];
}

/** The scopes of the cards that a page has reported (domain/publishing/page-cards.ts). */
export const cardScopes = (reported: string | null | undefined): string[] =>
  (reported ?? '').split(' ').flatMap((slug) => (slug === '' ? [] : [`card:${slug}`]));
