import type { Day } from '#domain/dates.ts';
import type { EventKind } from './states.ts';

/** A point of a calendar in Türkiye: a whole day, or a minute of one. */
export type Moment = { day: Day; minute: number; wholeDay: boolean };

/** An event as a feed wrote it. Null where it says nothing, `unreadable` where it says nonsense. */
export type RawEvent = {
  uid: string | null;
  summary: string;
  /** SEQUENCE; 0 when missing. */
  sequence: number;
  /** The later of DTSTAMP and LAST-MODIFIED, comparable as text; empty when missing. */
  stamp: string;
  start: Moment | null | 'unreadable';
  end: Moment | null | 'unreadable';
  cancelled: boolean;
  /** Marked as free time. */
  transparent: boolean;
  /** Has a rule of recurrence, or is one occurrence of such an event. */
  recurring: boolean;
};

/** An event that takes the nights [start, end). */
export type FeedEvent = { uid: string; start: Day; end: Day; kind: EventKind; summary: string };

/** An event that takes no nights, and why. */
export type IgnoredEvent = {
  uid: string;
  start: Day | null;
  end: Day | null;
  summary: string;
  why: string;
  /**
   * It could not be understood, rather than being over: what is known of it from an earlier reading
   * still stands.
   */
  stands: boolean;
};

/** What a feed says. */
export type FeedReading = {
  events: FeedEvent[];
  ignored: IgnoredEvent[];
  /** Events that the feed itself calls cancelled: their end is no surprise. */
  cancelled: ReadonlySet<string>;
};
