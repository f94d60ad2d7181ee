import { averageNight } from '#domain/reservations/pricing/nightly.ts';
import type { Kurus } from '#domain/values/money.ts';
import { andNot, clearBit, nextBit, or } from '../index/bitset.ts';
import type { Bits } from '../index/bitset.ts';
import { findAskedStay } from './query.ts';
import type { SearchQuery } from './query.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { totalIn, totalsOf } from '../index/stay-totals.ts';
import { keepSellable } from '../index/stays.ts';
import type { StayTotals } from '../index/totals-memory.ts';

/** The villas that sell a stay on the same nights. */
export type StayMatches = { stay: StayTotals; villas: Bits };

/** The villas that match. They lie in the index's working memory until the next search. */
export type Matches = {
  all: Bits;
  /**
   * With dates: who matches at each shift of them, nearest first, nobody twice. Null without.
   */
  stays: readonly StayMatches[] | null;
};

/**
 * Which of `candidates` match the dates and the price bounds of a query. They may lie in
 * `scratch.filtered`. Throws RangeError when a date is none.
 */
export function matchVillas(index: SearchIndex, query: SearchQuery, candidates: Bits): Matches {
  const { matched, left, shifted } = index.scratch;
  const stay = findAskedStay(query, index.horizon);
  if (stay === null) {
    matched.set(candidates);
    keepPriced(index, query, matched);
    return { all: matched, stays: null };
  }

  matched.fill(0);
  left.set(candidates);
  const stays = shifted.slice(0, 2 * query.flex + 1).map(({ shift, villas }) => {
    const match = { stay: totalsOf(index, stay.night + shift, stay.nights), villas };
    villas.set(left);
    keepSellable(index, villas, stay.night + shift, stay.nights);
    keepPricedStays(index, query, match);
    andNot(left, villas);
    or(matched, villas);
    return match;
  });
  return { all: matched, stays };
}

/** Keeps the villas whose cheapest night lies within the query's price bounds. */
function keepPriced(index: SearchIndex, query: SearchQuery, villas: Bits): void {
  const { minPrice, maxPrice } = query;
  if (minPrice === undefined && maxPrice === undefined) return;
  for (let v = nextBit(villas, 0); v >= 0; v = nextBit(villas, v + 1)) {
    if (!isWithin(query, index.from[v] as number)) clearBit(villas, villas.length, 0, v);
  }
}

/** Keeps the villas whose stay lies within the query's bounds: its average night, and its total. */
export function keepPricedStays(
  index: SearchIndex,
  query: SearchQuery,
  { stay, villas }: StayMatches,
): void {
  const { minPrice, maxPrice, minTotal, maxTotal } = query;
  const isBound = [minPrice, maxPrice, minTotal, maxTotal].some((price) => price !== undefined);
  if (!isBound) return;
  for (let v = nextBit(villas, 0); v >= 0; v = nextBit(villas, v + 1)) {
    const total = totalIn(index, stay, v);
    const fits =
      isWithin(query, averageNight(total, stay.nights)) &&
      isWithin({ minPrice: minTotal, maxPrice: maxTotal }, total);
    if (!fits) clearBit(villas, villas.length, 0, v);
  }
}

type PriceBounds = { minPrice?: Kurus | undefined; maxPrice?: Kurus | undefined };

function isWithin({ minPrice, maxPrice }: PriceBounds, price: Kurus): boolean {
  return (
    (minPrice === undefined || price >= minPrice) && (maxPrice === undefined || price <= maxPrice)
  );
}
