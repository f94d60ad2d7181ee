import { DISTRICT_SUFFIX } from '#domain/locations/district-address.ts';

/*
 * What pages are made of. Triggers name what has changed (drizzle/raise-versions.ts), and a page is as
 * it was built as long as nothing of its own did:
 *
 * `shell`            names, menus and contacts around every page
 * `villa:<slug>`     all that the villa's own page shows of it, its nights and approved comments too
 * `card:<slug>`      what a card shows of it, its prices above all
 * `villas`           names of amenities, on the pages of all villas
 * `lists`            cards and counts of the home page and the listing
 * `place:<slug>`     a region, district or villa type: its text and the cards of its villas
 * `places`           how many villas are where, and the pictures that places borrow from them
 * `page:<section>`, `posts`, `faq`, `team`, `banks`, `documents`: texts
 * `calendars`        only time raises it: the months of a page that was built two days ago
 */

/** Something of the site changed, whatever it was. */
export const ANYTHING = '*';

/** What the built pages below each first part of an address show, besides the shell. */
const SCOPES: Readonly<Record<string, (rest: string) => readonly string[]>> = {
  '': () => ['page:home', 'posts', 'lists', 'places'],
  about: () => ['page:about', 'team'],
  blog: () => ['posts'],
  contact: () => [],
  faq: () => ['faq'],
  listing: () => ['lists'],
  'robots.txt': () => [],
  regions: () => ['lists', 'places'],
  'sitemap.xml': () => [ANYTHING],
  villa: (slug) => [`villa:${slug}`, 'villas', 'page:cancel', 'calendars'],
  website: (section) => TEXTS[section] ?? [`page:${section}`],
};

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  banks: ['banks'],
  document: ['documents'],
};

/** The scopes of the page at a path; a path that is not named is that of a place. */
export function scopesOf(path: string): readonly string[] {
  const [first = '', ...rest] = path.slice(1).split('/');
  const own = Object.hasOwn(SCOPES, first) ? SCOPES[first]?.(rest.join('/')) : undefined;
  return ['shell', ...(own ?? placeScopes(first))];
}

/** The address of a district may be longer than its name (district-address.ts). */
function placeScopes(slug: string): string[] {
  const isLong = slug.endsWith(DISTRICT_SUFFIX);
  const district = isLong ? [`place:${slug.slice(0, -DISTRICT_SUFFIX.length)}`] : [];
  return [`place:${slug}`, ...district, 'places'];
}

const VILLA = '/villa/';

/**
 * The scopes of the cards that a villa's page shows below its own facts, as its HTML links them: which
 * villas are alike follows from all of them, so nothing but the page itself can say. One that would
 * stand there since the build comes with the next one; what stands there is never out of date.
 */
export function cardsOn(path: string, html: string): string[] {
  if (!path.startsWith(VILLA)) return [];
  const slugs = [...html.matchAll(/href="\/villa\/([a-z0-9-]+)"/g)].map(([, slug = '']) => slug);
  return [...new Set(slugs)].filter((slug) => path !== VILLA + slug).map((slug) => `card:${slug}`);
}
