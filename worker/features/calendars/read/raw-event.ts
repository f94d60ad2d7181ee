import type { FeedFlaw, RawEvent } from '#domain/calendars/events/feed-event.ts';
import { DAY_MS } from '#domain/calendars/recurrence/recurrence-rule.ts';
import type { FeedSource } from './feed-source.ts';
import { endMoment, type FeedTime, startMoment } from './feed-time.ts';
import type { FeedZones } from './feed-zones.ts';
import { readDuration } from './read-clock.ts';

type Readable = FeedTime | null | 'unreadable';

/** The end of a component: explicit, or after its DURATION; null without either. */
export function endOf({ start, end, duration }: FeedSource): Readable {
  if (end !== null) return end;
  if (duration === null || start === null || start === 'unreadable') return null;
  return endAfter(start, duration) ?? 'unreadable';
}

/**
 * The end of something that begins at `start` and lasts `P1W`, `PT36H`; a whole day lasts whole
 * days.
 */
export function endAfter(start: FeedTime, duration: string): FeedTime | null {
  const length = readDuration(duration);
  if (length === null) return null;
  const added = start.wholeDay ? Math.ceil(length / DAY_MS) * DAY_MS : length;
  return { ...start, wall: start.wall + added };
}

/** When a component is, or one occurrence of it. */
type Timing = {
  start: Readable;
  end: Readable;
  occurrence: string | null;
  assumed?: boolean;
};

export function toRawEvent(source: FeedSource, timing: Timing, zones: FeedZones): RawEvent {
  const { uid, summary, sequence, stamp, cancelled, transparent, tentative } = source;
  const { start, end, occurrence, assumed = false } = timing;
  return {
    uid,
    occurrence,
    summary,
    sequence,
    stamp,
    start: start === null || start === 'unreadable' ? start : startMoment(start, zones.istanbul),
    end: end === null || end === 'unreadable' ? end : endMoment(end, zones.istanbul),
    cancelled,
    transparent,
    tentative,
    assumed,
  };
}

/** What could not be read of a component, with its name. The end of a series is unknown. */
export function toFlaw(
  source: FeedSource,
  flaw: Pick<FeedFlaw, 'why' | 'hidesNights'>,
  zones: FeedZones,
  isSeries: boolean,
): FeedFlaw {
  const { uid, summary, start } = source;
  const end = endOf(source);
  return {
    ...flaw,
    uid,
    summary,
    start: isKnown(start) ? startMoment(start, zones.istanbul).day : null,
    end: !isSeries && isKnown(end) ? endMoment(end, zones.istanbul).day : null,
  };
}

const isKnown = (time: Readable): time is FeedTime => time !== null && time !== 'unreadable';
