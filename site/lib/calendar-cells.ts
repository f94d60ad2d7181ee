import type { AvailabilityDay } from '#domain/availability/schema.ts';
import {
  addDays,
  daysInMonth,
  monthEnd,
  monthOf,
  monthStart,
  eachNight,
} from '#domain/values/dates.ts';
import type { Day, Month } from '#domain/values/dates.ts';

/**
 * Half a day as painted in the grid: free, booked, option, closed, past. One letter, because there
 * are 400 cells.
 */
export type Half = 'f' | 'b' | 'o' | 'k' | 'p';

/** A cell of a month grid; `info` is absent before the first known day and after the last. */
export type Cell = {
  date: Day;
  /** The night that ends on this day: the upper left half. */
  morning: Half;
  /** The night that begins on this day: the lower right half. */
  evening: Half;
  info: AvailabilityDay | undefined;
};

/** The letter of a night. Past and closed both arrive as `blocked`; a closed night has no price. */
export function halfOf(info: AvailabilityDay | undefined): Half {
  if (info === undefined) return 'p';
  if (info.state === 'free') return 'f';
  if (info.state === 'option') return 'o';
  return info.state === 'blocked' && info.price === null ? 'k' : 'b';
}

/** Days by date, for months that begin before the first known day or end after the last. */
export function indexDays(days: readonly AvailabilityDay[]): ReadonlyMap<Day, AvailabilityDay> {
  return new Map(days.map((day) => [day.date, day]));
}

/** Every month completely covered by the days, in order. */
export function wholeMonths(days: readonly AvailabilityDay[]): Month[] {
  const index = indexDays(days);
  const months = [...new Set(days.map((day) => monthOf(day.date)))];
  return months.filter((month) => index.has(`${month}-${daysInMonth(month)}`));
}

/** The cells of one month. The day after the last known night may be one, too. */
export function monthCells(month: Month, days: ReadonlyMap<Day, AvailabilityDay>): Cell[] {
  return eachNight(monthStart(month), addDays(monthEnd(month), 1)).map((date) =>
    dayCell(date, days),
  );
}

export const dayCell = (date: Day, days: ReadonlyMap<Day, AvailabilityDay>): Cell => ({
  date,
  morning: halfOf(days.get(addDays(date, -1))),
  evening: halfOf(days.get(date)),
  info: days.get(date),
});
