import type { Kurus } from '#domain/values/money.ts';
import { hasRunOut, isHolding } from '#domain/reservation-hold.ts';
import type { Status } from '#domain/reservation-status.ts';
import { paidForStay } from '../ledger.ts';
import { isFromGuest, type LedgerSums, paidSums, type TransactionKind } from '../ledger.ts';

export type AfterMoneyFacts = {
  kind: TransactionKind;
  stay: {
    status: Status;
    prepayment: Kurus;
    agencyExtras: Kurus;
    /** Until when its nights are held; null: until somebody decides. */
    deadline: string | null;
  };
  /** The ledger with the entry. */
  after: LedgerSums;
  /** What the clerk chose; left out: the stay is confirmed once the prepayment is complete. */
  confirm: boolean | undefined;
  /** The hold had expired and another stay has one of its nights. */
  areNightsTaken: boolean;
  now: string;
};

/**
 * What happens to a stay when money is recorded. `confirm`: it is confirmed. `keep`: its hold had
 * expired, but the nights are still free, so they stay with it. `expire`: somebody else has them.
 * `stand`: no transition; a hold no longer expires, which the ledger's triggers ensure.
 */
export type AfterMoney = 'confirm' | 'keep' | 'expire' | 'stand';

/** What a clerk's entry does to its stay. */
export function afterMoney(facts: AfterMoneyFacts): AfterMoney {
  const { kind, stay, areNightsTaken, now } = facts;
  if (!isHolding(stay.status) || !isFromGuest(kind)) return 'stand';
  const ranOut = hasRunOut(stay, now);
  if (wantsConfirmation(facts) && !(ranOut && areNightsTaken)) return 'confirm';
  if (!ranOut) return 'stand';
  return areNightsTaken ? 'expire' : 'keep';
}

function wantsConfirmation({ kind, stay, after, confirm }: AfterMoneyFacts): boolean {
  if (kind !== 'prepayment' && kind !== 'balance') return false;
  return confirm ?? paidForStay(paidSums(after, stay)) >= stay.prepayment;
}
