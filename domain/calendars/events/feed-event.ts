import type { Day } from '#domain/values/dates.ts';
import type { EventAge } from './event-age.ts';
import type { EventKind } from '../states.ts';

/** A point of a calendar in Türkiye: a whole day, or a minute of one. */
export type Moment = { day: Day; minute: number; wholeDay: boolean };

/**
 * An event, or one occurrence of a series, as a feed wrote it. Null where it says nothing,
 * `unreadable` where it says nonsense.
 */
export type RawEvent = EventAge & {
  uid: string | null;
  /** The start of this occurrence as its series has it; null for an event that does not recur. */
  occurrence: string | null;
  summary: string;
  start: Moment | null | 'unreadable';
  end: Moment | null | 'unreadable';
  cancelled: boolean;
  /** Marked as free time. */
  transparent: boolean;
  /** Its dates are those of its series, because its own could not be read. */
  assumed: boolean;
};

/** What could not be read of an event that may have dates all the same. */
export type FeedFlaw = {
  uid: string | null;
  summary: string;
  /** The days of the event as far as they are known; a series has no last day. */
  start: Day | null;
  end: Day | null;
  why: string;
  /** Whether nights of the event that an earlier reading understood may be missing from this one. */
  hidesNights: boolean;
};

/** A feed taken apart. */
export type ParsedFeed = { events: RawEvent[]; flaws: FeedFlaw[] };

/** An event that takes the nights [start, end). */
export type FeedEvent = {
  /** What it is known by: `eventKey`. */
  uid: string;
  start: Day;
  end: Day;
  kind: EventKind;
  summary: string;
};

/** An event that takes no nights, and why. */
export type IgnoredEvent = {
  uid: string;
  start: Day | null;
  end: Day | null;
  summary: string;
  why: string;
};

/** An event that could not be read whole, and what a person should know of it. */
export type FeedWarning = IgnoredEvent;

/** What a feed says. */
export type FeedReading = {
  events: FeedEvent[];
  ignored: IgnoredEvent[];
  /** Events that were not read whole; those that take no nights are in `ignored` as well. */
  warnings: FeedWarning[];
  /** Keys of events whose dates are only assumed: what is known of them counts more. */
  assumed: ReadonlySet<string>;
  /** UIDs of events that could not be read whole, empty for one without: what is known of them stands. */
  unread: ReadonlySet<string>;
  /** Keys of events that were understood and take no night. */
  idle: ReadonlySet<string>;
  /** Those of them that the feed itself calls cancelled: their end is no surprise. */
  cancelled: ReadonlySet<string>;
};
