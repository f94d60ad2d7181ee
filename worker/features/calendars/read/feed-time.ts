import type { Moment } from '#domain/calendars/events/feed-event.ts';
import { DAY_MS, dayOfWall, type Wall } from '#domain/calendars/recurrence/recurrence-rule.ts';
import { dayFromNumber, dayNumber } from '#domain/values/dates.ts';
import { readClock } from './read-clock.ts';
import type { ZoneOffset } from './feed-zones.ts';

/** A time of a feed: local time and its offset. A whole day has none. */
export type FeedTime = { wall: Wall; wholeDay: boolean; offset: ZoneOffset };

const MINUTE_MS = 60_000;

/** The first and last day on which a stay may begin; anything beyond is cut off. */
const FIRST_DAY = dayNumber('2000-01-01');
const LAST_DAY = dayNumber('2199-12-30');

/**
 * Parses a property value: a whole day if the text or `VALUE=DATE` says so, else a time in UTC,
 * with its own offset, or in the local time of `zone`. Null when it is neither.
 */
export function readTime(value: string, kind: string, zone: ZoneOffset): FeedTime | null {
  const clock = readClock(value);
  if (clock === null) return null;
  const { wall, wholeDay, offset } = clock;
  if (wholeDay || kind.toUpperCase() === 'DATE') {
    return { wall: dayOfWall(wall) * DAY_MS, wholeDay: true, offset: () => 0 };
  }
  return { wall, wholeDay: false, offset: offset === null ? zone : () => offset };
}

/**
 * The instant of a time, in milliseconds. Where clocks change (RFC 5545, 3.3.5), the first of two
 * equal times counts, and one that is left out has the offset before the change.
 */
export function instantOf({ wall, offset }: FeedTime): number {
  const before = wall - offset(wall - DAY_MS) * MINUTE_MS;
  const after = wall - offset(wall + DAY_MS) * MINUTE_MS;
  const isTrue = (at: number) => at + offset(at) * MINUTE_MS === wall;
  return !isTrue(before) && isTrue(after) ? after : before;
}

/**
 * The local time at another offset for the instant of a time; a whole day is the same everywhere.
 */
export function wallIn(time: FeedTime, offset: ZoneOffset): Wall {
  if (time.wholeDay || time.offset === offset) return time.wall;
  const at = instantOf(time);
  return at + offset(at) * MINUTE_MS;
}

/** The start of an event as a day and minute in Türkiye, within the days that can be stored. */
export const startMoment = (time: FeedTime, istanbul: ZoneOffset): Moment =>
  toMoment(time, istanbul, LAST_DAY);

/** Where an event ends, likewise. */
export const endMoment = (time: FeedTime, istanbul: ZoneOffset): Moment =>
  toMoment(time, istanbul, LAST_DAY + 1);

function toMoment(time: FeedTime, istanbul: ZoneOffset, last: number): Moment {
  const wall = wallIn(time, istanbul);
  const number = dayOfWall(wall);
  const isCut = number < FIRST_DAY || number > last;
  return {
    day: dayFromNumber(Math.min(Math.max(number, FIRST_DAY), last)),
    minute: time.wholeDay || isCut ? 0 : Math.floor((wall - number * DAY_MS) / MINUTE_MS),
    wholeDay: time.wholeDay,
  };
}
