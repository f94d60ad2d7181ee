/** The parts of an event that show which of two versions is newer. */
export type EventAge = {
  /** SEQUENCE; 0 when missing. */
  sequence: number;
  /** The later of DTSTAMP and LAST-MODIFIED, comparable as text; empty when missing. */
  stamp: string;
};

/** Positive when `a` is the newer version, 0 when it cannot be told. */
export function compareAge(a: EventAge, b: EventAge): number {
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  if (a.stamp === '' || b.stamp === '' || a.stamp === b.stamp) return 0;
  return a.stamp > b.stamp ? 1 : -1;
}
