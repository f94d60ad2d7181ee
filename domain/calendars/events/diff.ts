import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { uidOfKey } from './event-key.ts';
import type { FeedEvent, FeedReading, FeedWarning, IgnoredEvent } from './feed-event.ts';
import type { OurKind, RunCounts } from '../states.ts';

/** A stay or block of ours, by its nights [start, end). */
export type OurStay = { kind: OurKind; ref: string; label: string; start: Day; end: Day };

type MovedEvent = FeedEvent & { from: { start: Day; end: Day } };
type ConflictingEvent = FeedEvent & { ours: OurStay[] };
type Loss = { lost: number; of: number; needsConfirm: boolean };

/** What applying a reading would do. Every event is in one list only, or counted as unchanged. */
export type FeedDiff = {
  new: FeedEvent[];
  moved: MovedEvent[];
  gone: FeedEvent[];
  conflicts: ConflictingEvent[];
  ignored: IgnoredEvent[];
  /** Events that could not be read whole; they may be in another list as well. */
  warnings: FeedWarning[];
  /** Coming events that the seller marks as free or as tentative. */
  notes: FeedWarning[];
  unchanged: number;
  loss: Loss;
  /** Whether applying it would change anything that is stored for the feed. */
  changes: boolean;
};

/**
 * Compares a reading with the stored events of the feed. `known` are the current ones; events that
 * ended before today are ignored, because sellers drop them from their feeds.
 */
export function diffFeed(
  reading: FeedReading,
  known: readonly FeedEvent[],
  ours: readonly OurStay[],
  today: Day,
): FeedDiff {
  const before = new Map(known.map((event) => [event.uid, event]));
  const diff: FeedDiff = {
    new: [],
    moved: [],
    gone: goneOf(reading, known, today),
    conflicts: [],
    ...pick(reading, 'ignored', 'warnings', 'notes'),
    unchanged: 0,
    loss: { lost: 0, of: 0, needsConfirm: false },
    changes: false,
  };
  diff.loss = lossOf(diff.gone, reading, known, today);
  diff.changes = diff.gone.length > 0;
  for (const event of reading.events) {
    const under = ours.filter((stay) => meets(event, stay, today));
    const old = before.get(event.uid);
    diff.changes ||= old === undefined || !isSame(old, event);
    if (under.length > 0) diff.conflicts.push({ ...event, ours: under });
    else if (old === undefined) diff.new.push(event);
    else if (old.start === event.start && old.end === event.end) diff.unchanged += 1;
    else diff.moved.push({ ...event, from: { start: old.start, end: old.end } });
  }
  return diff;
}

const isSame = (a: FeedEvent, b: FeedEvent): boolean =>
  a.start === b.start && a.end === b.end && a.kind === b.kind && a.summary === b.summary;

/** Whether both take the same night, from today on. */
function meets(event: FeedEvent, stay: OurStay, today: Day): boolean {
  const first = [event.start, stay.start, today].reduce((a, b) => (a > b ? a : b));
  return first < event.end && first < stay.end;
}

function goneOf(reading: FeedReading, known: readonly FeedEvent[], today: Day): FeedEvent[] {
  const still = new Set(reading.events.map(({ uid }) => uid));
  return known.filter(({ uid, end }) => end > today && !still.has(uid));
}

/**
 * When more than half of the coming events disappear at once, a broken feed is more likely than the
 * truth. An event does not count as lost when the feed itself cancels it or has it under another
 * UID (some sellers write new UIDs with every export). A series counts with each of its
 * occurrences, and also once as a whole, so that a hundred occurrences do not hide that all other
 * events are gone.
 */
function lossOf(
  gone: readonly FeedEvent[],
  reading: FeedReading,
  known: readonly FeedEvent[],
  today: Day,
): Loss {
  const coming = known.filter(({ end }) => end > today);
  const renamed = new Set(reading.events.map(({ start, end }) => `${start}/${end}`));
  const lost = gone.filter(
    ({ uid, start, end }) => !reading.cancelled.has(uid) && !renamed.has(`${start}/${end}`),
  );
  const lostKeys = new Set(lost.map(({ uid }) => uid));
  const names = new Set(coming.map(nameOf));
  const standing = new Set(coming.filter(({ uid }) => !lostKeys.has(uid)).map(nameOf));
  const byEvent = { lost: lost.length, of: coming.length };
  const byName = { lost: names.size - standing.size, of: names.size };
  const worse = byName.lost * byEvent.of > byEvent.lost * byName.of ? byName : byEvent;
  return { ...worse, needsConfirm: worse.lost * 2 > worse.of };
}

/** An event without a UID is identified by its days, so each is compared on its own. */
const nameOf = ({ uid }: FeedEvent): string => uidOfKey(uid) || uid;

export function countsOf(diff: FeedDiff): RunCounts {
  return {
    new: diff.new.length,
    moved: diff.moved.length,
    gone: diff.gone.length,
    conflicts: diff.conflicts.length,
    ignored: diff.ignored.length,
    unchanged: diff.unchanged,
    lost: diff.loss.lost,
  };
}
