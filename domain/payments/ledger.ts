import type { Kurus } from '#domain/values/money.ts';

export const TRANSACTION_KINDS = [
  'prepayment',
  'balance',
  'deposit',
  'deposit_refund',
  'extra',
  'refund',
  'owner_payout',
] as const;

export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export const TRANSACTION_METHODS = ['havale_eft', 'fast', 'card', 'link', 'cash'] as const;
export const TRANSACTION_STATUSES = ['pending', 'succeeded', 'failed'] as const;

/** An entry of the append-only ledger; `amount` in kuruş, positive whichever way it flows. */
export type LedgerEntry = {
  kind: TransactionKind;
  amount: Kurus;
  status: 'pending' | 'succeeded' | 'failed';
};

/** What has really moved for one reservation, in kuruş. */
export type LedgerSums = {
  /** From the guest for the stay: prepayment, balance and extras. */
  received: Kurus;
  /** Of that, what was taken for extras. */
  forExtras: Kurus;
  /** Back to the guest out of what was received. */
  refunded: Kurus;
  /** On its way back through a provider: it has not left yet, and may not be given twice. */
  refundPending: Kurus;
  /** Damage deposit taken; it is no part of the price. */
  deposit: Kurus;
  /** Given back of it; never booked as a refund of the stay. */
  depositReturned: Kurus;
  /** Passed on to the owner. */
  paidOut: Kurus;
};

const NOTHING: LedgerSums = {
  received: 0,
  forExtras: 0,
  refunded: 0,
  refundPending: 0,
  deposit: 0,
  depositReturned: 0,
  paidOut: 0,
};

const SIDES: Record<TransactionKind, readonly (keyof LedgerSums)[]> = {
  prepayment: ['received'],
  balance: ['received'],
  extra: ['received', 'forExtras'],
  refund: ['refunded'],
  deposit: ['deposit'],
  deposit_refund: ['depositReturned'],
  owner_payout: ['paidOut'],
};

/** Sums the entries that succeeded onto `before`; failed ones moved nothing. */
export function ledgerSums(
  entries: Iterable<LedgerEntry>,
  before: LedgerSums = NOTHING,
): LedgerSums {
  const sums = { ...before };
  for (const { kind, amount, status } of entries) {
    if (status === 'succeeded') for (const side of SIDES[kind]) sums[side] += amount;
    else if (status === 'pending' && kind === 'refund') sums.refundPending += amount;
  }
  return sums;
}

/** What is with us of a stay's money, and what of it pays extras, as the database keeps both. */
export function paidSums(
  { received, forExtras, refunded }: Pick<LedgerSums, 'received' | 'forExtras' | 'refunded'>,
  { agencyExtras }: { agencyExtras: Kurus },
): { paid: Kurus; extrasPaid: Kurus } {
  const paid = received - refunded;
  return { paid, extrasPaid: Math.max(0, Math.min(forExtras, agencyExtras, paid)) };
}
