import type { Day } from '#domain/values/dates.ts';
import { countBits } from '../index/bitset.ts';
import { keepAsked } from './asked-stays.ts';
import { applyFilters } from './filters.ts';
import { dayOf, type Horizon } from '../index/horizon.ts';
import { keepPricedStays } from './match.ts';
import { mayArrive } from '../open-stay.ts';
import { findOpenStay } from './open-stays.ts';
import { findAskedStay } from './query.ts';
import type { SearchQuery } from './query.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { totalsOf } from '../index/stay-totals.ts';

/** Dates further than this from the requested ones are a different holiday. */
export const NEAREST_REACH_DAYS = 120;

/** Dates on which `villas` ≥ 1 villas match. */
type NearestStay = { checkin: Day; checkout: Day; villas: number };

/** Where rules of weekdays let none be as long as wanted: lengths tried instead, in nights. */
const OTHER_LENGTHS = [1, -1, 2, -2, 3, -3, 4, 5, 6];

/**
 * For a query that finds nothing: up to `limit` stays of the same length on which some villa
 * matches everything else, nearest first and the earlier of two equally near. Where villas let
 * stays begin or end on some weekdays only and none is as long, those of the nearest length.
 * Flexible days are ignored; with months it searches before their first and after their last
 * arrival. Empty without dates. Throws RangeError for an invalid date.
 */
export function nearestFree(index: SearchIndex, query: SearchQuery, limit: number): NearestStay[] {
  const { scratch, horizon, stayDays } = index;
  const stay = findWindow(query, horizon);
  if (stay === null) return [];
  applyFilters(index, query, scratch.filtered);
  const found = nearestOf(index, query, stay, limit);
  if (stayDays === null || stay.isOpen) return found;
  for (const more of OTHER_LENGTHS) {
    if (found.length > 0) return found;
    const nights = stay.nights + more;
    if (nights >= 1) found.push(...nearestOf(index, query, { ...stay, nights }, limit));
  }
  return found;
}

/** The nearest stays of one length; `scratch.filtered` are the villas. */
function nearestOf(
  index: SearchIndex,
  query: SearchQuery,
  { first, last, nights, isOpen }: Window,
  limit: number,
): NearestStay[] {
  const { scratch, horizon } = index;
  const found: NearestStay[] = [];
  const villas = scratch.matched;
  const end = horizon.nights - nights;
  const nearest = Math.max(0, -last, first - end);
  const furthest = Math.min(Math.max(first, end - last), NEAREST_REACH_DAYS);
  for (let distance = nearest; distance <= furthest; distance++) {
    for (const night of new Set([first - distance, last + distance])) {
      if (found.length === limit) return found;
      villas.set(scratch.filtered);
      keepAsked(index, query, villas, night, nights);
      keepPricedStays(index, query, { stay: totalsOf(index, night, nights), villas });
      const count = countBits(villas);
      if (count === 0) continue;
      const [checkin, checkout] = [dayOf(horizon, night), dayOf(horizon, night + nights)];
      if (isOpen && !mayArrive(query.nights, checkin)) continue;
      found.push({ checkin, checkout, villas: count });
    }
  }
  return found;
}

type Window = { first: number; last: number; nights: number; isOpen: boolean };

/** The first and the last requested night of arrival; null for none. */
function findWindow(query: SearchQuery, horizon: Horizon): Window | null {
  const open = findOpenStay(query, horizon);
  if (open !== null) {
    const [first, last] = [open.arrivals[0], open.arrivals.at(-1)];
    if (first === undefined || last === undefined) return null;
    return { first, last, nights: open.nights, isOpen: true };
  }
  const stay = findAskedStay(query, horizon);
  return stay && { first: stay.night, last: stay.night, nights: stay.nights, isOpen: false };
}
