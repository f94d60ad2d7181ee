import { dayFromNumber, dayNumber } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';

/** The nights of an index: night 0 is the one that starts today. */
export type Horizon = {
  today: Day;
  /** `dayNumber` of today. */
  firstDay: number;
  /** How many nights are for sale: 0 … nights − 1. */
  nights: number;
  /** The day of each night, and of the departure after the last one: nights + 1 entries. */
  days: readonly Day[];
  /** The night that starts on a day, for the days above only. */
  nightOf: ReadonlyMap<Day, number>;
};

/** `nights`: 1 to 65,000. */
export function createHorizon(today: Day, nights: number): Horizon {
  const firstDay = dayNumber(today);
  const days = Array.from({ length: nights + 1 }, (_, i) => dayFromNumber(firstDay + i));
  return { today, firstDay, nights, days, nightOf: new Map(days.map((day, i) => [day, i])) };
}

/**
 * The night that starts on `day`: 0 … nights, −1 for every day before, nights + 1 for any after.
 */
export function clampedNight(horizon: Horizon, day: Day): number {
  // A lookup table, because a rebuild needs this for every taken night of every villa.
  return horizon.nightOf.get(day) ?? (day < horizon.today ? -1 : horizon.nights + 1);
}

/**
 * The day on which a night starts, 0 … nights; stored as text, because a page of results needs
 * dozens.
 */
export function dayOf({ days }: Horizon, night: number): Day {
  return days[night] as Day;
}
