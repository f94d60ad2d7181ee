import { departuresFrom } from '#domain/reservations/departures.ts';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { addDays, nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { halfOf } from '#site/lib/calendar-cells.ts';
import { say } from '#site/language.ts';

/** The effect of choosing a day: arrival, departure, or none with the reason. */
export type DayUse = { as: 'arrival' } | { as: 'departure' } | { as: 'nothing'; reason: string };

/**
 * The possible use of every known day. Without an arrival, a day is an arrival or nothing. With
 * one, possible departures end the stay, and other arrivals start over.
 */
export function dayUses(days: readonly AvailabilityDay[], checkIn: Day | null): Map<Day, DayUse> {
  const departures = new Set(checkIn === null ? [] : departuresFrom(days, checkIn));
  const first = days.find((day) => day.date === checkIn);
  return new Map(
    days.map((day): [Day, DayUse] => {
      if (departures.has(day.date)) return [day.date, { as: 'departure' }];
      if (first !== undefined && isTooShort(first, day.date)) {
        const reason = day.departureRule ?? say('calendar').least(first.minNights);
        return [day.date, { as: 'nothing', reason }];
      }
      if (day.arrival) return [day.date, { as: 'arrival' }];
      if (first !== undefined && first.date < day.date && day.departureRule !== undefined) {
        return [day.date, { as: 'nothing', reason: day.departureRule }];
      }
      return [day.date, { as: 'nothing', reason: reasonOf(day) }];
    }),
  );
}

function isTooShort(first: AvailabilityDay, date: Day): boolean {
  const nights = nightsBetween(first.date, date);
  return nights > 0 && nights < first.minNights;
}

function reasonOf(day: AvailabilityDay): string {
  if (day.reason !== undefined) return day.reason;
  const { departureOnly, halves } = say('calendar');
  return day.departure ? departureOnly : halves[halfOf(day)];
}

/**
 * Sellable stays near the wanted arrival, nearest first: as long as the wanted one, or the shortest
 * that begins on that day.
 */
export function nearbyStays(
  days: readonly AvailabilityDay[],
  wanted: { checkIn: Day; checkOut: Day },
  most: number,
): { checkIn: Day; checkOut: Day }[] {
  const nights = nightsBetween(wanted.checkIn, wanted.checkOut);
  const away = (day: Day) => Math.abs(nightsBetween(wanted.checkIn, day));
  return days
    .filter((day) => day.arrival)
    .map(({ date, minNights }) => ({
      checkIn: date,
      checkOut: addDays(date, Math.max(nights, minNights)),
    }))
    .filter(({ checkIn, checkOut }) => checkIn !== wanted.checkIn || checkOut !== wanted.checkOut)
    .toSorted((a, b) => away(a.checkIn) - away(b.checkIn))
    .filter((stay) => departuresFrom(days, stay.checkIn).includes(stay.checkOut))
    .slice(0, most);
}
