import type { Kurus } from '../values/money.ts';

/** What was agreed of a stay, and what of it came. `total` holds the extras. Kuruş. */
export type DueFacts = {
  total: Kurus;
  prepayment: Kurus;
  /** Extras owed to the agency, and what was paid for them. */
  agencyExtras: Kurus;
  extrasPaid: Kurus;
  /** All that came for stay and extras, refunds taken off. */
  paid: Kurus;
};

/** What a guest still owes, by whom it is owed; together what is left of the total. */
type Dues = {
  prepayment: Kurus;
  /** For the agency's own services. */
  extras: Kurus;
  /** For the owner at the door: the rest of the stay with the extras of the house. */
  atDoor: Kurus;
};

/** What came for the stay itself: money for an extra never makes a stay prepaid. */
export const paidForStay = ({ paid, extrasPaid }: Pick<DueFacts, 'paid' | 'extrasPaid'>): Kurus =>
  paid - extrasPaid;

/**
 * Money pays what it was taken for: entries of the kind `extra` pay the agency's extras while they
 * stand; all else pays the prepayment, then what is due at the door, and what is left over pays
 * extras. The three parts add up to what the total lacks.
 */
export function duesOf(facts: DueFacts): Dues {
  const { total, prepayment, agencyExtras, extrasPaid } = facts;
  const forStay = paidForStay(facts);
  const price = total - agencyExtras;
  const surplus = Math.max(0, forStay - price);
  return {
    prepayment: Math.max(0, Math.min(prepayment, price) - forStay),
    extras: Math.max(0, agencyExtras - extrasPaid - surplus),
    atDoor: Math.max(0, price - Math.max(Math.min(prepayment, price), forStay)),
  };
}

/** What of the total was agreed to be paid at the door. */
export const agreedAtDoor = ({
  total,
  prepayment,
  agencyExtras,
}: Pick<DueFacts, 'total' | 'prepayment' | 'agencyExtras'>): Kurus =>
  total - prepayment - agencyExtras;
