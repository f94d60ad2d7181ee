import { dayNumber } from '#domain/values/dates.ts';
import type { Day, Month } from '#domain/values/dates.ts';
import type { Bounds } from '#domain/maps/projection.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { Party } from '#domain/values/party.ts';
import type { Horizon } from '../index/horizon.ts';
import type { OpenLength } from '../open-stay.ts';
import type { SORTS } from '../schema.ts';

/**
 * recommended: the agency's own order; price, -price: cheapest or dearest first, by the stay's
 * total with dates, else by the cheapest night; capacity: smallest sufficient villa first; newest:
 * latest created first; rating: best rated first; sea: nearest to the sea first; for both, unknown
 * values last. Ties keep the agency's order.
 */
export type SearchSort = (typeof SORTS)[number];

/** Shifts of flexible dates, nearest first and the earlier of two equally near. */
export const SHIFTS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7] as const;

/**
 * A visitor's query. Of the slugs within towns, districts and types any may match, all amenities
 * must match, and the groups are combined with "and". An unknown slug matches no villa.
 */
export type SearchQuery = Party & {
  /**
   * Dates only count as a pair. A stay that is empty, in the past or over 100 nights matches no
   * villa.
   */
  checkin?: Day;
  checkout?: Day;
  /**
   * Any stay of `nights` (a week by default) whose nights all lie in these months; takes precedence
   * over dates. A villa matches with the cheapest such stay within the price bounds, of equally
   * cheap ones the earliest.
   */
  month?: readonly Month[];
  nights?: OpenLength;
  /** At least 1: no villa is let to a party without an adult. */
  town: readonly string[];
  district: readonly string[];
  type: readonly string[];
  feature: readonly string[];
  /**
   * Bounds, inclusive, of the nightly price shown in the answer: with dates the stay's total
   * (discount and cleaning included) ÷ nights, rounded to the kuruş; without, the cheapest night.
   */
  minPrice?: Kurus;
  maxPrice?: Kurus;
  /** Bounds, inclusive, of the total of the stay; ignored without dates. */
  minTotal?: Kurus;
  maxTotal?: Kurus;
  /** At least that many. */
  bedrooms?: number;
  bathrooms?: number;
  /** At most this many metres to the sea; a villa with unknown distance does not match. */
  sea?: number;
  /** Every night can be booked at once; without dates, some can. */
  instant?: true;
  /** A mean rating of at least that, 1 to 5. */
  rating?: number;
  /** Within this rectangle of the map, by the shown location. */
  bounds?: Bounds;
  /**
   * 0–7 days. A villa matches with the nearest shift on which the stay can be sold within the price
   * bounds, so an expensive nearest date does not hide a suitable one a day later.
   */
  flex: number;
  sort: SearchSort;
  skip: number;
  take: number;
};

/**
 * The requested stay as numbers: the night of arrival (negative: past) and the number of nights.
 */
export type AskedStay = { night: number; nights: number };

/** Null without both dates. Throws RangeError for an invalid date. */
export function findAskedStay(query: SearchQuery, { firstDay }: Horizon): AskedStay | null {
  const { checkin, checkout } = query;
  if (checkin === undefined || checkout === undefined) return null;
  const first = dayNumber(checkin);
  return { night: first - firstDay, nights: dayNumber(checkout) - first };
}
