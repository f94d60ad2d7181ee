import { addDays, type Day } from '#domain/values/dates.ts';
import { PAID_THROUGH_AGENCY } from '../content/villas/villa-terms.ts';

export type Dates = { checkIn: Day; checkOut: Day };

/** Stays that the demo needs; `isSold` for those that must not be drawn as cancelled. */
export type PinnedDates = Dates & { isSold?: boolean };

/**
 * Stays that the demo always has: arrivals and departures of today, and one house with past, present
 * and future guests, so that its owner has been paid, is owed something now and will be later.
 */
export function pinnedDates(villaId: number, today: Day): PinnedDates[] {
  const week = (from: number) => {
    const checkIn = addDays(today, from);
    return { checkIn, checkOut: addDays(checkIn, 7), isSold: true };
  };
  if (villaId === PAID_THROUGH_AGENCY + 1) return [week(-24), week(-3), week(9)];
  if (villaId % 23 === 3) return [{ checkIn: today, checkOut: addDays(today, 5) }];
  if (villaId % 29 === 8) return [{ checkIn: addDays(today, -7), checkOut: today }];
  return [];
}
