/** How long a change of a stay can be undone, in seconds; its mail is delayed as long. */
export const UNDO_SECONDS = 10;

/** Allowance for a click in the last second to arrive. */
const TRAVEL_SECONDS = 3;

/** A change made until then can no longer be undone at `now`. */
export const undoOver = (now: Date): string =>
  new Date(now.getTime() - (UNDO_SECONDS + TRAVEL_SECONDS) * 1000).toISOString();

/** Until when the Worker accepts the undo, and the earliest moment at which the mail is sent. */
export const undoUntil = (now: Date): string =>
  new Date(now.getTime() + (UNDO_SECONDS + TRAVEL_SECONDS) * 1000).toISOString();
