import type { Day } from '#domain/values/dates.ts';
import type { EventAge } from './event-age.ts';
import type { EventKind } from '../states.ts';

/** A point of a calendar in Türkiye: a whole day, or a minute of one. */
export type Moment = { day: Day; minute: number; wholeDay: boolean };

/**
 * An event, or one occurrence of a series, as the feed has it. Null where the feed has no value,
 * `unreadable` where the value is malformed.
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
  /** Marked as not settled yet. */
  tentative: boolean;
  /** Its dates follow from its series, because its own could not be read. */
  assumed: boolean;
};

/** A part of an event that could not be read; the event may still have dates. */
export type FeedFlaw = {
  uid: string | null;
  summary: string;
  /** The days of the event as far as they are known; a series has no last day. */
  start: Day | null;
  end: Day | null;
  why: string;
  /** Whether this reading may lack nights of the event that an earlier one understood. */
  hidesNights: boolean;
};

/** A feed taken apart. */
export type ParsedFeed = { events: RawEvent[]; flaws: FeedFlaw[] };

/** An event that takes the nights [start, end). */
export type FeedEvent = {
  /** Its `eventKey`. */
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

/** An event that could only be read in part, and what a person should know about it. */
export type FeedWarning = IgnoredEvent;

/** What a feed says. */
export type FeedReading = {
  events: FeedEvent[];
  ignored: IgnoredEvent[];
  /** Events that could only be read in part; those that take no nights are in `ignored` as well. */
  warnings: FeedWarning[];
  /** Coming events that the seller marks as free, which take no nights, or as tentative, which do. */
  notes: FeedWarning[];
  /** Keys of events whose dates are only assumed: stored dates take precedence. */
  assumed: ReadonlySet<string>;
  /**
   * UIDs of events that could only be read in part, empty for one without a UID: what is stored
   * about them is kept.
   */
  unread: ReadonlySet<string>;
  /** Keys of events that were understood and take no nights. */
  idle: ReadonlySet<string>;
  /** Those of them that the feed itself cancels: their disappearance is expected. */
  cancelled: ReadonlySet<string>;
};
