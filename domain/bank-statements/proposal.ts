import type { TransactionKind } from '#domain/payments/ledger.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';

/** Money of a stay that a line may be, as it stands in the ledger. */
export type OpenStay = {
  id: string;
  code: string;
  name: string;
  villa: string;
  status: Status;
  check_in: Day;
  /** What is still open of each, in kuruş; `balance` is the whole unpaid part of the total. */
  open: { prepayment: Kurus; balance: Kurus; extra: Kurus; deposit: Kurus };
  /** A transfer that its guest has reported and nobody has looked at; 0 for none. */
  reported: Kurus;
};

/**
 * A transfer that is in the books already and on no statement yet: an entry of the ledger, or the
 * transfer to one owner in a payout run. `amount` is signed like a line's.
 */
export type BookedTransfer = {
  of: 'entry' | 'payout' | 'run';
  id: string;
  /** Of the stay; empty for a payout, which is for several. */
  code: string;
  name: string;
  amount: Kurus;
  day: Day;
  kind: TransactionKind;
  /** Written down and not at the bank: the line says that it is. */
  waits: boolean;
};

export type LineToMatch = {
  id: string;
  day: Day;
  /** What is left of it to be matched, signed. */
  amount: Kurus;
  text: string;
  name: string;
  reference: string;
};

/** What to do with a line. `reason` is a Turkish sentence; what is certain may be done unseen. */
export type Proposal = { reason: string; certain: boolean } & (
  | {
      do: 'book';
      stay: OpenStay;
      kind: 'prepayment' | 'balance' | 'extra' | 'deposit';
      amount: Kurus;
    }
  | { do: 'recognise'; transfer: BookedTransfer }
);
