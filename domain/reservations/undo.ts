/** How long another stay can be taken back, in seconds; its mail waits that long. */
export const UNDO_SECONDS = 10;

/** A press in the last second still arrives. */
const TRAVEL_SECONDS = 3;

/** Until when the Worker takes another stay back, and the earliest moment at which its mail leaves. */
export const undoUntil = (now: Date): string =>
  new Date(now.getTime() + (UNDO_SECONDS + TRAVEL_SECONDS) * 1000).toISOString();
