import type { Day } from '#domain/values/dates.ts';
import { countBits } from '../index/bitset.ts';
import { applyFilters } from './filters.ts';
import { dayOf } from '../index/horizon.ts';
import { keepPricedStays } from './match.ts';
import { findAskedStay } from './query.ts';
import type { SearchQuery } from './query.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { totalsOf } from '../index/stay-totals.ts';
import { keepSellable } from '../index/stays.ts';

/** Dates further away than this from the asked ones are another holiday. */
export const NEAREST_REACH_DAYS = 120;

/** Dates at which `villas` ≥ 1 villas match. */
type NearestStay = { checkin: Day; checkout: Day; villas: number };

/**
 * For a query that finds nothing: up to `limit` stays of the same length at which some villa
 * matches all the rest, nearest first and the earlier of two equally near. Its flexible days do not
 * matter; empty without dates. Throws RangeError when a date is none.
 */
export function nearestFree(index: SearchIndex, query: SearchQuery, limit: number): NearestStay[] {
  const { scratch, horizon } = index;
  const stay = findAskedStay(query, horizon);
  if (stay === null) return [];
  applyFilters(index, query, scratch.filtered);

  const found: NearestStay[] = [];
  const villas = scratch.matched;
  const { night: asked, nights } = stay;
  const last = horizon.nights - nights;
  const nearest = Math.max(0, -asked, asked - last);
  const furthest = Math.min(Math.max(asked, last - asked), NEAREST_REACH_DAYS);
  for (let distance = nearest; distance <= furthest; distance++) {
    for (const night of new Set([asked - distance, asked + distance])) {
      if (found.length === limit) return found;
      villas.set(scratch.filtered);
      keepSellable(index, villas, night, nights);
      keepPricedStays(index, query, { stay: totalsOf(index, night, nights), villas });
      const count = countBits(villas);
      if (count === 0) continue;
      const [checkin, checkout] = [dayOf(horizon, night), dayOf(horizon, night + nights)];
      found.push({ checkin, checkout, villas: count });
    }
  }
  return found;
}
