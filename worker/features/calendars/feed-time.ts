import type { Moment } from '#domain/calendars/feed-event.ts';
import { type Day, findDayFrom, isDay } from '#domain/dates.ts';

/** A time of a feed: a whole day, or an instant in milliseconds. */
export type FeedTime = { day: Day } | { at: number };

const ISTANBUL = 'Europe/Istanbul';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Zones a feed may name before further ones are no longer looked up. */
const MAX_ZONES = 10;

/** Offsets are the same for a quarter of an hour at least: no zone changes within one. */
const OFFSET_STEP_MS = 15 * MINUTE_MS;

/** Reads the times of one feed; keeps what it learns about zones while doing so. */
export class FeedTimes {
  readonly #fixed: ReadonlyMap<string, number>;
  readonly #formats = new Map<string, Intl.DateTimeFormat | null>();
  readonly #offsets = new Map<string, number>();

  /** `fixed`: minutes east of UTC of the zones that the feed defines itself. */
  constructor(fixed: ReadonlyMap<string, number>) {
    this.#fixed = fixed;
  }

  /**
   * A value as ical.js writes it: `2027-07-01`, `2027-07-01T16:00:00`, with `Z` for UTC. A time
   * without a zone is one in Türkiye. Null when it is no time, or outside 2000–2199.
   */
  read(value: string, zone: string | null): FeedTime | null {
    const match = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?)|T::)?$/.exec(value);
    const [, day = '', hour, minute, second, utc] = match ?? [];
    if (!isDay(day)) return null;
    if (hour === undefined) return { day };
    const wall = Date.parse(`${day}T${hour}:${minute}:${second === '60' ? '59' : second}Z`);
    if (Number.isNaN(wall)) return null;
    return { at: utc === 'Z' ? wall : this.#instantOf(wall, zone ?? ISTANBUL) };
  }

  /** The same point as a day and minute in Türkiye; null outside 2000–2199. */
  toMoment(time: FeedTime): Moment | null {
    if ('day' in time) return { day: time.day, minute: 0, wholeDay: true };
    const local = new Date(time.at + this.#offset(ISTANBUL, time.at) * MINUTE_MS).toISOString();
    const [day = '', clock = ''] = local.split('T');
    if (!isDay(day)) return null;
    return {
      day,
      minute: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)),
      wholeDay: false,
    };
  }

  #instantOf(wall: number, zone: string): number {
    const guess = wall - this.#offset(zone, wall) * MINUTE_MS;
    return wall - this.#offset(zone, guess) * MINUTE_MS;
  }

  /** Minutes east of UTC of a zone at an instant. */
  #offset(zone: string, at: number): number {
    const format = this.#formatOf(zone);
    if (format === null) return this.#fixedOffset(zone, at);
    const step = Math.floor(at / OFFSET_STEP_MS);
    const key = `${zone} ${step}`;
    const known = this.#offsets.get(key);
    if (known !== undefined) return known;
    const offset = offsetOf(format, step * OFFSET_STEP_MS);
    this.#offsets.set(key, offset);
    return offset;
  }

  /** For a zone that only the feed knows; failing that, its time is taken as one in Türkiye. */
  #fixedOffset(zone: string, at: number): number {
    const named = /UTC([+-]\d\d):?(\d\d)/.exec(zone);
    if (named) return offsetMinutes(`${named[1]}${named[2]}`) ?? 0;
    return this.#fixed.get(zone) ?? this.#offset(ISTANBUL, at);
  }

  /** Null for a zone the platform does not know. */
  #formatOf(zone: string): Intl.DateTimeFormat | null {
    const known = this.#formats.get(zone);
    if (known !== undefined) return known;
    if (this.#formats.size >= MAX_ZONES && zone !== ISTANBUL) return null;
    const format = createFormat(zone);
    this.#formats.set(zone, format);
    return format;
  }
}

/** The end of what begins at `start` and lasts a duration such as `P1W`, `P7D`, `PT36H`. */
export function addDuration(start: FeedTime, duration: string): FeedTime | null {
  const match =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/.exec(
      duration,
    );
  if (!match) return null;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  const length =
    ((weeks ?? 0) * 7 + (days ?? 0)) * DAY_MS +
    ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS +
    (seconds ?? 0) * 1000;
  if ('at' in start) return { at: start.at + length };
  const day = findDayFrom(start.day, Math.ceil(length / DAY_MS));
  return day === null ? null : { day };
}

/** `+0300`, `-0330` or with seconds, as minutes; null for anything else. */
export function offsetMinutes(text: string): number | null {
  const match = /^([+-])(\d\d):?(\d\d)(?::?\d\d)?$/.exec(text);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

function createFormat(zone: string): Intl.DateTimeFormat | null {
  // Some programs put a path in front: "/citadel.org/20210210_1/Europe/Istanbul".
  const timeZone = zone.startsWith('/') ? zone.split('/').slice(-2).join('/') : zone;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
}

function offsetOf(format: Intl.DateTimeFormat, at: number): number {
  // "7/1/2027, GMT+03:00"; much cheaper than formatToParts.
  return offsetMinutes(/GMT(.*)$/.exec(format.format(at))?.[1] ?? '') ?? 0;
}
