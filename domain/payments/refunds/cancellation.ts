import { type Day, nightsBetween } from '../../values/dates.ts';
import { type Kurus, shareOf } from '../../values/money.ts';
import type { Status } from '../../reservation-status.ts';
import type { CancelTier } from './cancel-tiers.ts';

/** What a stay's money is worked out from when it is called off; `paid`: received, refunds taken off. */
type CalledOff = { to: Status; checkIn: Day; prepayment: Kurus; paid: Kurus };

/** What the agency keeps by its own terms and what goes back; `kept` + `refund` = `paid`. */
export type CancellationTerms = {
  /** Days from today to check-in; 0 on that day and after it. */
  daysLeft: number;
  /** The tier that applies; null where the agency has set none, or calls the stay off itself. */
  tier: CancelTier | null;
  kept: Kurus;
  refund: Kurus;
};

/** The tier of a day: the first, from the farthest, that has begun by then. */
export function findTier(tiers: readonly CancelTier[], daysLeft: number): CancelTier | null {
  const far = tiers.toSorted((a, b) => b.daysBefore - a.daysBefore);
  return far.find(({ daysBefore }) => daysLeft >= daysBefore) ?? null;
}

/**
 * What calling a stay off costs its guest on a day. The tiers speak of the prepayment: whatever was
 * paid beyond it goes back whole, and nobody loses more than was paid. A guest who never came is one
 * who called off on the day. Who is turned down by the agency loses nothing.
 */
export function cancellationTerms(
  tiers: readonly CancelTier[],
  { to, checkIn, prepayment, paid }: CalledOff,
  today: Day,
): CancellationTerms {
  const daysLeft = Math.max(0, nightsBetween(today, checkIn));
  const isGuests = to === 'cancelled' || to === 'no_show';
  const tier = isGuests ? findTier(tiers, daysLeft) : null;
  const kept = Math.min(Math.max(0, paid), tier === null ? 0 : shareOf(prepayment, tier.keptRate));
  return { daysLeft, tier, kept, refund: Math.max(0, paid) - kept };
}
