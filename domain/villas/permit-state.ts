import { addDays, type Day } from '#domain/values/dates.ts';
import { parsePermitNumber } from './permit.ts';

export const PERMIT_STATES = ['missing', 'expired', 'expiring', 'valid'] as const;
export type PermitState = (typeof PERMIT_STATES)[number];

/** Days before its end from which a permit is shown as expiring. */
const EXPIRING_DAYS = 60;

/** The latest end of a permit that is already shown as expiring. */
export const expiringUntil = (today: Day): Day => addDays(today, EXPIRING_DAYS);

/**
 * The state of a villa's permit; `expiresOn` is its last valid day, null when it does not expire.
 */
export function permitState(
  permit: { no: string | null; expiresOn: Day | null },
  today: Day,
): PermitState {
  if (parsePermitNumber(permit.no) === null) return 'missing';
  if (permit.expiresOn === null) return 'valid';
  if (permit.expiresOn < today) return 'expired';
  return permit.expiresOn <= expiringUntil(today) ? 'expiring' : 'valid';
}
