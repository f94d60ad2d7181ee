import type { Day } from '#domain/values/dates.ts';
import type { OffSaleReason } from './takedown-schema.ts';

export type SaleFacts = {
  openOrders: number;
  withdrawnOn: Day | null;
  verifiedAt: string | null;
  expiresOn: Day | null;
  nextCheckOn: Day | null;
};

/** Why a villa's permit limits its sale, what cannot be waited for first. */
export function offSaleReason(facts: SaleFacts): OffSaleReason {
  if (facts.openOrders > 0) return 'order';
  if (facts.withdrawnOn !== null) return 'withdrawn';
  if (facts.verifiedAt === null) return 'unchecked';
  const { expiresOn, nextCheckOn } = facts;
  const endsFirst = nextCheckOn === null || (expiresOn !== null && expiresOn <= nextCheckOn);
  return endsFirst ? 'expired' : 'check-due';
}
