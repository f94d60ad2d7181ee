import type { Kurus } from '../values/money.ts';
import { hasRunOut, isHolding } from '../reservation-hold.ts';
import type { Status } from '../reservation-status.ts';
import type { AlarmKind } from './alarms.ts';
import { paidForStay } from './dues.ts';
import type { GuestPays } from './guest-schema.ts';
import { type LedgerSums, ledgerSums, paidSums } from './ledger.ts';

/** What a provider says about one try to pay. Its signature has been checked. */
export type PaymentReport = {
  outcome: 'paid' | 'failed';
  amount: Kurus;
  currency: string;
  /** Whether it was paid to us, and not in the provider's test environment while ours is the real one. */
  isOurs: boolean;
  /** The guest pays by instalments: what exceeds the amount is the bank's interest, not ours. */
  withInterest: boolean;
};

/** What we know when the report is looked at. */
export type SettlementFacts = {
  asked: {
    kind: GuestPays;
    amount: Kurus;
    currency: string;
    status: 'open' | 'paid' | 'failed';
  };
  /** `deadline`: until when its nights are held; null: nothing ends them but a decision. */
  stay: {
    status: Status;
    total: Kurus;
    prepayment: Kurus;
    agencyExtras: Kurus;
    deadline: string | null;
  };
  sums: LedgerSums;
  /** This very payment stands in the ledger already. */
  isBooked: boolean;
  /** The nights turned out to be somebody else's. */
  areNightsTaken: boolean;
  now: string;
};

export type Settlement = {
  outcome: 'booked' | 'confirmed' | 'failed' | 'repeated' | 'refused';
  /**
   * What becomes of a hold that had run out when the money came: its nights are `kept` for whoever
   * paid while nobody else has one of them, and the stay is `expired` before the money is booked
   * otherwise. Null: nothing.
   */
  lateHold: 'kept' | 'expired' | null;
  /** What goes into the ledger; null for nothing. */
  book: Kurus | null;
  alarms: { kind: AlarmKind; amount: Kurus }[];
};

const OFF: readonly Status[] = ['rejected', 'expired', 'cancelled'];

/**
 * What a report means. Money that came is booked, whatever it was meant for, and confirms only a stay
 * whose nights are still held for this guest; whatever is odd about it raises an alarm. A failure
 * after a success, and a success told twice, mean nothing.
 */
export function settle(report: PaymentReport, facts: SettlementFacts): Settlement {
  if (report.outcome === 'failed') {
    return {
      outcome: facts.asked.status === 'open' ? 'failed' : 'repeated',
      lateHold: null,
      book: null,
      alarms: [],
    };
  }
  if (facts.isBooked) return { outcome: 'repeated', lateHold: null, book: null, alarms: [] };
  const stranger = strangerAlarm(report, facts);
  if (stranger !== null) {
    const alarms = [{ kind: stranger, amount: report.amount }];
    return { outcome: 'refused', lateHold: null, book: null, alarms };
  }
  return settleMoney(report, facts);
}

/** Why money is not ours to book. */
function strangerAlarm(report: PaymentReport, { asked }: SettlementFacts): AlarmKind | null {
  if (!report.isOurs) return 'payee_differs';
  if (report.currency !== asked.currency) return 'currency_differs';
  return report.amount > 0 ? null : 'amount_differs';
}

function settleMoney(report: PaymentReport, facts: SettlementFacts): Settlement {
  const { asked, stay, sums, now, areNightsTaken } = facts;
  const came = report.withInterest ? Math.min(report.amount, asked.amount) : report.amount;
  const after = ledgerSums([{ kind: asked.kind, amount: came, status: 'succeeded' }], sums);
  const paid = paidSums(after, stay);
  const ranOut = hasRunOut(stay, now);
  const isLate = ranOut || OFF.includes(stay.status);
  const wouldConfirm = isHolding(stay.status) && !ranOut && paidForStay(paid) >= stay.prepayment;

  const alarms: Settlement['alarms'] = [];
  if (came !== asked.amount) alarms.push({ kind: 'amount_differs', amount: came });
  if (isLate) alarms.push({ kind: 'late', amount: came });
  else if (wouldConfirm && areNightsTaken) alarms.push({ kind: 'dates_taken', amount: came });
  const over =
    asked.kind === 'prepayment' ? paidForStay(paid) - stay.prepayment : paid.paid - stay.total;
  // A stay that is off owes everything back; that alarm says so already.
  if (!isLate && over > 0) alarms.push({ kind: 'overpaid', amount: Math.min(over, came) });

  return {
    outcome: wouldConfirm && !areNightsTaken ? 'confirmed' : 'booked',
    lateHold: ranOut ? (areNightsTaken ? 'expired' : 'kept') : null,
    book: came,
    alarms,
  };
}
