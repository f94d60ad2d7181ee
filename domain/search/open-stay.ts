import {
  type Day,
  dayNumber,
  daysInMonth,
  type Month,
  monthStart,
  weekday,
} from '../values/dates.ts';

/** How long a stay without dates is; `weekend` arrives on a Friday and leaves on the Sunday. */
export type OpenLength = number | 'weekend';

/** What is meant when nobody says how long. */
export const WEEK = 7;

/** No month is shorter. */
export const MOST_OPEN_NIGHTS = 28;

/** Months that one search may name. */
export const MOST_MONTHS = 12;

const FRIDAY = 4;
const WEEKEND_NIGHTS = 2;

export const openNights = (length: OpenLength = WEEK): number =>
  length === 'weekend' ? WEEKEND_NIGHTS : length;

/** Whether a stay of that kind may begin on a day. */
export const mayArrive = (length: OpenLength | undefined, day: Day): boolean =>
  length !== 'weekend' || weekday(day) === FRIDAY;

/** The nights, counted in days since 1970, that the months have, in order and each once. */
export function nightsOfMonths(months: readonly Month[]): number[] {
  return [...new Set(months)].toSorted().flatMap((month) => {
    const first = dayNumber(monthStart(month));
    return Array.from({ length: daysInMonth(month) }, (_, i) => first + i);
  });
}
