import { addDays, addMonths, type Day, type Month, nightsBetween } from './dates.ts';

/** A year of whole weeks, so that weekdays stay: a Saturday becomes a Saturday. */
const WEEKS_OF_A_YEAR = 364;

/**
 * The same week of the first year in which it is still to come: 12–19 July 2025, a Saturday, asked
 * in November 2026 is 10–17 July 2027. Unchanged when it is not over.
 */
export function sameWeekAhead(
  checkIn: Day,
  checkOut: Day,
  today: Day,
): { checkIn: Day; checkOut: Day } {
  const years = Math.ceil(Math.max(0, nightsBetween(checkIn, today)) / WEEKS_OF_A_YEAR);
  const moved = years * WEEKS_OF_A_YEAR;
  return { checkIn: addDays(checkIn, moved), checkOut: addDays(checkOut, moved) };
}

/** The same month of the first year in which it is not over. */
export function sameMonthAhead(month: Month, today: Day): Month {
  let ahead = month;
  while (ahead < today.slice(0, 7)) ahead = addMonths(ahead, 12);
  return ahead;
}
