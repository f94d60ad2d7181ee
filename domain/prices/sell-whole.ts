import { isoWeekday, mayDepartOn, stayDaysOf } from './stay-days.ts';
import { addDays, nightsBetween } from '#domain/values/dates.ts';
import { changeWithin, type Span, withinNights } from './row-nights.ts';
import type { SeasonInput } from './schema.ts';

/**
 * The rows with the nights of `span` sold together only: stays begin on the first of them, or before
 * it, and end after the last. Said by rules of days alone, so that later changes may split the rows
 * without loosening it: the first night asks for all of them, the others are closed to arrival and
 * departure, and the day after them lets stays end.
 */
export function sellWhole(rows: readonly SeasonInput[], { startsOn, endsOn }: Span): SeasonInput[] {
  const end = addDays(endsOn, 1);
  const nights = nightsBetween(startsOn, end);
  const first = changeWithin(rows, { startsOn, endsOn: startsOn }, (row) => ({
    ...row,
    arrivalDays: null,
    departureDays: null,
    minNights: nights,
    maxNights: row.maxNights != null && row.maxNights >= nights ? row.maxNights : null,
    dayNights: null,
  }));
  const closed =
    nights === 1
      ? first
      : changeWithin(first, { startsOn: addDays(startsOn, 1), endsOn }, (row) => ({
          ...row,
          arrivalDays: [],
          departureDays: [],
        }));
  const dayAfter = { startsOn: end, endsOn: end };
  if (withinNights(closed, dayAfter).every((row) => mayDepartOn(row, end))) return closed;
  return changeWithin(closed, dayAfter, (row) => ({
    ...row,
    ...stayDaysOf({ ...row, departureDays: [...(row.departureDays ?? []), isoWeekday(end)] }),
  }));
}
