import { type Day, findDayFrom, nightsBetween } from '#domain/values/dates.ts';
import type { Moment } from './feed-event.ts';

/** An end from this minute of a day on means the following midnight: some feeds write "23:59". */
const LAST_MINUTE = 23 * 60 + 59;

/** Longest appointment, in minutes, during which nobody sleeps. */
const APPOINTMENT = 4 * 60;

/** Whether an event is a few hours of one day. */
export const isAppointment = (start: Moment, end: Moment | null): boolean =>
  end !== null &&
  !start.wholeDay &&
  !end.wholeDay &&
  start.day === end.day &&
  end.minute - start.minute <= APPOINTMENT;

/**
 * The nights [start, end) that an event takes; null when it ends before it starts or has an
 * absurdly late end. The end is exclusive: a guest who leaves that day frees its night. An event
 * without an end, or one that begins and ends on the same day, takes one night, because a night
 * closed in vain costs less than one sold twice.
 */
export function nightsOfEvent(start: Moment, end: Moment | null): { start: Day; end: Day } | null {
  const nextDay = findDayFrom(start.day, 1);
  if (nextDay === null) return null;
  const oneNight = { start: start.day, end: nextDay };
  if (end === null) return oneNight;
  const untilMidnight = !end.wholeDay && end.minute >= LAST_MINUTE;
  const last = (untilMidnight && findDayFrom(end.day, 1)) || end.day;
  const nights = nightsBetween(start.day, last);
  if (nights > 0) return { start: start.day, end: last };
  const backwards = nights < 0 || (!start.wholeDay && !end.wholeDay && end.minute < start.minute);
  return backwards ? null : oneNight;
}
