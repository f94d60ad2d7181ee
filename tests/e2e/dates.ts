import {
  addDays,
  addMonths,
  type Day,
  istanbulDay,
  type Month,
  monthOf,
  monthWeeks,
} from '#domain/values/dates.ts';

const today = istanbulDay(new Date());
const thisYear = Number(today.slice(0, 4));

/**
 * The year of the stays that tests book: its days are all ahead and all on sale (730 nights,
 * domain/sale-horizon.ts), so that a test is as true next year as it is today.
 */
export const NEXT_YEAR = thisYear + 1;

/** The last year that the demo agency has prices for. */
export const YEAR_AFTER = thisYear + 2;

export const monthAhead = (months: number): Month => addMonths(monthOf(today), months);

/** The first such day (`MM-DD`) that is two weeks away: a villa's calendar shows a year. */
export function coming(day: string): Day {
  const soon = `${thisYear}-${day}`;
  return soon >= addDays(today, 14) ? soon : `${NEXT_YEAR}-${day}`;
}

/** The next month but one that touches six weeks: a calendar is never taller. */
export const TALLEST_MONTH = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
  .map(monthAhead)
  .find((month) => monthWeeks(month).length === 6)!;
