/**
 * The meaning of a state, for stays, payments, offers, mails and calendar nights alike, so that one
 * colour means the same on every screen.
 */
export type Tone =
  /** Somebody has to do something. */
  | 'waiting'
  /** Kept for a while. */
  | 'held'
  | 'sure'
  /** Going on now. */
  | 'present'
  /** Came to its end. */
  | 'over'
  | 'lapsed'
  | 'byHand'
  | 'dropped'
  | 'failed';

/** As a badge, a cell or a night. */
export const WASHES: Record<Tone, string> = {
  waiting: 'bg-amber-wash text-amber',
  held: 'bg-violet-wash text-violet',
  sure: 'bg-green-wash text-green',
  present: 'bg-accent-wash text-accent',
  over: 'bg-sunken text-soft',
  lapsed: 'bg-sunken text-soft',
  byHand: 'bg-amber-wash text-amber',
  dropped: 'bg-red-wash text-red',
  failed: 'bg-red-wash text-red',
};
