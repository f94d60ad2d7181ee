/** What tells how new a version of an event is. */
export type EventAge = {
  /** SEQUENCE; 0 when missing. */
  sequence: number;
  /** The later of DTSTAMP and LAST-MODIFIED, comparable as text; empty when missing. */
  stamp: string;
};

/** Positive when `a` is a newer version than `b`; 0 when nothing tells. */
export function compareAge(a: EventAge, b: EventAge): number {
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  if (a.stamp === '' || b.stamp === '' || a.stamp === b.stamp) return 0;
  return a.stamp > b.stamp ? 1 : -1;
}
