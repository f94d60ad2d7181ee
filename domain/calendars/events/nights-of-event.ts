import { type Day, findDayFrom, nightsBetween } from '#domain/values/dates.ts';
import type { Moment } from './feed-event.ts';

/** From this minute of a day on, an end means the midnight after it: "23:59" is how some say it. */
const LAST_MINUTE = 23 * 60 + 59;

/**
 * The nights [start, end) that an event takes, null when it ends before it starts or at
 * the end of time. An end is
 * exclusive: the guest who leaves on it frees its night. Every event takes at least one night, for
 * a night closed in vain costs less than one sold twice: an event without an end, and one that
 * begins and ends on the same day.
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
