import type { Status } from './reservation-status.ts';

/**
 * The facts that determine until when a stay's nights are held. A stay that holds money does not
 * expire.
 */
type HoldFacts = {
  status: Status;
  holdExpiresAt: string | null;
  optionExpiresAt: string | null;
};

/**
 * Until when the nights are held, for the two states that hold them; null: until somebody decides.
 */
export function holdEnd({ status, holdExpiresAt, optionExpiresAt }: HoldFacts): string | null {
  if (status === 'requested') return holdExpiresAt;
  return status === 'option' ? optionExpiresAt : null;
}

/** True for a stay that waits for an answer or a payment. */
export const isHolding = (status: Status): boolean => status === 'requested' || status === 'option';

/** True once the nights of a hold are free again, whether or not the cron has expired it yet. */
export const hasRunOut = (
  { status, deadline }: { status: Status; deadline: string | null },
  now: string,
): boolean => isHolding(status) && deadline !== null && deadline <= now;

/**
 * A stay with the state that everybody is shown at `now`: a hold that has ended has expired, although
 * its row says so only once the cron has run.
 */
export const asOf = <Stay extends HoldFacts>(stay: Stay, now: string): Stay =>
  hasRunOut({ status: stay.status, deadline: holdEnd(stay) }, now)
    ? { ...stay, status: 'expired' }
    : stay;

/** The earlier of a link's own expiry and the end of the hold that it is for. */
export const earlier = (own: string, hold: string | null): string =>
  hold !== null && hold < own ? hold : own;
