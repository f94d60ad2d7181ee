import { weekday, WEEKDAYS } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';

/** ISO weekdays, 1 (Monday) to 7. */
export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** How long a stay that arrives on one weekday may be; null: as the row says. */
export type DayNights = { day: number; minNights: number | null; maxNights: number | null };

/**
 * On which weekdays stays begin and end, and how long they may be; part of a season row. A list that
 * is null or missing means every day, an empty one means none: closed to arrival, or to departure.
 */
export type StayDays = {
  /** For a stay that arrives on a day of the row. */
  arrivalDays?: number[] | null;
  /** For a stay that leaves on a day of the row: the last night may be of the row before. */
  departureDays?: number[] | null;
  /** The most nights of a stay that arrives in the row. */
  maxNights?: number | null;
  /** Comes before the row's own limits. */
  dayNights?: DayNights[] | null;
};

/** 1 (Monday) to 7. */
export const isoWeekday = (day: Day): number => weekday(day) + 1;

const includes = (days: readonly number[] | null | undefined, day: Day): boolean =>
  days == null || days.includes(isoWeekday(day));

/** Whether stays may begin on a day; `row` is the season row that covers it. */
export const mayArriveOn = (row: StayDays | null, day: Day): boolean =>
  includes(row?.arrivalDays, day);

/** Whether stays may end on a day. A day without a row has no rule. */
export const mayDepartOn = (row: StayDays | null, day: Day): boolean =>
  includes(row?.departureDays, day);

/** What a row says of the weekday of arrival alone. */
export const nightsOfDay = (row: StayDays | null, checkIn: Day): DayNights | undefined =>
  row?.dayNights?.find(({ day }) => day === isoWeekday(checkIn));

/** The most nights of a stay that arrives on `checkIn`; null: only the law limits it. */
export const maxNightsFor = (row: StayDays | null, checkIn: Day): number | null =>
  nightsOfDay(row, checkIn)?.maxNights ?? row?.maxNights ?? null;

/** Whether the row restricts anything that rows without these fields do not. */
export const hasStayDays = (row: StayDays | null): boolean =>
  row !== null &&
  (row.arrivalDays != null ||
    row.departureDays != null ||
    row.maxNights != null ||
    (row.dayNights ?? []).length > 0);

/** The rules of a row without the row, each in its shortest form: null where it restricts nothing. */
export const stayDaysOf = ({ arrivalDays, departureDays, maxNights, dayNights }: StayDays) => ({
  arrivalDays: tidyDays(arrivalDays),
  departureDays: tidyDays(departureDays),
  maxNights: maxNights ?? null,
  dayNights: dayNights?.length ? dayNights : null,
});

/** The weekdays of a list in order, each once; null for every day. */
export function tidyDays(days: readonly number[] | null | undefined): number[] | null {
  const named = EVERY_DAY.filter((day) => days?.includes(day) ?? true);
  return named.length === EVERY_DAY.length ? null : named;
}

/** "cumartesi", "pazartesi ve cuma"; null where the list names every day or none. */
export function nameDays(days: readonly number[] | null | undefined): string | null {
  const named = tidyDays(days);
  if (named === null || named.length === 0) return null;
  const words = named.map((day) => (WEEKDAYS[day - 1] ?? '').toLocaleLowerCase('tr'));
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' ve ');
}
