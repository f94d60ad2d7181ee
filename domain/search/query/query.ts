import { dayNumber } from '#domain/values/dates.ts';
import type { Day, Month } from '#domain/values/dates.ts';
import type { Bounds } from '#domain/maps/projection.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { Horizon } from '../index/horizon.ts';
import type { OpenLength } from '../open-stay.ts';
import type { SORTS } from '../schema.ts';

/**
 * recommended: the agency's own order; price, -price: cheapest or dearest first, by the stay's
 * total with dates, else by the cheapest night; capacity: smallest villa that fits first;
 * newest: latest created first; rating: the best rated first; sea: the nearest to the sea first, in
 * both who is not known last. Ties keep the agency's order.
 */
export type SearchSort = (typeof SORTS)[number];

/** Shifts that flexible dates try, nearest first and the earlier of two equally near. */
export const SHIFTS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7] as const;

/**
 * What a visitor asks for. Slugs within towns, districts and types are alternatives, all amenities
 * must be there, and the groups hold together. An unknown slug matches nobody.
 */
export type SearchQuery = {
  /** Dates count only as a pair. A stay that is empty, past or over 100 nights matches nobody. */
  checkin?: Day;
  checkout?: Day;
  /**
   * Any stay of `nights` (a week when left out) whose nights all lie in these months; they go before
   * dates. A villa matches with the cheapest such stay within the price bounds, of equally cheap
   * ones the earliest.
   */
  month?: readonly Month[];
  nights?: OpenLength;
  /** At least 1; nobody lets to a party without an adult. */
  adults: number;
  children: number;
  babies: number;
  town: readonly string[];
  district: readonly string[];
  type: readonly string[];
  feature: readonly string[];
  /**
   * Bounds, inclusive, of the nightly price that the answer shows: with dates the stay's total
   * (discount and cleaning included) ÷ nights, rounded to the kuruş; without, the cheapest night.
   */
  minPrice?: Kurus;
  maxPrice?: Kurus;
  /** Bounds, inclusive, of what the whole stay costs; without dates they say nothing. */
  minTotal?: Kurus;
  maxTotal?: Kurus;
  /** At least that many. */
  bedrooms?: number;
  bathrooms?: number;
  /** At most so many metres to the sea; of a villa that nobody measured it is not known. */
  sea?: number;
  /** A mean rating of at least that, 1 to 5. */
  rating?: number;
  /** Within this rectangle of the map, by the place that is shown. */
  bounds?: Bounds;
  /**
   * 0–7 days. A villa matches with the nearest shift at which the stay can be sold within the
   * price bounds, so a dear nearest date does not hide a fitting one a day later.
   */
  flex: number;
  sort: SearchSort;
  skip: number;
  take: number;
};

/** The asked stay as numbers: the night of arrival (negative: past) and how many nights. */
type AskedStay = { night: number; nights: number };

/** Null without both dates. Throws RangeError when one is no real date. */
export function findAskedStay(query: SearchQuery, { firstDay }: Horizon): AskedStay | null {
  const { checkin, checkout } = query;
  if (checkin === undefined || checkout === undefined) return null;
  const first = dayNumber(checkin);
  return { night: first - firstDay, nights: dayNumber(checkout) - first };
}
