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
  'kept_return',
] as const;

export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** Entries between the agency and an owner; all others are a guest's. */
export const OWNER_KINDS: readonly TransactionKind[] = ['owner_payout', 'payout_return'];

/**
 * How money moved. `to_owner`: between guest and owner directly, usually the balance at the door; it
 * never passes through the agency's hands. `carried`: it did not move, but counts for another stay
 * of its guest from now on, as a refund of one and a payment of the other.
 */
export const TRANSACTION_METHODS = [
  'havale_eft',
  'fast',
  'card',
  'link',
  'cash',
  'to_owner',
  'carried',
] as const;

/** Methods that a bank's statement shows line by line. */
export const BY_BANK = ['havale_eft', 'fast'] as const satisfies TransactionMethod[];

/** Methods of which nothing enters or leaves the agency's till. */
export const PAST_THE_TILL = ['to_owner', 'carried'] as const satisfies TransactionMethod[];

export type TransactionMethod = (typeof TRANSACTION_METHODS)[number];

/** What a guest can pay an owner directly, or get back from one. Extras of these are in `balance`. */
export const TO_OWNER_KINDS: readonly TransactionKind[] = ['prepayment', 'balance', 'refund'];

export const TRANSACTION_STATUSES = ['pending', 'succeeded', 'failed'] as const;

/** An entry of the append-only ledger; `amount` in kuruş, positive in both directions. */
export type LedgerEntry = {
  kind: TransactionKind;
  method: TransactionMethod;
  amount: Kurus;
  status: 'pending' | 'succeeded' | 'failed';
};

/** Money that has actually moved for one reservation, in kuruş. */
export type LedgerSums = {
  /** From the guest for the stay, whoever took it: prepayment, balance and extras. */
  received: Kurus;
  /** The part of it taken for extras. */
  forExtras: Kurus;
  /** Back to the guest out of what was received. */
  refunded: Kurus;
  /** The part of `received` that the owner took, less what the owner refunded. */
  toOwner: Kurus;
  /** Being refunded through a provider: not sent yet, but may not be refunded twice. */
  refundPending: Kurus;
  /** Damage deposit received; not part of the price. */
  deposit: Kurus;
  /** Deposit returned; never booked as a refund of the stay. */
  depositReturned: Kurus;
  /** Deposit retained for damage, less corrections: it becomes the agency's without moving. */
  depositKept: Kurus;
  /** Passed on to the owner, less what came back. */
  paidOut: Kurus;
};

const NOTHING: LedgerSums = {
  received: 0,
  forExtras: 0,
  refunded: 0,
  toOwner: 0,
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
  kept_return: { depositKept: -1 },
};

/**
 * The direction in which an entry moves the agency's money: 1 in, -1 out, 0 neither. The only place
 * that defines it; SQL that sums the ledger is generated from `kindsThat`.
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
  kept_return: 0,
};

export const flowOf = ({ kind, method }: Pick<LedgerEntry, 'kind' | 'method'>): 1 | 0 | -1 =>
  PAST_THE_TILL.some((one) => one === method) ? 0 : FLOW[kind];

/** True for money received from a guest, whatever it is for. */
export const isFromGuest = (kind: TransactionKind): boolean =>
  FLOW[kind] === 1 && !OWNER_KINDS.includes(kind);

/** What a guest pays for the stay; a deposit is money of its own. */
export const FOR_STAY: readonly TransactionKind[] = TRANSACTION_KINDS.filter(
  (kind) => SIDES[kind].received === 1,
);

export const kindsThat = (flow: 1 | 0 | -1): TransactionKind[] =>
  TRANSACTION_KINDS.filter((kind) => FLOW[kind] === flow);

/** The part of a stay's damage deposit that is still with the agency. */
export const depositHeld = ({
  deposit,
  depositReturned,
  depositKept,
}: Pick<LedgerSums, 'deposit' | 'depositReturned' | 'depositKept'>): Kurus =>
  deposit - depositReturned - depositKept;

/** Adds the succeeded entries to `before`; failed ones moved nothing. */
export function ledgerSums(
  entries: Iterable<LedgerEntry>,
  before: LedgerSums = NOTHING,
): LedgerSums {
  const sums = { ...before };
  for (const { kind, method, amount, status } of entries) {
    if (status === 'succeeded') {
      for (const [side, sign] of Object.entries(SIDES[kind])) {
        sums[side as keyof LedgerSums] += sign * amount;
      }
      if (method === 'to_owner') sums.toOwner += FLOW[kind] * amount;
    }
    if (status === 'pending' && kind === 'refund') sums.refundPending += amount;
  }
  return sums;
}

/**
 * What the guest has paid for a stay, less refunds, and which part of it is for extras, as the
 * database keeps both.
 */
export function paidSums(
  { received, forExtras, refunded }: Pick<LedgerSums, 'received' | 'forExtras' | 'refunded'>,
  { agencyExtras }: { agencyExtras: Kurus },
): { paid: Kurus; extrasPaid: Kurus } {
  const paid = received - refunded;
  return { paid, extrasPaid: Math.max(0, Math.min(forExtras, agencyExtras, paid)) };
}

/** What the guest paid for a stay, and the part of it for extras; less refunds. Kuruş. */
export type StayPaid = { paid: Kurus; extrasPaid: Kurus };

/**
 * What was received for the stay itself: money for an extra never counts towards the prepayment.
 */
export const paidForStay = ({ paid, extrasPaid }: StayPaid): Kurus => paid - extrasPaid;
