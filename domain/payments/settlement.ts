import type { Kurus } from '../money.ts';
import type { Status } from '../reservations/status.ts';
import type { AlarmKind } from './alarms.ts';
import type { LedgerSums } from './ledger.ts';

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
    kind: 'prepayment' | 'balance';
    amount: Kurus;
    currency: string;
    status: 'open' | 'paid' | 'failed';
  };
  /** `deadline`: until when the nights are held, for the two states that hold them for a time. */
  stay: { status: Status; total: Kurus; prepayment: Kurus; deadline: string | null };
  sums: LedgerSums;
  /** This very payment stands in the ledger already. */
  isBooked: boolean;
  /** The nights turned out to be somebody else's. */
  areNightsTaken: boolean;
  now: string;
};

export type Settlement = {
  outcome: 'booked' | 'confirmed' | 'failed' | 'repeated' | 'refused';
  /** What goes into the ledger; null for nothing. */
  book: Kurus | null;
  alarms: { kind: AlarmKind; amount: Kurus }[];
};

const HOLDING: readonly Status[] = ['requested', 'option'];
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
      book: null,
      alarms: [],
    };
  }
  if (facts.isBooked) return { outcome: 'repeated', book: null, alarms: [] };
  const stranger = strangerAlarm(report, facts);
  if (stranger !== null) {
    const alarms = [{ kind: stranger, amount: report.amount }];
    return { outcome: 'refused', book: null, alarms };
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
  const { asked, stay, sums, now } = facts;
  const came = report.withInterest ? Math.min(report.amount, asked.amount) : report.amount;
  const paid = sums.received - sums.refunded + came;
  const isHeld = HOLDING.includes(stay.status) && (stay.deadline ?? '') > now;
  const isLate = OFF.includes(stay.status) || (HOLDING.includes(stay.status) && !isHeld);
  const wouldConfirm = isHeld && paid >= stay.prepayment;

  const alarms: Settlement['alarms'] = [];
  if (came !== asked.amount) alarms.push({ kind: 'amount_differs', amount: came });
  if (isLate) alarms.push({ kind: 'late', amount: came });
  else if (wouldConfirm && facts.areNightsTaken) alarms.push({ kind: 'dates_taken', amount: came });
  const over = paid - (asked.kind === 'prepayment' ? stay.prepayment : stay.total);
  // A stay that is off owes everything back; that alarm says so already.
  if (!isLate && over > 0) alarms.push({ kind: 'overpaid', amount: Math.min(over, came) });

  const confirms = wouldConfirm && !facts.areNightsTaken;
  return { outcome: confirms ? 'confirmed' : 'booked', book: came, alarms };
}
