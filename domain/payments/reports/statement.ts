import type { Day } from '../../values/dates.ts';
import { type Kurus, sumKurus } from '../../values/money.ts';
import type { Status } from '../../reservation-status.ts';
import type { TransactionKind } from '../ledger.ts';
import { agreedAtDoor, paidForStay } from '../dues.ts';
import { type LedgerEntry, ledgerSums, paidSums } from '../ledger.ts';
import type { MonthSpan } from './month-span.ts';
import type { Statement, StatementStay } from './report-schema.ts';

/** States of a sold stay: its owner is owed what was agreed. */
const SOLD: readonly Status[] = ['confirmed', 'staying', 'completed', 'no_show'];

export const isSold = (status: Status): boolean => SOLD.includes(status);

/** A stay as it was agreed, with its ledger. */
export type StatementStayFacts = {
  id: string;
  code: string;
  villaId: number;
  villaName: string;
  customerName: string;
  status: Status;
  checkIn: Day;
  checkOut: Day;
  nights: number;
  gross: Kurus;
  ownerDiscount: Kurus;
  commission: Kurus;
  total: Kurus;
  prepayment: Kurus;
  agencyExtras: Kurus;
  ownerPayout: Kurus;
  entries: readonly (LedgerEntry & { kind: TransactionKind })[];
};

export type StatementFacts = MonthSpan & {
  owner: Statement['owner'];
  /** Stays that begin in the span, whatever happened to them. */
  stays: readonly StatementStayFacts[];
  /** Payouts made in the span, for any stay. */
  payouts: Statement['payouts'];
  /** Before the span: what was agreed for sold stays, and what had been paid out. */
  before: { agreed: Kurus; paidOut: Kurus };
};

/**
 * An owner's month or months. A stay that was never sold is left out unless money was paid to the
 * owner for it.
 */
export function composeStatement(facts: StatementFacts): Statement {
  const stays = facts.stays
    .map(toStay)
    .filter(({ status, paid_out: paidOut }) => isSold(status) || paidOut !== 0);
  const sum = (part: (stay: StatementStay) => number) => sumKurus(stays.map(part));
  const totals = {
    nights: sum(({ nights }) => nights),
    gross: sum(({ gross }) => gross),
    commission: sum(({ commission }) => commission),
    extras: sum(({ extras }) => extras),
    net: sum(({ net }) => net),
    at_door: sum((stay) => stay.at_door),
    collected: sum(({ collected }) => collected),
    payout: sum(({ payout }) => payout),
    paid_this_month: sumKurus(facts.payouts.map(({ amount }) => amount)),
  };
  const carried = facts.before.agreed - facts.before.paidOut;
  return {
    month: facts.month,
    until: facts.until,
    owner: facts.owner,
    stays,
    payouts: facts.payouts,
    totals,
    carried,
    balance: carried + totals.payout - totals.paid_this_month,
  };
}

function toStay(facts: StatementStayFacts): StatementStay {
  const sums = ledgerSums(facts.entries);
  const sold = isSold(facts.status);
  const payout = sold ? facts.ownerPayout : 0;
  const gross = sold ? facts.gross - facts.ownerDiscount : 0;
  const commission = sold ? facts.commission : 0;
  // What the agency earns with its own services does not concern the owner.
  const atDoor = sold ? agreedAtDoor(facts) : 0;
  const net = atDoor + payout;
  return {
    reservation_id: facts.code,
    reservation_uid: facts.id,
    villa_id: facts.villaId,
    villa_name: facts.villaName,
    customer_name: facts.customerName,
    status: facts.status,
    checkin: facts.checkIn,
    checkout: facts.checkOut,
    nights: facts.nights,
    gross,
    commission,
    extras: net - (gross - commission),
    net,
    at_door: atDoor,
    collected: paidForStay(paidSums(sums, facts)),
    payout,
    paid_out: sums.paidOut,
    left: payout - sums.paidOut,
  };
}
