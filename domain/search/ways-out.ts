import type { SearchIndex } from './search-index.ts';
import type { SearchQuery } from './query.ts';
import { searchVillas } from './search.ts';

/**
 * A wish that can be given up: `dates`, `guests`, `town`, `district`, `type`, `bedrooms`,
 * `minPrice`, `maxPrice` as a whole, a feature by itself as `feature:<slug>`.
 */
export type Wish = string;

/** Wishes that stand in the way, and how many villas match without them. */
export type WayOut = { drop: Wish[]; villas: number };

/** With more wishes than this, pairs of them are not tried one by one. */
const MOST_PAIRED = 12;

/**
 * For a query that finds nothing: which single wish to give up, the one that opens most first; where
 * none alone is enough, which two; and where even that finds nothing, all but dates and guests.
 * Throws RangeError when a date is none.
 */
export function findWaysOut(index: SearchIndex, query: SearchQuery, limit: number): WayOut[] {
  const wishes = listWishes(query);
  const open = (drops: Wish[][]) =>
    drops
      .map((drop) => ({ drop, villas: countWithout(index, query, drop) }))
      .filter(({ villas }) => villas > 0)
      .toSorted((a, b) => b.villas - a.villas)
      .slice(0, limit);

  const single = open(wishes.map((wish) => [wish]));
  if (single.length > 0) return single;
  const paired = wishes.length > MOST_PAIRED ? [] : open(pairsOf(wishes));
  if (paired.length > 0) return paired;
  const rest = wishes.filter((wish) => wish !== 'dates' && wish !== 'guests');
  return rest.length > 0 ? open([rest]) : [];
}

function listWishes(query: SearchQuery): Wish[] {
  const { checkin, checkout, adults, children, babies, feature } = query;
  const wishes: [Wish, boolean][] = [
    ['dates', checkin !== undefined && checkout !== undefined],
    ['guests', adults > 1 || children > 0 || babies > 0],
    ['town', query.town.length > 0],
    ['district', query.district.length > 0],
    ['type', query.type.length > 0],
    ['bedrooms', query.bedrooms !== undefined],
    ['minPrice', query.minPrice !== undefined],
    ['maxPrice', query.maxPrice !== undefined],
    ...feature.map((slug): [Wish, boolean] => [`feature:${slug}`, true]),
  ];
  return wishes.flatMap(([wish, isAsked]) => (isAsked ? [wish] : []));
}

function pairsOf(wishes: readonly Wish[]): Wish[][] {
  return wishes.flatMap((one, i) => wishes.slice(i + 1).map((other) => [one, other]));
}

function countWithout(index: SearchIndex, query: SearchQuery, drop: readonly Wish[]): number {
  const rest: SearchQuery = { ...query, sort: 'recommended', skip: 0, take: 0 };
  for (const wish of drop) {
    if (wish === 'dates') {
      delete rest.checkin;
      delete rest.checkout;
    } else if (wish === 'guests') {
      Object.assign(rest, { adults: 1, children: 0, babies: 0 });
    } else if (wish === 'town' || wish === 'district' || wish === 'type') rest[wish] = [];
    else if (wish === 'bedrooms' || wish === 'minPrice' || wish === 'maxPrice') delete rest[wish];
    else rest.feature = rest.feature.filter((slug) => wish !== `feature:${slug}`);
  }
  return searchVillas(index, rest).total;
}
