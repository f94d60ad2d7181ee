import { dayNumber } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { hasBit, nextBit } from '../index/bitset.ts';
import { applyFilters } from './filters.ts';
import { dayOf } from '../index/horizon.ts';
import type { SearchQuery } from './query.ts';
import { maxNightsAt, minNightsAt, stayTotal } from '../index/rates.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { mayArriveAt, mayDepartAt } from '../index/stay-days.ts';

/** Which short gaps to list; `town` and `type` are slugs, any of which may match. */
export type GapQuery = {
  town?: readonly string[];
  type?: readonly string[];
  /** 2 unless said otherwise. */
  adults?: number;
  /** Earliest arrival and latest departure. */
  from?: Day;
  to?: Day;
};

/** A gap that is sold as a whole although it is shorter than the minimum stay. */
export type ShortGap = {
  /** Villa number. */
  villa: number;
  checkin: Day;
  checkout: Day;
  nights: number;
  total: Kurus;
};

/**
 * All gaps below the minimum stay that `quoteStay` sells as a whole: from today or a taken night to
 * a taken night, with every night priced. Ordered by arrival, then by the agency's order; not
 * limited, so paginate the result. Throws RangeError for an invalid date.
 */
export function shortGaps(index: SearchIndex, query: GapQuery): ShortGap[] {
  const { nights, horizon, scratch } = index;
  const { from, to } = query;
  const first = from === undefined ? 0 : Math.max(0, dayNumber(from) - horizon.firstDay);
  const last = to === undefined ? nights.count : dayNumber(to) - horizon.firstDay;
  applyFilters(index, filterOf(query), scratch.filtered);

  const gaps: ShortGap[] = [];
  for (let night = first; night < nights.count; night++) {
    keepGapStarts(index, night);
    for (let v = nextBit(scratch.left, 0); v >= 0; v = nextBit(scratch.left, v + 1)) {
      const end = findShortEnd(index, v, night);
      if (end === null || end > last) continue;
      gaps.push({
        villa: v,
        checkin: dayOf(horizon, night),
        checkout: dayOf(horizon, end),
        nights: end - night,
        total: stayTotal(index.rates, index.discounts, v, night, end - night),
      });
    }
  }
  return gaps;
}

/** The filters of a query for gaps or discounts. */
export function filterOf({ town = [], type = [], adults = 2 }: GapQuery): SearchQuery {
  const anyone = { children: 0, babies: 0, district: [], feature: [] };
  return { ...anyone, town, type, adults, flex: 0, sort: 'recommended', skip: 0, take: 0 };
}

/** scratch.left = the filtered villas that are free on `night` but not the night before. */
function keepGapStarts({ nights, scratch }: SearchIndex, night: number): void {
  const { free, taken, words } = nights;
  const { left, filtered } = scratch;
  for (let i = 0; i < words; i++) {
    const bounded = night === 0 ? -1 : (taken[(night - 1) * words + i] as number);
    left[i] = (filtered[i] as number) & (free[night * words + i] as number) & bounded;
  }
}

/**
 * The end of the gap that starts on `night`, when it is below the minimum, a stay follows, and its
 * days are those of a stay.
 */
function findShortEnd(index: SearchIndex, villa: number, night: number): number | null {
  const { free, taken, words, count } = index.nights;
  if (!mayArriveAt(index, villa, night)) return null;
  const minimum = minNightsAt(index.rates, villa, night);
  const limit = Math.min(night + minimum, count);
  let end = night + 1;
  while (end < limit && hasBit(free, words, end, villa)) end++;
  const isGap = end < night + minimum && hasBit(taken, words, end, villa);
  const fits =
    mayDepartAt(index, villa, end) && end - night <= maxNightsAt(index.rates, villa, night);
  return isGap && fits ? end : null;
}
