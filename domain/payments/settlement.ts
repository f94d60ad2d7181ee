import type { Kurus } from '#domain/values/money.ts';
import { hasRunOut, isHolding } from '#domain/reservation-hold.ts';
import { isOff } from '#domain/reservation-status.ts';
import type { AlarmKind } from './alarms.ts';
import { unpaidOf } from './dues.ts';
import type { GuestPays } from './guest-schema.ts';
import { type LedgerSums, ledgerSums, paidForStay, paidSums } from './ledger.ts';
import type { PayableFacts } from './payable.ts';
import type { AfterMoney } from './refunds/after-money.ts';

/** A provider's report about one payment attempt, its signature verified. */
export type PaymentReport = {
  outcome: 'paid' | 'failed';
  amount: Kurus;
  currency: string;
  /** Whether it was paid to us, and not in the provider's test environment while ours is live. */
  isOurs: boolean;
  /** Paid by instalments: the excess over the amount is the bank's interest and not ours. */
  withInterest: boolean;
};

/** What we know when the report is processed. */
export type SettlementFacts = {
  asked: {
    kind: GuestPays;
    amount: Kurus;
    currency: string;
    status: 'open' | 'paid' | 'failed';
  };
  stay: PayableFacts['stay'];
  sums: LedgerSums;
  /** This payment is already in the ledger. */
  isBooked: boolean;
  /** Another stay has the nights. */
  areNightsTaken: boolean;
  now: string;
};

export type Settlement = {
  outcome: 'booked' | 'confirmed' | 'failed' | 'repeated' | 'refused';
  /**
   * What happens to a hold that had expired when the money came: `kept` keeps its nights when
   * nobody else has one of them; with `expired` the stay expires before the money is recorded.
   * Null: neither.
   */
  lateHold: 'kept' | 'expired' | null;
  /** The amount to record in the ledger; null for nothing. */
  book: Kurus | null;
  alarms: { kind: AlarmKind; amount: Kurus }[];
};

/**
 * What a report means. Money received is always recorded, and it only confirms a stay whose nights
 * are still held for this guest; anything unusual raises an alarm. A failure after a success, and a
 * repeated success, change nothing.
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
  const entry = { kind: asked.kind, method: 'card', amount: came, status: 'succeeded' } as const;
  const after = ledgerSums([entry], sums);
  const paid = paidSums(after, stay);
  const ranOut = hasRunOut(stay, now);
  const isLate = ranOut || isOff(stay.status);
  const wouldConfirm = isHolding(stay.status) && !ranOut && paidForStay(paid) >= stay.prepayment;

  const alarms: Settlement['alarms'] = [];
  if (came !== asked.amount) alarms.push({ kind: 'amount_differs', amount: came });
  if (isLate) alarms.push({ kind: 'late', amount: came });
  else if (wouldConfirm && areNightsTaken) alarms.push({ kind: 'dates_taken', amount: came });
  const over = paidTooMuch(asked.kind, came, paid, facts);
  // The whole payment for an ended stay has to be refunded, which its own alarm already says.
  // What exceeds the total is the stay's surplus, whose alarm follows the ledger by itself.
  const unexpected = Math.min(over, came) - Math.max(0, paid.paid - stay.total);
  if (!isLate && unexpected > 0) alarms.push({ kind: 'overpaid', amount: unexpected });

  return {
    outcome: wouldConfirm && !areNightsTaken ? 'confirmed' : 'booked',
    lateHold: ranOut ? (areNightsTaken ? 'expired' : 'kept') : null,
    book: came,
    alarms,
  };
}

/** What exceeds the amount that a payment was asked for; positive when something has to go back. */
function paidTooMuch(
  kind: GuestPays,
  came: Kurus,
  after: { paid: Kurus; extrasPaid: Kurus },
  { stay, sums }: SettlementFacts,
): Kurus {
  switch (kind) {
    case 'prepayment':
      return paidForStay(after) - stay.prepayment;
    case 'extra':
      return came - unpaidOf({ ...stay, ...paidSums(sums, stay) }).extras;
    case 'balance':
      return after.paid - stay.total;
  }
}

/** What a report does to its stay. */
export function afterSettlement({ outcome, lateHold }: Settlement): AfterMoney {
  if (outcome === 'confirmed') return 'confirm';
  if (lateHold === null) return 'stand';
  return lateHold === 'kept' ? 'keep' : 'expire';
}
