import { isDay, type Day } from '#domain/values/dates.ts';

/** Most villas in a comparison. */
const MAX = 12;
const SLUG = /^[a-z0-9-]{1,120}$/;
const MAX_ADULTS = 30;

/** Marks a shared list: whoever opens it sees that it is somebody else's. */
export const SHARED = 'paylasilan';

/** What the address of a comparison says: `/favoriler?v=a,b&checkin=…&checkout=…&adults=2`. */
export type ComparedList = {
  slugs: string[];
  stay: { checkIn: Day; checkOut: Day } | null;
  adults: number;
  isShared: boolean;
};

/** Reads the address; invalid values are ignored. */
export function readComparedList(query: URLSearchParams): ComparedList {
  const slugs = (query.get('v') ?? '').split(',').filter((slug) => SLUG.test(slug));
  const checkIn = query.get('checkin') ?? '';
  const checkOut = query.get('checkout') ?? '';
  const adults = Number(query.get('adults') ?? 2);
  return {
    slugs: [...new Set(slugs)].slice(0, MAX),
    stay: isDay(checkIn) && isDay(checkOut) && checkIn < checkOut ? { checkIn, checkOut } : null,
    adults: Number.isInteger(adults) && adults >= 1 && adults <= MAX_ADULTS ? adults : 2,
    isShared: query.has(SHARED),
  };
}

/** The address of a list on the page at `path`, with the stay of the page at `query`. */
export function comparedListHref(
  slugs: readonly string[],
  query: URLSearchParams,
  isShared = false,
  path = '/favoriler',
): string {
  const kept = new URLSearchParams();
  for (const name of ['checkin', 'checkout', 'adults']) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  if (isShared) kept.set(SHARED, '1');
  // Built manually, because escaped commas are hard to read and share.
  return `${path}?v=${slugs.join(',')}${kept.size > 0 ? `&${kept}` : ''}`;
}
