import { isReservedSlug } from './reserved-slugs.ts';

/** A Turkish slug of a villa type, and what a language calls it. */
export type SlugPair = { source: string; slug: string };

/** What `/{language}/{slug}` leads to besides the types with a slug of the language. */
export type TakenSlugs = {
  /** Turkish slugs of all places and types, which stand below every language. */
  turkish: ReadonlySet<string>;
  /** Addresses of the product's own pages in the language (`<code>/paths.ts`). */
  pages: readonly string[];
};

/**
 * Whether a type may have a slug in a language: it is two letters or longer and belongs to no page,
 * no place and no other type. `others` are the slugs of the language's other types.
 */
export const isFreeSlug = (
  { source, slug }: SlugPair,
  { turkish, pages }: TakenSlugs,
  others: readonly string[],
): boolean =>
  slug.length >= 2 &&
  !isReservedSlug(slug) &&
  (slug === source || !turkish.has(slug)) &&
  !pages.some((page) => page.split('/')[0] === slug) &&
  !others.includes(slug);

/** Slugs of a language by the Turkish ones; of two alike the first, since one address is one page. */
export function localSlugs(
  pairs: readonly SlugPair[],
  taken: TakenSlugs,
): Readonly<Record<string, string>> {
  const free: SlugPair[] = [];
  for (const pair of pairs) {
    const others = free.map(({ slug }) => slug);
    if (isFreeSlug(pair, taken, others)) free.push(pair);
  }
  return Object.fromEntries(free.map(({ source, slug }) => [source, slug]));
}
