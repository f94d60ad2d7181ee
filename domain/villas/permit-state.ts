import { addDays, type Day } from '../values/dates.ts';
import { parsePermitNumber } from './permit.ts';

export const PERMIT_STATES = ['missing', 'expired', 'expiring', 'valid'] as const;
export type PermitState = (typeof PERMIT_STATES)[number];

/** From how many days before its end a permit is shown as expiring. */
const EXPIRING_DAYS = 60;

/** The last day on which a permit that ends is already shown as expiring. */
export const expiringUntil = (today: Day): Day => addDays(today, EXPIRING_DAYS);

/** How a villa's permit stands; `expiresOn` is its last good day, null when it does not end. */
export function permitState(
  permit: { no: string | null; expiresOn: Day | null },
  today: Day,
): PermitState {
  if (parsePermitNumber(permit.no) === null) return 'missing';
  if (permit.expiresOn === null) return 'valid';
  if (permit.expiresOn < today) return 'expired';
  return permit.expiresOn <= expiringUntil(today) ? 'expiring' : 'valid';
}
