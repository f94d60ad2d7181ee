import type { Kurus } from '../../values/money.ts';
import { hasRunOut, isHolding } from '../../reservation-hold.ts';
import type { Status } from '../../reservation-status.ts';
import { paidForStay } from '../dues.ts';
import { type LedgerSums, paidSums, type TransactionKind } from '../ledger.ts';

export type AfterMoneyFacts = {
  kind: TransactionKind;
  stay: {
    status: Status;
    prepayment: Kurus;
    agencyExtras: Kurus;
    /** Until when its nights are held; null: nothing ends them but a decision. */
    deadline: string | null;
  };
  /** The ledger with the entry. */
  after: LedgerSums;
  /** What the clerk wants; left out: the stay is confirmed once the prepayment is whole. */
  confirm: boolean | undefined;
  /** One of the nights of a hold that had run out turned out to be somebody else's. */
  areNightsTaken: boolean;
  now: string;
};

/**
 * What becomes of a stay with money that a clerk books. `confirm`: it is the guest's. `keep`: its
 * hold had run out, but nobody has taken the nights, so they stay. `expire`: somebody has. `stand`:
 * nothing moves; a hold has no end any more, which the ledger itself sees to.
 */
type AfterMoney = 'confirm' | 'keep' | 'expire' | 'stand';

const FROM_GUEST: readonly TransactionKind[] = ['prepayment', 'balance', 'extra', 'deposit'];

/** True for money that a guest brings, whatever it is for. */
const isFromGuest = (kind: TransactionKind): boolean => FROM_GUEST.includes(kind);

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
