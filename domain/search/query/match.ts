import { andNot, clearBit, hasBit, nextBit, or } from '../index/bitset.ts';
import type { Bits } from '../index/bitset.ts';
import { keepAsked } from './asked-stays.ts';
import type { FoundStays, Matches } from './matches.ts';
import { findOpenStay, matchOpenStay } from './open-stays.ts';
import { isBetween, isBounded, isWithinBounds } from './price-bounds.ts';
import { findAskedStay } from './query.ts';
import type { AskedStay, SearchQuery } from './query.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { keepTotals, totalIn, totalsIn, totalsOf } from '../index/stay-totals.ts';
import type { StayTotals } from '../index/totals-memory.ts';

/** The villas that sell a stay on the same nights. */
type StayMatches = { stay: StayTotals; villas: Bits };

/**
 * Which of `candidates` match the dates and the price bounds of a query. They may lie in
 * `scratch.filtered`. Throws RangeError for an invalid date.
 */
export function matchVillas(index: SearchIndex, query: SearchQuery, candidates: Bits): Matches {
  const { matched } = index.scratch;
  const open = findOpenStay(query, index.horizon);
  if (open !== null) return matchOpenStay(index, query, open, candidates);
  const stay = findAskedStay(query, index.horizon);
  if (stay === null) {
    matched.set(candidates);
    keepPriced(index, query, matched);
    return { all: matched, stays: null };
  }

  return query.flex === 0
    ? matchStay(index, query, stay, candidates)
    : matchShifted(index, query, stay, candidates);
}

function matchStay(
  index: SearchIndex,
  query: SearchQuery,
  { night, nights }: AskedStay,
  candidates: Bits,
): Matches {
  const { matched } = index.scratch;
  const stay = totalsOf(index, night, nights);
  matched.set(candidates);
  keepAsked(index, query, matched, night, nights);
  keepPricedStays(index, query, { stay, villas: matched });
  const stays: FoundStays = {
    nights,
    nightOf: () => night,
    totalOf: (villa) => totalIn(index, stay, villa),
    totals: () => totalsIn(index, stay, matched),
  };
  return { all: matched, stays };
}

function matchShifted(
  index: SearchIndex,
  query: SearchQuery,
  stay: AskedStay,
  candidates: Bits,
): Matches {
  const { matched, left, shifted } = index.scratch;
  matched.fill(0);
  left.set(candidates);
  const matches = shifted.slice(0, 2 * query.flex + 1).map(({ shift, villas }) => {
    const match = { stay: totalsOf(index, stay.night + shift, stay.nights), villas };
    villas.set(left);
    keepAsked(index, query, villas, stay.night + shift, stay.nights);
    keepPricedStays(index, query, match);
    andNot(left, villas);
    or(matched, villas);
    return match;
  });
  const [first, ...moved] = matches as [StayMatches, ...StayMatches[]];
  // Nobody is in two of them.
  const matchOf = (villa: number): StayMatches =>
    moved.find(({ villas }) => hasBit(villas, villas.length, 0, villa)) ?? first;
  const allTotals = (): Float64Array => {
    const all = (index.scratch.moved ??= new Float64Array(index.size));
    for (const { stay: one, villas } of matches) {
      const own = totalsIn(index, one, villas);
      for (let v = nextBit(villas, 0); v >= 0; v = nextBit(villas, v + 1)) {
        all[v] = own[v] as number;
      }
    }
    return all;
  };
  let totals: Float64Array | null = null;
  const stays: FoundStays = {
    nights: stay.nights,
    nightOf: (villa) => matchOf(villa).stay.night,
    totalOf: (villa) => totalIn(index, matchOf(villa).stay, villa),
    totals: () => (totals ??= allTotals()),
  };
  return { all: matched, stays };
}

/** Keeps the villas whose cheapest night lies within the query's price bounds. */
function keepPriced(index: SearchIndex, { minPrice, maxPrice }: SearchQuery, villas: Bits): void {
  if (minPrice === undefined && maxPrice === undefined) return;
  for (let v = nextBit(villas, 0); v >= 0; v = nextBit(villas, v + 1)) {
    if (!isBetween(index.from[v] as number, minPrice, maxPrice)) {
      clearBit(villas, villas.length, 0, v);
    }
  }
}

/** Keeps the villas whose stay lies within the query's bounds. */
export function keepPricedStays(
  index: SearchIndex,
  query: SearchQuery,
  { stay, villas }: StayMatches,
): void {
  if (!isBounded(query)) return;
  keepTotals(stay);
  for (let v = nextBit(villas, 0); v >= 0; v = nextBit(villas, v + 1)) {
    const fits = isWithinBounds(query, totalIn(index, stay, v), stay.nights);
    if (!fits) clearBit(villas, villas.length, 0, v);
  }
}
