import ICAL from 'ical.js';
import type { RawEvent } from '#domain/calendars/feed-event.ts';
import { takeApart } from './feed-lines.ts';
import { addDuration, FeedTimes, offsetMinutes, type FeedTime } from './feed-time.ts';

/** A property as ical.js reads it (jCal). */
type Property = { zone: string | null; value: string };

/** Properties of one event by name; null where ical.js could not read the line. */
type Properties = Map<string, (Property | null)[]>;

/**
 * The events of an iCalendar file. A line that cannot be read spoils its own event only; what the
 * events mean for nights is decided by `domain/calendars/read-events.ts`.
 * @throws `FEED_UNREADABLE` (422)
 */
export function parseFeed(text: string): RawEvent[] {
  const { events, zones } = takeApart(text);
  const times = new FeedTimes(fixedOffsets(zones));
  return events.map((lines) => toRawEvent(readProperties(lines), times));
}

function toRawEvent(properties: Properties, times: FeedTimes): RawEvent {
  const start = timeOf(properties, 'DTSTART', times);
  const stated = timeOf(properties, 'DTEND', times);
  const end = stated === null ? endByDuration(properties, start) : stated;
  return {
    uid: printable(textOf(properties, 'UID'), UID_LENGTH) || null,
    summary: printable(textOf(properties, 'SUMMARY'), SUMMARY_LENGTH),
    sequence: Number(textOf(properties, 'SEQUENCE')) || 0,
    stamp: [textOf(properties, 'DTSTAMP'), textOf(properties, 'LAST-MODIFIED')].toSorted()[1] ?? '',
    start: momentOf(start, times),
    end: momentOf(end, times),
    cancelled: textOf(properties, 'STATUS').toUpperCase() === 'CANCELLED',
    transparent: textOf(properties, 'TRANSP').toUpperCase() === 'TRANSPARENT',
    recurring: ['RRULE', 'RDATE', 'EXRULE', 'RECURRENCE-ID'].some((name) => properties.has(name)),
  };
}

function readProperties(lines: readonly string[]): Properties {
  const properties: Properties = new Map();
  for (const line of lines) {
    const name = (/^[^:;]*/.exec(line)?.[0] ?? '').toUpperCase();
    const others = properties.get(name) ?? [];
    // A recurrence is refused whatever it says, so its rule is never parsed.
    const isRule = name.startsWith('R') || name === 'EXRULE';
    properties.set(name, [...others, isRule ? null : readProperty(line)]);
  }
  return properties;
}

/** One content line through ical.js; null when it cannot read it. */
function readProperty(line: string): Property | null {
  try {
    const [, parameters, , value]: unknown[] = ICAL.parse.property(line);
    return { zone: zoneIn(parameters), value: String(value) };
  } catch {
    return null;
  }
}

function zoneIn(parameters: unknown): string | null {
  if (typeof parameters !== 'object' || parameters === null) return null;
  return 'tzid' in parameters && typeof parameters.tzid === 'string' ? parameters.tzid : null;
}

const textOf = (properties: Properties, name: string): string =>
  properties.get(name)?.[0]?.value.trim() ?? '';

/** Null when the event does not say it; two different times in one event are unreadable. */
function timeOf(properties: Properties, name: string, times: FeedTimes) {
  const stated = properties.get(name);
  if (stated === undefined) return null;
  const [first, ...others] = stated;
  if (!first || others.some((other) => other?.value !== first.value)) return 'unreadable';
  return times.read(first.value, first.zone) ?? 'unreadable';
}

function endByDuration(properties: Properties, start: FeedTime | null | 'unreadable') {
  const stated = properties.get('DURATION');
  if (stated === undefined || start === null || start === 'unreadable') return null;
  return addDuration(start, stated[0]?.value ?? '') ?? 'unreadable';
}

function momentOf(time: FeedTime | null | 'unreadable', times: FeedTimes): RawEvent['start'] {
  if (time === null || time === 'unreadable') return time;
  return times.toMoment(time) ?? 'unreadable';
}

/** Minutes east of UTC of the zones a feed defines itself: its first stated offset, no rules. */
function fixedOffsets(zones: readonly string[][]): Map<string, number> {
  const offsets = new Map<string, number>();
  for (const lines of zones) {
    const valueOf = (name: string) =>
      lines.find((line) => line.toUpperCase().startsWith(`${name}:`))?.slice(name.length + 1);
    const [zone, offset] = [valueOf('TZID'), offsetMinutes(valueOf('TZOFFSETTO') ?? '')];
    if (zone !== undefined && offset !== null) offsets.set(zone, offset);
  }
  return offsets;
}

const UID_LENGTH = 255;
const SUMMARY_LENGTH = 200;

/** One line without invisible characters: a stranger wrote it, a clerk reads it, a database keeps it. */
const printable = (text: string, length: number): string =>
  text
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();
