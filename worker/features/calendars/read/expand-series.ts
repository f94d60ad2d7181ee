import type { RawEvent } from '#domain/calendars/events/feed-event.ts';
import { nightsOfEvent } from '#domain/calendars/events/nights-of-event.ts';
import { DAY_MS, dayOfWall, type Wall } from '#domain/calendars/recurrence/recurrence-rule.ts';
import { type Budget, walkRule, type WallWindow } from '#domain/calendars/recurrence/walk-rule.ts';
import type { FeedPeriod, FeedSource } from './feed-source.ts';
import { type FeedTime, instantOf } from './feed-time.ts';
import type { FeedZones } from './feed-zones.ts';
import { endAfter, endOf, toRawEvent } from './raw-event.ts';
import { readRule } from './read-rule.ts';
import { alignWall, type Change, readChanges, type Report } from './series-changes.ts';

/** The relevant nights, and the remaining budget for finding them. */
export type SeriesLimits = { window: WallWindow; steps: Budget; occurrences: Budget };

/** The length of an occurrence, and whether it ends on a whole day; null without an end. */
type Span = { length: number; wholeDay: boolean } | null;

/** An occurrence: its start, its length, and its component. */
type Occurrence = { wall: Wall; span: Span; source: FeedSource; assumed: boolean };

/** The occurrences of a series by their original start. */
type Found = Map<Wall, Occurrence>;

/**
 * How far beyond the window a series is examined: a longer occurrence would close years by itself.
 */
const LONGEST_MS = 800 * DAY_MS;

/**
 * The occurrences of a recurring event that overlap the window: DTSTART, plus the dates of its
 * rules and RDATEs, minus exclusions, with changed occurrences replaced. A change whose series is
 * missing counts on its own.
 */
export function expandSeries(
  master: FeedSource | null,
  overrides: readonly FeedSource[],
  zones: FeedZones,
  limits: SeriesLimits,
  report: Report,
): RawEvent[] {
  if (master === null || master.start === null || master.start === 'unreadable') {
    const changes = readChanges(overrides, null, report).flatMap((it) =>
      changed(it, it.time, zones),
    );
    if (master === null) return changes;
    return [
      toRawEvent(master, { start: master.start, end: null, occurrence: null }, zones),
      ...changes,
    ];
  }
  const { start } = master;
  const changes = readChanges(overrides, start, report);
  if (limits.occurrences.left <= 0) {
    report({ why: TOO_MANY, hidesNights: true });
    return changes.flatMap((change) => changed(change, start, zones));
  }
  const found = occurrencesOf(master, start, changes, limits, report);
  for (const change of changes) applyChange(found, change, start);
  const events = distinctNights(
    [...found]
      .toSorted(([a], [b]) => a - b)
      .map(([id, occurrence]) => occurring(id, occurrence, start, zones)),
  );
  const room = Math.max(0, limits.occurrences.left);
  limits.occurrences.left -= events.length;
  if (events.length > room) report({ why: TOO_MANY, hidesNights: true });
  return [...events.slice(0, room), ...changes.flatMap((change) => changed(change, start, zones))];
}

const TOO_MANY = 'Çok sık tekrarlanıyor; tekrarlarının hepsi alınamadı.';
const NO_END = 'Bitişi okunamadı; her tekrarının ilk gecesi alındı.';

function occurrencesOf(
  master: FeedSource,
  start: FeedTime,
  changes: readonly Change[],
  limits: SeriesLimits,
  report: Report,
): Found {
  const end = endOf(master);
  if (end === 'unreadable') report({ why: NO_END, hidesNights: true });
  const span = spanOf(start, end === 'unreadable' ? null : end);
  const window = widened(limits.window, span, changes);
  const startsOf = (rules: readonly string[], apart: readonly Wall[] = []) =>
    rules.flatMap((text) => ruleStarts(text, start, { window, apart }, limits.steps, report));
  const excluded = master.excluded.map((time) => alignWall(time, start));
  const apart = [...excluded, ...changes.map(({ id }) => id)].toSorted((a, b) => a - b);
  const found: Found = new Map();
  for (const wall of [start.wall, ...startsOf(master.rules, apart)]) {
    found.set(wall, { wall, span, source: master, assumed: false });
  }
  for (const period of master.dates) {
    const wall = alignWall(period.start, start);
    if (wall < window.from - LONGEST_MS || wall > window.to) continue;
    const other = found.get(wall)?.span ?? null;
    const own = longer(ownSpan(period) ?? span, other);
    found.set(wall, { wall, span: own, source: master, assumed: false });
  }
  for (const wall of startsOf(master.excludedRules)) found.delete(wall);
  for (const id of idsOf(found, master.excluded, start)) found.delete(id);
  return found;
}

/** The range in which occurrences may begin, or be moved from, and still overlap the window. */
function widened({ from, to }: WallWindow, span: Span, changes: readonly Change[]): WallWindow {
  const shifts = changes.map(({ shift }) => shift ?? 0);
  // A change of all that follow may make them longer than the series says.
  const lengths = changes.map(({ shift, became }) =>
    shift === null || became === null ? 0 : (spanOf(became.start, became.end)?.length ?? 0),
  );
  const before = Math.max(0, ...shifts) + Math.max(0, span?.length ?? 0, ...lengths);
  const after = -Math.min(0, ...shifts);
  return { from: from - Math.min(before, LONGEST_MS), to: to + Math.min(after, LONGEST_MS) };
}

function ruleStarts(
  text: string,
  start: FeedTime,
  { window, apart }: { window: WallWindow; apart: readonly Wall[] },
  steps: Budget,
  report: Report,
): Wall[] {
  // When the feed's budget is used up, not even the rule is parsed.
  const read =
    steps.left < 0 ? { why: TOO_MANY } : readRule(text, (utc) => untilOnClock(utc, start));
  if ('why' in read) {
    report({ why: read.why, hidesNights: true });
    return [];
  }
  const { rule, doubt } = read;
  if (doubt !== null) report({ why: doubt, hidesNights: false });
  // The time parts of a rule do not apply to whole days (RFC 5545, 3.3.10).
  const own = start.wholeDay ? { ...rule, hours: [], minutes: [], seconds: [] } : rule;
  const { starts, complete } = walkRule(own, start.wall, window, steps, apart);
  if (!complete) report({ why: TOO_MANY, hidesNights: true });
  return start.wholeDay ? starts.map((wall) => dayOfWall(wall) * DAY_MS) : starts;
}

/**
 * An end given in UTC, in local time of the series; for whole days the later of the two possible
 * days.
 */
function untilOnClock(utc: Wall, start: FeedTime): Wall {
  if (start.wholeDay) return dayOfWall(utc + DAY_MS / 2) * DAY_MS;
  return utc + start.offset(utc) * 60_000;
}

function spanOf(start: FeedTime, end: FeedTime | null): Span {
  if (end === null) return null;
  const isExact = !start.wholeDay && !end.wholeDay && start.offset !== end.offset;
  const length = isExact ? instantOf(end) - instantOf(start) : end.wall - start.wall;
  return { length, wholeDay: end.wholeDay };
}

function ownSpan({ start, end, duration }: FeedPeriod): Span {
  return spanOf(start, end ?? (duration === null ? null : endAfter(start, duration)));
}

/** Of two lengths of the same occurrence the longer is kept, so that no night is sold twice. */
const longer = (a: Span, b: Span): Span => (b !== null && b.length > (a?.length ?? 0) ? b : a);

/** The occurrences that times refer to: those starting then, or all of a whole day. */
function idsOf(found: Found, times: readonly FeedTime[], start: FeedTime): Wall[] {
  const walls = new Set(times.map((time) => alignWall(time, start)));
  const days = new Set(
    start.wholeDay ? [] : times.flatMap((it) => (it.wholeDay ? dayOfWall(it.wall) : [])),
  );
  return [...found.keys()].filter((id) => walls.has(id) || days.has(dayOfWall(id)));
}

/** Replaces a changed occurrence of its series, and shifts the following ones if it says so. */
function applyChange(found: Found, { source, time, id, became, shift }: Change, start: FeedTime) {
  for (const same of idsOf(found, [time], start)) {
    const occurrence = found.get(same);
    if (became !== null) found.delete(same);
    else if (occurrence) found.set(same, { ...occurrence, assumed: true });
  }
  if (became === null || shift === null) return;
  const span = spanOf(became.start, became.end);
  for (const later of found.keys()) {
    if (later > id) found.set(later, { wall: later + shift, span, source, assumed: false });
  }
}

function occurring(
  id: Wall,
  { wall, span, source, assumed }: Occurrence,
  start: FeedTime,
  zones: FeedZones,
): RawEvent {
  const from = { ...start, wall };
  const end = span && { ...start, wall: wall + span.length, wholeDay: span.wholeDay };
  return toRawEvent(source, { start: from, end, occurrence: textOf(id, start), assumed }, zones);
}

/** A change as an event; an unreadable one leaves its occurrence unchanged. */
function changed({ source, id, became }: Change, start: FeedTime, zones: FeedZones): RawEvent[] {
  if (became === null) return [];
  return [toRawEvent(source, { ...became, occurrence: textOf(id, start) }, zones)];
}

/** `2027-06-01`, or `2027-06-01T16:00:00` in local time of the series. */
const textOf = (id: Wall, { wholeDay }: FeedTime): string =>
  new Date(id).toISOString().slice(0, wholeDay ? 10 : 19);

/** Of several occurrences with the same nights only the first is kept. */
function distinctNights(events: readonly RawEvent[]): RawEvent[] {
  const seen = new Set<string>();
  return events.filter(({ start, end }) => {
    if (start === null || start === 'unreadable' || end === 'unreadable') return true;
    const stay = nightsOfEvent(start, end);
    const nights = stay && `${stay.start}/${stay.end}`;
    if (nights === null || !seen.has(nights)) return seen.add(nights ?? '') !== null;
    return false;
  });
}
