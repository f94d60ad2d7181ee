import {
  type Day,
  dayNumber,
  daysInMonth,
  type Month,
  monthStart,
  weekday,
} from '#domain/values/dates.ts';

/** The length of a stay without dates; `weekend` arrives on a Friday and leaves on the Sunday. */
export type OpenLength = number | 'weekend';

/** The length when none is given. */
export const WEEK = 7;

/** No month is shorter. */
export const MAX_OPEN_NIGHTS = 28;

/** Months that one search may name. */
export const MAX_MONTHS = 12;

const FRIDAY = 4;
const WEEKEND_NIGHTS = 2;

export const openNights = (length: OpenLength = WEEK): number =>
  length === 'weekend' ? WEEKEND_NIGHTS : length;

/** Whether a stay of that kind can begin on a day. */
export const mayArrive = (length: OpenLength | undefined, day: Day): boolean =>
  length !== 'weekend' || weekday(day) === FRIDAY;

/** The nights of the months, counted in days since 1970, in order and each once. */
export function nightsOfMonths(months: readonly Month[]): number[] {
  return [...new Set(months)].toSorted().flatMap((month) => {
    const first = dayNumber(monthStart(month));
    return Array.from({ length: daysInMonth(month) }, (_, i) => first + i);
  });
}
