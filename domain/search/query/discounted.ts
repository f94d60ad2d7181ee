import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { clearBit, nextBit } from '../index/bitset.ts';
import type { Bits } from '../index/bitset.ts';
import { applyFilters } from './filters.ts';
import { filterOf } from './gaps.ts';
import type { GapQuery } from './gaps.ts';
import { dayOf } from '../index/horizon.ts';
import { stayDiscount, stayTotal } from '../index/rates.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { keepSellable } from '../index/stays.ts';

/** A stay that costs less than its nights because of a discount that can be booked today. */
type DiscountedStay = {
  /** Villa number. */
  villa: number;
  checkin: Day;
  checkout: Day;
  nights: number;
  total: Kurus;
  /** The amount of the discount: total + saved is the price without it. */
  saved: Kurus;
};

/** Which discounts to list. */
type DiscountQuery = Pick<GapQuery, 'town' | 'type' | 'adults'>;

/**
 * The usual length of a holiday; a discount that requires more nights is shown with its minimum.
 */
const WEEK = 7;

/**
 * The first coming stay of each villa that a discount makes cheaper, priced as in a quote; a week,
 * or as long as the discount requires. Ordered by the share of the discount, then by the agency's
 * order.
 */
export function discountedStays(index: SearchIndex, query: DiscountQuery): DiscountedStay[] {
  const { left, filtered } = index.scratch;
  applyFilters(index, filterOf(query), filtered);
  keepDiscounted(index, filtered);
  const stays: DiscountedStay[] = [];
  for (const nights of lengthsOf(index)) {
    for (let night = 0; night + nights <= index.nights.count; night++) {
      left.set(filtered);
      keepSellable(index, left, night, nights);
      for (let v = nextBit(left, 0); v >= 0; v = nextBit(left, v + 1)) {
        const saved = stayDiscount(index.rates, index.discounts, v, night, nights);
        if (saved === 0) continue;
        clearBit(filtered, filtered.length, 0, v);
        stays.push(stayOf(index, v, night, nights, saved));
      }
    }
  }
  const share = ({ saved, total }: DiscountedStay) => saved / (total + saved);
  return stays.toSorted((a, b) => share(b) - share(a) || a.villa - b.villa);
}

/** Keeps the villas with a discount that can be booked today. */
function keepDiscounted({ discounts, size }: SearchIndex, villas: Bits): void {
  for (let v = nextBit(villas, 0); v >= 0 && v < size; v = nextBit(villas, v + 1)) {
    if (discounts.offset[v] === discounts.offset[v + 1]) clearBit(villas, villas.length, 0, v);
  }
}

/** A week, then any longer stays the discounts require, shortest first. */
function lengthsOf({ discounts }: SearchIndex): number[] {
  return [...new Set([...discounts.minNights].map((least) => Math.max(WEEK, least)))].toSorted(
    (a, b) => a - b,
  );
}

function stayOf(
  { rates, discounts, horizon }: SearchIndex,
  villa: number,
  night: number,
  nights: number,
  saved: Kurus,
): DiscountedStay {
  return {
    villa,
    checkin: dayOf(horizon, night),
    checkout: dayOf(horizon, night + nights),
    nights,
    total: stayTotal(rates, discounts, villa, night, nights),
    saved,
  };
}
