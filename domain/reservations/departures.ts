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
  maxNights?: number | undefined;
  /** Given where the weekday's rule lets no stay end. */
  departureRule?: string | undefined;
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
  const most = first.maxNights ?? MAX_STAY_NIGHTS;
  for (let end = start + 1; end <= start + most; end += 1) {
    const day = days[end];
    if (day === undefined || days[end - 1]?.state !== 'free') break;
    const isOpen = day.departureRule === undefined;
    if (isOpen && end - start >= first.minNights) departures.push(day.date);
  }
  return departures;
}
