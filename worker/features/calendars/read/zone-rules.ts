import { DAY_MS, type Wall } from '#domain/calendars/recurrence/recurrence-rule.ts';
import { type Budget, walkRule, type WallWindow } from '#domain/calendars/recurrence/walk-rule.ts';
import type { FeedComponent } from './feed-lines.ts';
import { readRule } from './read-rule.ts';
import { readClock } from './read-clock.ts';

/** From local time `wall` on, measured before the change, the zone is `to` minutes east of UTC. */
type Transition = { wall: Wall; from: number; to: number };

/** A zone as a feed defines it: its changes in order. */
export type ZoneRules = readonly Transition[];

/** A rule that holds at some instant must have had an occurrence within this time before it. */
const LOOK_BACK_MS = 400 * DAY_MS;

/** Most changes read from a definition: 500 years with two a year. */
const MAX_TRANSITIONS = 1000;

/**
 * The changes of a VTIMEZONE that matter within a window: of each of its parts the first one, those
 * within, and the last before. Null when a part cannot be read or its rules have no end.
 */
export function readZone(
  zone: FeedComponent,
  window: WallWindow,
  budget: Budget,
): ZoneRules | null {
  const transitions: Transition[] = [];
  for (const part of zone.parts) {
    const own = transitionsOf(part, window, budget);
    if (own === null) return null;
    transitions.push(...own);
  }
  if (transitions.length === 0 || transitions.length > MAX_TRANSITIONS) return null;
  return transitions.toSorted((a, b) => a.wall - a.from * 60_000 - (b.wall - b.from * 60_000));
}

function transitionsOf(
  { lines }: FeedComponent,
  window: WallWindow,
  budget: Budget,
): Transition[] | null {
  const valueOf = (name: string) => lines.find((line) => line.name === name)?.value ?? '';
  const start = readClock(valueOf('DTSTART'))?.wall;
  const to = offsetMinutes(valueOf('TZOFFSETTO'));
  const from = offsetMinutes(valueOf('TZOFFSETFROM')) ?? to;
  if (start === undefined || to === null || from === null) return null;
  const walls = new Set([start]);
  for (const { name, value } of lines) {
    if (name === 'RRULE') {
      // An end given in UTC is converted with the offset before the change.
      const read = readRule(value, (utc) => utc + from * 60_000);
      if ('why' in read) return null;
      const { rule } = read;
      const until = Math.min(window.from, rule.until ?? window.from);
      const { starts, complete } = walkRule(
        rule,
        start,
        { from: until - LOOK_BACK_MS, to: window.to },
        budget,
      );
      if (!complete) return null;
      for (const wall of starts) walls.add(wall);
    } else if (name === 'RDATE') {
      for (const date of value.split(',')) {
        const wall = readClock(date)?.wall;
        if (wall !== undefined) walls.add(wall);
      }
    }
  }
  return [...walls].map((wall) => ({ wall, from, to }));
}

/** Minutes east of UTC at an instant. */
export function offsetAt(rules: ZoneRules, at: number): number {
  const last = rules.findLast(({ wall, from }) => wall - from * 60_000 <= at);
  return last?.to ?? rules[0]?.from ?? 0;
}

/** `+0300`, `-0330`, `+03:00`, `+3` or with seconds, as minutes; null for anything else. */
export function offsetMinutes(text: string): number | null {
  const match = /^([+-])(\d{1,2}):?(\d\d)?(?::?\d\d)?$/.exec(text);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  if (minutes > 24 * 60) return null;
  return match[1] === '-' ? -minutes : minutes;
}
