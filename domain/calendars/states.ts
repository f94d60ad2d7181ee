/** A stay of a guest elsewhere, or a window that the other seller closed. */
export const EVENT_KINDS = ['booking', 'block'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/**
 * How a reading of a feed ended. `held`: it lost too many events to be believed without a person.
 */
export const RUN_OUTCOMES = ['applied', 'unchanged', 'held', 'failed'] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** What a reading changed, or with `held` and in a preview would change; events, not nights. */
export type RunCounts = {
  new: number;
  moved: number;
  gone: number;
  conflicts: number;
  ignored: number;
  unchanged: number;
  /** Of the coming events that were known, how many the feed no longer has. */
  lost: number;
};

/**
 * `new`: never read yet; `stale`: not proved right for too long; `warning`: up to date, but for events
 * that could not be read whole.
 */
export const FRESHNESS = ['new', 'fresh', 'warning', 'stale', 'failing', 'held'] as const;
export type Freshness = (typeof FRESHNESS)[number];

/** What of ours an external event can lie over. */
export const OUR_KINDS = ['reservation', 'hold', 'block'] as const;
export type OurKind = (typeof OUR_KINDS)[number];

/** What a person decided about a conflict. */
export const RESOLUTIONS = ['kept_ours', 'same_booking', 'other'] as const;

/** How a conflict ended by itself: the event or our stay went away or moved, or its nights passed. */
export const ENDINGS = ['event_gone', 'ours_gone', 'over'] as const;
