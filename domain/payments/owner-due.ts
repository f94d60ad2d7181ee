import type { Kurus } from '#domain/values/money.ts';
import type { Status } from '#domain/reservation-status.ts';
import { paidForStay } from './dues.ts';

/** States of a sold stay: its owner is owed what was agreed. */
const SOLD: readonly Status[] = ['confirmed', 'staying', 'completed', 'no_show'];

export const isSold = (status: Status): boolean => SOLD.includes(status);

/** What was agreed for a stay and what its guest has paid. Kuruş. */
export type OwnerDueFacts = {
  status: Status;
  total: Kurus;
  prepayment: Kurus;
  agencyExtras: Kurus;
  commission: Kurus;
  /** The owner's part of the prepayment: max(0, prepayment − commission). */
  ownerPayout: Kurus;
  /** What the agency keeps of a stay that has ended early; null until decided. */
  kept: Kurus | null;
  paid: Kurus;
  extrasPaid: Kurus;
  toOwner: Kurus;
};

/**
 * What the agency has taken of the rent beyond the prepayment; negative when the owner took a part
 * of the prepayment.
 */
export function beyondPrepayment(stay: OwnerDueFacts): Kurus {
  const { total, prepayment, agencyExtras, toOwner } = stay;
  const forRent = Math.min(total - agencyExtras, paidForStay(stay), heldAtMost(stay));
  return Math.max(0, forRent - prepayment) - toOwner;
}

/** Of a guest who did not come, only what the agency keeps is shared; the rest goes back. */
const heldAtMost = ({ status, kept }: OwnerDueFacts): Kurus =>
  status === 'no_show' ? (kept ?? 0) : Infinity;

/**
 * What the agency owes the owner for a stay in all, before payouts. The owner's net is the same
 * whoever collects it: the agreed payout is of the prepayment, and all that the agency takes beyond
 * it is the owner's, once it covers the commission. Of a prepayment that the owner took, the owner
 * owes the agency its part: negative.
 *
 * `reservations.owner_due` is the same in SQL (drizzle/schema/reservations.ts).
 */
export function ownerDue(stay: OwnerDueFacts): Kurus {
  if (!isSold(stay.status)) return -stay.toOwner;
  const beyond = beyondPrepayment(stay);
  const commissionLeft = Math.max(0, Math.min(beyond, stay.commission - stay.prepayment));
  return stay.ownerPayout + beyond - commissionLeft;
}
