/** A guest's stay elsewhere, or nights that the other seller closed. */
export const EVENT_KINDS = ['booking', 'block'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/**
 * The result of reading a feed. `held`: too many events are missing for it to be applied without a
 * person.
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
  /** How many of the known coming events the feed no longer has. */
  lost: number;
};

/**
 * `new`: never read yet; `stale`: no good reading for too long; `warning`: up to date, except for
 * events that could only be read in part.
 */
export const FRESHNESS = ['new', 'fresh', 'warning', 'stale', 'failing', 'held'] as const;
export type Freshness = (typeof FRESHNESS)[number];

/** The holders of ours that an external event can overlap. */
export const OUR_KINDS = ['reservation', 'hold', 'block'] as const;
export type OurKind = (typeof OUR_KINDS)[number];

/** What a person decided about a conflict. */
export const RESOLUTIONS = ['kept_ours', 'same_booking', 'other'] as const;

/**
 * How a conflict ended by itself: the event or our stay was removed or moved, or its nights passed.
 */
export const ENDINGS = ['event_gone', 'ours_gone', 'over'] as const;
