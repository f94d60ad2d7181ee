import type { Day } from '#domain/values/dates.ts';
import { averageNight, type NightSpan } from '#domain/reservations/pricing/nightly.ts';
import type { Kurus } from '#domain/values/money.ts';
import { and, andNot, type Bits, countBits, listBits, nextBit, nthBit } from '../index/bitset.ts';
import { applyFilters } from './filters.ts';
import { dayOf } from '../index/horizon.ts';
import { openInSeason } from './coming-season.ts';
import { matchVillas } from './match.ts';
import type { Matches } from './matches.ts';
import type { SearchQuery, SearchSort } from './query.ts';
import { nightSpanOf, type SearchIndex } from '../index/search-index.ts';
import { offer, sortKept } from './top-k.ts';

/** A villa that matches. */
export type SearchHit = NightSpan & {
  /** Villa number: its card is index.cards[villa]. */
  villa: number;
  /** Total of the stay, null without dates. */
  total: Kurus | null;
  /** The average night of the stay; without dates the cheapest coming one. */
  nightly: Kurus;
  /** The stay found, when flexible dates shifted it or only months were given; else missing. */
  checkin?: Day;
  checkout?: Day;
};

export type SearchResult = {
  items: SearchHit[];
  /** All that match, exactly. */
  total: number;
  skip: number;
  take: number;
};

/**
 * The page of villas that match a query. `quoteStay` sells every stay found here at the same total,
 * given the same data and party. Throws RangeError for an invalid date.
 */
export const searchVillas = (index: SearchIndex, query: SearchQuery): SearchResult =>
  pageOf(index, query, findVillas(index, query));

/** All villas that match a query. Throws RangeError for an invalid date. */
export function findVillas(index: SearchIndex, query: SearchQuery): Matches {
  const { filtered } = index.scratch;
  applyFilters(index, query, filtered);
  return matchVillas(index, query, filtered);
}

/** The requested page of the result. */
export function pageOf(index: SearchIndex, query: SearchQuery, matches: Matches): SearchResult {
  const { sort, skip, take } = query;
  const page =
    sort === 'recommended'
      ? pageInOrder(index, matches, skip, take)
      : pageSorted(index, matches, sort, skip, take);
  const items = page.map((villa) => hitOf(index, matches, villa));
  return { items, total: countBits(matches.all), skip, take };
}

/**
 * The agency's order. Without dates, houses that can be had in the coming season come before those
 * that cannot: nobody begins with ten pages of a full calendar.
 */
function pageInOrder(
  index: SearchIndex,
  { all, stays }: Matches,
  skip: number,
  take: number,
): number[] {
  if (stays !== null) return bitsFrom(all, skip, take);
  const season = openInSeason(index);
  const part = index.scratch.left;
  part.set(all);
  and(part, season);
  const page = bitsFrom(part, skip, take);
  const before = Math.max(0, skip - countBits(part));
  part.set(all);
  andNot(part, season);
  return [...page, ...bitsFrom(part, before, take - page.length)];
}

/** At most `take` villas of a set, after the first `skip`. */
function bitsFrom(bits: Bits, skip: number, take: number): number[] {
  const found: number[] = [];
  if (take <= 0) return found;
  for (let v = nthBit(bits, skip); v >= 0 && found.length < take; v = nextBit(bits, v + 1)) {
    found.push(v);
  }
  return found;
}

function pageSorted(
  index: SearchIndex,
  matches: Matches,
  sort: Exclude<SearchSort, 'recommended'>,
  skip: number,
  take: number,
): number[] {
  const { heap, list } = index.scratch;
  const limit = Math.min(skip + take, index.size);
  if (limit === 0) return [];
  heap.size = 0;
  const { stays, all } = matches;
  const { from, capacity, createdAt, rating, sea } = index;
  const isByPrice = sort === 'price' || sort === '-price';
  const price = isByPrice && stays !== null ? stays.totals() : from;
  const keys = { price, '-price': price, capacity, newest: createdAt, rating, sea }[sort];
  const sign = sort === 'price' || sort === 'capacity' || sort === 'sea' ? 1 : -1;
  const count = listBits(all, list);
  for (let i = 0; i < count; i++) {
    const v = list[i] as number;
    offer(heap, limit, sign * (keys[v] as number), v);
  }
  sortKept(heap);
  return [...heap.villas.subarray(skip, heap.size)];
}

export function hitOf(index: SearchIndex, { stays }: Matches, villa: number): SearchHit {
  const span = nightSpanOf(index, villa);
  if (stays === null) return { villa, total: null, nightly: span.from, ...span };
  const { nights } = stays;
  const night = stays.nightOf(villa);
  const total = stays.totalOf(villa);
  return {
    villa,
    total,
    nightly: averageNight(total, nights),
    from: span.from,
    to: span.to,
    checkin: dayOf(index.horizon, night),
    checkout: dayOf(index.horizon, night + nights),
  };
}
