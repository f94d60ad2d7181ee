import { type Day, nightsBetween } from '#domain/values/dates.ts';
import { type Kurus, shareOf } from '#domain/values/money.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { AgreedTiers, CancelTier } from './cancel-tiers.ts';

/** The facts that a cancelled stay's money depends on; `paid`: received, less refunds. */
type CalledOff = { to: Status; checkIn: Day; prepayment: Kurus; paid: Kurus };

/** What the agency keeps under its own terms and what is refunded; `kept` + `refund` = `paid`. */
export type CancellationTerms = {
  /** Days from today to check-in; 0 on that day and after it. */
  daysLeft: number;
  /** The tier that applies; null when none are set, or when the agency itself cancels. */
  tier: CancelTier | null;
  kept: Kurus;
  refund: Kurus;
};

/** The tier of a day: the first one, from the earliest, that has begun by then. */
export function findTier(tiers: readonly CancelTier[], daysLeft: number): CancelTier | null {
  const far = tiers.toSorted((a, b) => b.daysBefore - a.daysBefore);
  return far.find(({ daysBefore }) => daysLeft >= daysBefore) ?? null;
}

/**
 * What cancelling on a day costs the guest. The tiers apply to the prepayment: anything paid beyond
 * it is refunded in full, and nobody loses more than they paid. A no-show counts as a cancellation
 * on the day of check-in. A guest rejected by the agency loses nothing.
 */
export function cancellationTerms(
  tiers: AgreedTiers,
  { to, checkIn, prepayment, paid }: CalledOff,
  today: Day,
): CancellationTerms {
  const daysLeft = Math.max(0, nightsBetween(today, checkIn));
  const isGuests = to === 'cancelled' || to === 'no_show';
  const tier = isGuests ? findTier(tiers, daysLeft) : null;
  const kept = Math.min(Math.max(0, paid), tier === null ? 0 : shareOf(prepayment, tier.keptRate));
  return { daysLeft, tier, kept, refund: Math.max(0, paid) - kept };
}
