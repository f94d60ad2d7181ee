import type { Status } from './reservation-status.ts';

/** What says until when a stay's nights are held. A stay that holds money has no end. */
type HoldFacts = {
  status: Status;
  holdExpiresAt: string | null;
  optionExpiresAt: string | null;
};

/** Until when the nights are held, for the two states that hold them; null: until somebody decides. */
export function holdEnd({ status, holdExpiresAt, optionExpiresAt }: HoldFacts): string | null {
  if (status === 'requested') return holdExpiresAt;
  return status === 'option' ? optionExpiresAt : null;
}

/** True for a stay that waits for an answer or a payment. */
export const isHolding = (status: Status): boolean => status === 'requested' || status === 'option';

/** True once the nights of a hold are anybody's, whether it has been moved on or not. */
export const hasRunOut = (
  { status, deadline }: { status: Status; deadline: string | null },
  now: string,
): boolean => isHolding(status) && deadline !== null && deadline <= now;

/** Whatever ends first: its own time or the hold that it is for. */
export const earlier = (own: string, hold: string | null): string =>
  hold !== null && hold < own ? hold : own;
