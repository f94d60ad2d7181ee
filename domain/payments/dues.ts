import type { Kurus } from '#domain/values/money.ts';
import { isOff, type Status } from '#domain/reservation-status.ts';

/** What was agreed for a stay, and what has been received. `total` includes extras. Kuruş. */
export type DueFacts = {
  total: Kurus;
  prepayment: Kurus;
  /** Extras owed to the agency, and what was paid for them. */
  agencyExtras: Kurus;
  extrasPaid: Kurus;
  /** Everything received for stay and extras, less refunds. */
  paid: Kurus;
};

/** Parts of what was agreed, by recipient. */
type Dues = {
  prepayment: Kurus;
  /** For the agency's own services. */
  extras: Kurus;
  /** For the owner on arrival: the balance of the stay with the extras of the house. */
  atDoor: Kurus;
};

/**
 * What was received for the stay itself: money for an extra never counts towards the prepayment.
 */
export const paidForStay = ({ paid, extrasPaid }: Pick<DueFacts, 'paid' | 'extrasPaid'>): Kurus =>
  paid - extrasPaid;

/**
 * Money is allocated to what it was taken for: entries of the kind `extra` pay the agency's extras,
 * as far as those are still on the stay; all other money pays the prepayment, then what is due on
 * arrival, and any remainder pays extras. The three parts add up to the unpaid part of the total.
 */
export function unpaidOf(facts: DueFacts): Dues {
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

/** What a guest still owes: the unpaid parts, and nothing for a stay that is off. */
export const duesOf = (stay: DueFacts & { status: Status }): Dues =>
  isOff(stay.status) ? { prepayment: 0, extras: 0, atDoor: 0 } : unpaidOf(stay);

/** The part of the total that was agreed to be paid on arrival. */
export const agreedAtDoor = ({
  total,
  prepayment,
  agencyExtras,
}: Pick<DueFacts, 'total' | 'prepayment' | 'agencyExtras'>): Kurus =>
  total - prepayment - agencyExtras;

/** What was paid beyond the total of a stay that stands, and has to be given back. */
export const surplusOf = ({
  status,
  paid,
  total,
}: Pick<DueFacts, 'paid' | 'total'> & { status: Status }): Kurus =>
  isOff(status) ? 0 : Math.max(0, paid - total);

/**
 * What a stay's money comes to in the words of every screen and paper: what is left to pay, that
 * nothing is, or what was paid beyond the total.
 */
export function restOf({ due, surplus }: { due: Kurus; surplus: Kurus }): Rest {
  if (surplus > 0) return { state: 'over', label: 'Fazla ödenen', amount: surplus };
  return due > 0
    ? { state: 'due', label: 'Kalan', amount: due }
    : { state: 'none', label: 'Kalan yok', amount: 0 };
}

type Rest = {
  state: 'over' | 'due' | 'none';
  label: 'Fazla ödenen' | 'Kalan' | 'Kalan yok';
  amount: Kurus;
};
