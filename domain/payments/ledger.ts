import type { Kurus } from '#domain/values/money.ts';

export const TRANSACTION_KINDS = [
  'prepayment',
  'balance',
  'deposit',
  'deposit_refund',
  'extra',
  'refund',
  'owner_payout',
  'payout_return',
  'deposit_kept',
] as const;

export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** What is between the agency and an owner; all other money is a guest's. */
export const OWNER_KINDS: readonly TransactionKind[] = ['owner_payout', 'payout_return'];

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
  /** Kept of it for damage: it changes whose it is and moves nowhere. */
  depositKept: Kurus;
  /** With the owner: passed on, less what came back of it. */
  paidOut: Kurus;
};

const NOTHING: LedgerSums = {
  received: 0,
  forExtras: 0,
  refunded: 0,
  refundPending: 0,
  deposit: 0,
  depositReturned: 0,
  depositKept: 0,
  paidOut: 0,
};

const SIDES: Record<TransactionKind, Partial<Record<keyof LedgerSums, 1 | -1>>> = {
  prepayment: { received: 1 },
  balance: { received: 1 },
  extra: { received: 1, forExtras: 1 },
  refund: { refunded: 1 },
  deposit: { deposit: 1 },
  deposit_refund: { depositReturned: 1 },
  owner_payout: { paidOut: 1 },
  payout_return: { paidOut: -1 },
  deposit_kept: { depositKept: 1 },
};

/**
 * Which way an entry moves the agency's money: 1 comes, -1 leaves, 0 stays where it is. The one place
 * that says so; SQL that sums the ledger is written from `kindsThat`.
 */
const FLOW: Record<TransactionKind, 1 | 0 | -1> = {
  prepayment: 1,
  balance: 1,
  deposit: 1,
  deposit_refund: -1,
  extra: 1,
  refund: -1,
  owner_payout: -1,
  payout_return: 1,
  deposit_kept: 0,
};

export const flowOf = (kind: TransactionKind): 1 | 0 | -1 => FLOW[kind];

export const kindsThat = (flow: 1 | 0 | -1): TransactionKind[] =>
  TRANSACTION_KINDS.filter((kind) => FLOW[kind] === flow);

/** What of a stay's damage deposit is still with the agency. */
export const depositHeld = ({
  deposit,
  depositReturned,
  depositKept,
}: Pick<LedgerSums, 'deposit' | 'depositReturned' | 'depositKept'>): Kurus =>
  deposit - depositReturned - depositKept;

/** Sums the entries that succeeded onto `before`; failed ones moved nothing. */
export function ledgerSums(
  entries: Iterable<LedgerEntry>,
  before: LedgerSums = NOTHING,
): LedgerSums {
  const sums = { ...before };
  for (const { kind, amount, status } of entries) {
    if (status === 'succeeded') {
      for (const [side, sign] of Object.entries(SIDES[kind])) {
        sums[side as keyof LedgerSums] += sign * amount;
      }
    }
    if (status === 'pending' && kind === 'refund') sums.refundPending += amount;
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
