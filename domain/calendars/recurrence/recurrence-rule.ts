/** Frequencies of a rule, RFC 5545 section 3.3.10. */
export const FREQUENCIES = [
  'SECONDLY',
  'MINUTELY',
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'YEARLY',
] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/**
 * A weekday, 0 = Monday. `nth` is its number in the month or year, counted from the end when
 * negative; 0 means every one.
 */
export type RuleWeekday = { weekday: number; nth: number };

/**
 * A recurrence rule. A list is empty where the rule has no such part; negative numbers count from
 * the end.
 */
export type RecurrenceRule = {
  freq: Frequency;
  interval: number;
  count: number | null;
  /** The last possible start, inclusive, as {@link Wall}. */
  until: Wall | null;
  /** The day on which weeks begin, 0 = Monday. */
  weekStart: number;
  months: readonly number[];
  weekNumbers: readonly number[];
  yearDays: readonly number[];
  monthDays: readonly number[];
  weekdays: readonly RuleWeekday[];
  hours: readonly number[];
  minutes: readonly number[];
  seconds: readonly number[];
  positions: readonly number[];
};

/** Local time without a zone: milliseconds since 1970 as if it were UTC. */
export type Wall = number;

export const DAY_MS = 86_400_000;

/** The day of a local time, in days since 1970. */
export const dayOfWall = (wall: Wall): number => Math.floor(wall / DAY_MS);
