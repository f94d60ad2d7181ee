import type { Kurus } from '#domain/values/money.ts';
import { isOff, SOLD, type Status } from '#domain/reservation-status.ts';
import type { Source } from '#domain/reservation-sources.ts';
import { paidForStay } from './ledger.ts';

/** What was agreed for a stay and what its guest has paid. Kuruş. */
export type OwnerDueFacts = {
  status: Status;
  source: Source;
  total: Kurus;
  prepayment: Kurus;
  agencyExtras: Kurus;
  commission: Kurus;
  /** What the agency keeps of a stay that has ended early; null until decided. */
  kept: Kurus | null;
  paid: Kurus;
  extrasPaid: Kurus;
  toOwner: Kurus;
};

/** True for a stay whose owner is owed what was agreed. */
export const isSold = (status: Status): boolean => SOLD.includes(status);

/** How the rent that was received is divided. Kuruş; `commission` + `owner` = `rent`. */
type RentShares = { rent: Kurus; commission: Kurus; owner: Kurus };

/**
 * What of the rent is divided between agency and owner. Of a stay that is sold it is the prepayment
 * and what was paid beyond it; the owner's share is negative where the commission is more. Of one
 * that has ended early it is what is kept of the guest's money: the commission first, and no more
 * than there is, so that nobody owes anything for it. Null while it is only held.
 */
export function shareRent(stay: OwnerDueFacts): RentShares | null {
  const { status, total, agencyExtras, prepayment, kept } = stay;
  // The books of before settled what an imported stay had brought by then.
  const commission = stay.source === 'import' ? prepayment : stay.commission;
  const forRent = Math.min(total - agencyExtras, paidForStay(stay));
  if (isSold(status)) {
    const rent = Math.max(prepayment, forRent);
    return { rent, commission, owner: rent - commission };
  }
  if (!isOff(status)) return null;
  const rent = Math.max(0, Math.min(kept ?? 0, forRent));
  const earned = Math.min(rent, Math.max(0, commission));
  return { rent, commission: earned, owner: rent - earned };
}

/**
 * What the agency owes the owner for a stay in all, before payouts; negative when the owner owes the
 * agency. The owner's net is the same whoever collects: what the owner took of the guest is part of
 * the share. Nothing is owed while the stay is undecided, whoever has its prepayment.
 *
 * `reservations.due_to_owner` is the same in SQL (drizzle/schema/reservations.ts).
 */
export function ownerDue(stay: OwnerDueFacts): Kurus {
  const shares = shareRent(stay);
  return shares === null ? 0 : shares.owner - stay.toOwner;
}
