import { isReservedSlug } from '#domain/languages/reserved-slugs.ts';
import { slugify } from '#domain/values/slug.ts';

/** Leaves room for a number within the 80 characters of an address. */
const LONGEST = 70;

/** The slug of a villa's name: "Villa Çınar İçi" → "villa-cinar-ici". Never empty or reserved. */
export function slugStartOf(name: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  if (slug === '') return 'villa';
  return isReservedSlug(slug) ? `${slug}-villa` : slug;
}

/** The first of `start`, `start-2`, `start-3` … that no villa has. */
export function freeSlug(start: string, taken: ReadonlySet<string>): string {
  let slug = start;
  for (let n = 2; taken.has(slug); n += 1) slug = `${start}-${n}`;
  return slug;
}
