import { kilometresBetween } from '#domain/maps/distance.ts';
import { middleOf, type Location } from '#domain/maps/projection.ts';
import type { Day } from '#domain/values/dates.ts';
import { type Bits, countBits, nextBit } from '../index/bitset.ts';
import { keepAnyOf } from '../index/options.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Matches } from './matches.ts';
import type { SearchQuery } from './query.ts';
import { type Filter, listFilters, relax } from './relaxed-filters.ts';
import { findVillas, hitOf, type SearchHit } from './search.ts';

/** What people give up first comes first; an amenity is `feature:<slug>`. */
const GIVEN_UP: readonly Filter[] =
  `instant rating feature bathrooms sea type bounds minPrice minTotal town district maxPrice maxTotal
   bedrooms dates guests`.split(/\s+/);

/** The villas that come nearest, and the filters that they do not meet. */
type Closest = { drop: Filter[]; items: SearchHit[] };

/**
 * For a query that finds nothing: up to `limit` villas without the one filter that is given up most
 * easily, else without as many as it takes, in that order. Instead of a place the nearest villas
 * come first, instead of a price the cheapest, instead of a party the largest; dates are replaced
 * by the nearest free ones where there are any. Null for an agency without villas. Throws
 * RangeError for an invalid date.
 */
export function findClosest(
  index: SearchIndex,
  query: SearchQuery,
  nearest: { checkin: Day; checkout: Day } | undefined,
  limit: number,
): Closest | null {
  const filters = listFilters(query).toSorted((a, b) => rankOf(a) - rankOf(b));
  const tries = [
    ...filters.map((filter) => [filter]),
    ...filters.map((_, i) => filters.slice(0, i + 1)).slice(1),
  ];
  for (const drop of tries) {
    const rest: SearchQuery = {
      ...relax(query, drop),
      ...(drop.includes('dates') && nearest),
      flex: drop.includes('dates') ? 0 : query.flex,
    };
    const matches = findVillas(index, rest);
    if (countBits(matches.all) > 0) {
      const numbers = inOrder(index, query, drop, matches).slice(0, limit);
      return { drop, items: numbers.map((villa) => hitOf(index, matches, villa)) };
    }
    // Together with other filters those dates may not be free: then any will do.
    if (drop.includes('dates') && drop.length > 1) nearest = undefined;
  }
  return null;
}

const rankOf = (filter: Filter): number => GIVEN_UP.indexOf(filter.replace(/:.*/, ''));

function inOrder(
  index: SearchIndex,
  query: SearchQuery,
  drop: readonly Filter[],
  { all, stays }: Matches,
): number[] {
  const villas = listOf(all);
  const by = (key: (villa: number) => number) => {
    const keys = new Map(villas.map((villa) => [villa, key(villa)]));
    return villas.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || a - b);
  };
  if (drop.includes('guests')) return by((villa) => -(index.capacity[villa] ?? 0));
  const middle = drop.includes('town') || drop.includes('district') ? placeOf(index, query) : null;
  if (middle !== null) return by((villa) => awayFrom(index, middle, villa));
  if (drop.includes('maxPrice') || drop.includes('maxTotal')) {
    return by((villa) => stays?.totalOf(villa) ?? index.from[villa] ?? 0);
  }
  return villas;
}

function listOf(bits: Bits): number[] {
  const all: number[] = [];
  for (let v = nextBit(bits, 0); v >= 0; v = nextBit(bits, v + 1)) all.push(v);
  return all;
}

/** The middle of all villas on sale in the places of a query; null where there are none. */
function placeOf({ onSale, options, cards }: SearchIndex, query: SearchQuery): Location | null {
  const there = onSale.slice();
  const spare = new Uint32Array(onSale.length);
  keepAnyOf(there, options.town, query.town, spare);
  keepAnyOf(there, options.district, query.district, spare);
  return middleOf(listOf(there).flatMap((villa) => cards[villa]?.location ?? []));
}

function awayFrom({ cards }: SearchIndex, middle: Location, villa: number): number {
  const location = cards[villa]?.location;
  return location ? kilometresBetween(middle, location) : Infinity;
}
