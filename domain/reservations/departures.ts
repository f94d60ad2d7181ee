import type { Day } from '#domain/values/dates.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';

/**
 * The facts of a calendar day needed for choosing a stay; both our own days and those of the API
 * have them.
 */
type ChoosableDay = {
  date: Day;
  state: string;
  arrival: boolean;
  minNights: number;
};

/**
 * The days on which a stay that begins on `checkIn` may end, for a calendar in which the arrival
 * has been chosen. `days` are consecutive, as `calendarDays` returns them. Empty when no stay may
 * begin there.
 */
export function departuresFrom(days: readonly ChoosableDay[], checkIn: Day): Day[] {
  const start = days.findIndex((day) => day.date === checkIn);
  const first = days[start];
  if (!first?.arrival) return [];
  const departures: Day[] = [];
  for (let end = start + 1; end <= start + MAX_STAY_NIGHTS; end += 1) {
    const day = days[end];
    if (day === undefined || days[end - 1]?.state !== 'free') break;
    if (end - start >= first.minNights) departures.push(day.date);
  }
  return departures;
}
