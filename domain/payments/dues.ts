import { type Kurus, sumKurus } from '#domain/values/money.ts';
import { isOff, type Status } from '#domain/reservation-status.ts';
import { paidForStay } from './ledger.ts';
import { openParts, type PlanFacts } from './parts.ts';

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
type Unpaid = {
  prepayment: Kurus;
  /** For the agency's own services. */
  extras: Kurus;
  /** The balance of the stay with the extras of the house. */
  rest: Kurus;
};

/** The same, the rest by when it is due. */
type Dues = Omit<Unpaid, 'rest'> & {
  /** Of the interim payments before the arrival. */
  parts: Kurus;
  /** On arrival. */
  atDoor: Kurus;
};

/**
 * Money is allocated to what it was taken for: entries of the kind `extra` pay the agency's extras,
 * as far as those are still on the stay; all other money pays the prepayment, then the rest of the
 * price, and any remainder pays extras. The three parts add up to the unpaid part of the total.
 */
export function unpaidOf(facts: DueFacts): Unpaid {
  const { total, prepayment, agencyExtras, extrasPaid } = facts;
  const forStay = paidForStay(facts);
  const price = total - agencyExtras;
  const surplus = Math.max(0, forStay - price);
  return {
    prepayment: Math.max(0, Math.min(prepayment, price) - forStay),
    extras: Math.max(0, agencyExtras - extrasPaid - surplus),
    rest: Math.max(0, price - Math.max(Math.min(prepayment, price), forStay)),
  };
}

export const NO_DUES: Dues = { prepayment: 0, extras: 0, parts: 0, atDoor: 0 };

/** What a guest still owes, and nothing for a stay that is off. */
export function duesOf(stay: DueFacts & PlanFacts & { status: Status }): Dues {
  if (isOff(stay.status)) return NO_DUES;
  const { rest, ...unpaid } = unpaidOf(stay);
  const parts = sumKurus(openParts(stay).map(({ left }) => left));
  return { ...unpaid, parts, atDoor: rest - parts };
}

/** The part of the total that is paid neither before the confirmation nor to the agency. */
export const agreedBalance = ({
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
