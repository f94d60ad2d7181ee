import {
  addDays,
  addMonths,
  type Day,
  type Month,
  monthStart,
  nightsBetween,
  weekday,
} from './dates.ts';

/**
 * The same week of the first year in which it is still to come, with the same weekdays: 11–18 July
 * 2026, Saturdays, asked in November 2026 is 10–17 July 2027. Unchanged when it is not over.
 */
export function sameWeekAhead(
  checkIn: Day,
  checkOut: Day,
  today: Day,
): { checkIn: Day; checkOut: Day } {
  let ahead = checkIn;
  for (let year = Number(today.slice(0, 4)); ahead < today; year++) ahead = inYear(checkIn, year);
  return { checkIn: ahead, checkOut: addDays(ahead, nightsBetween(checkIn, checkOut)) };
}

/** The nearest day of the same weekday to that date of a year. */
function inYear(day: Day, year: number): Day {
  const first = monthStart(`${year}-${day.slice(5, 7)}`);
  const date = addDays(first, Number(day.slice(8)) - 1);
  return addDays(date, ((weekday(day) - weekday(date) + 10) % 7) - 3);
}

/** The same month of the first year in which it is not over. */
export function sameMonthAhead(month: Month, today: Day): Month {
  let ahead = month;
  while (ahead < today.slice(0, 7)) ahead = addMonths(ahead, 12);
  return ahead;
}
