import type { Kurus } from '#domain/money.ts';

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
  /** Back to the guest out of that. */
  refunded: Kurus;
  /** On its way back: asked of a provider that has not said yet how it went. */
  refunding: Kurus;
  /** Damage deposit taken; it is no part of the price. */
  deposit: Kurus;
  /** Given back of it; never booked as a refund of the stay. */
  depositReturned: Kurus;
  /** Passed on to the owner. */
  paidOut: Kurus;
};

const SIDE: Record<TransactionKind, Exclude<keyof LedgerSums, 'refunding'>> = {
  prepayment: 'received',
  balance: 'received',
  extra: 'received',
  refund: 'refunded',
  deposit: 'deposit',
  deposit_refund: 'depositReturned',
  owner_payout: 'paidOut',
};

/** Sums the entries that succeeded; of the others only a pending refund says something. */
export function ledgerSums(entries: Iterable<LedgerEntry>): LedgerSums {
  const sums = {
    received: 0,
    refunded: 0,
    refunding: 0,
    deposit: 0,
    depositReturned: 0,
    paidOut: 0,
  };
  for (const { kind, amount, status } of entries) {
    if (status === 'succeeded') sums[SIDE[kind]] += amount;
    else if (status === 'pending' && kind === 'refund') sums.refunding += amount;
  }
  return sums;
}
