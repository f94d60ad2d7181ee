import { DISTRICT_SUFFIX } from '#domain/locations/district-address.ts';
import type { PageScope } from '#domain/publishing/page-scope.ts';

/** Any change of the site. */
export const ANYTHING = '*';

type Scope = PageScope | typeof ANYTHING;

/** The scope of every page. */
export const SHELL = 'shell';

/** The parts shown on pages by the first segment of their path, besides the shell. */
const SCOPES: Readonly<Record<string, (rest: string) => readonly Scope[]>> = {
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

const TEXTS: Readonly<Record<string, readonly Scope[]>> = {
  banks: ['banks'],
  // With last month's time of response, which changes without a write.
  document: ['documents', 'banks', 'calendars'],
};

/** The scopes of the page at a Turkish path; a path that is not listed is that of a place. */
export function scopesOf(path: string): readonly Scope[] {
  const [first = '', ...rest] = path.slice(1).split('/');
  const own = Object.hasOwn(SCOPES, first) ? SCOPES[first]?.(rest.join('/')) : undefined;
  return [SHELL, ...(own ?? placeScopes(first))];
}

/** The address of a district may be longer than its slug (district-address.ts). */
function placeScopes(slug: string): Scope[] {
  const isLong = slug.endsWith(DISTRICT_SUFFIX);
  const district: Scope[] = isLong ? [`place:${slug.slice(0, -DISTRICT_SUFFIX.length)}`] : [];
  return [`place:${slug}`, ...district, 'places'];
}

/** The scopes of the cards that a page has reported (domain/publishing/page-cards.ts). */
export const cardScopes = (reported: string | null | undefined): PageScope[] =>
  (reported ?? '').split(' ').flatMap((slug) => (slug === '' ? [] : [`card:${slug}` as const]));
