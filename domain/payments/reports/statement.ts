import type { Day } from '#domain/values/dates.ts';
import { type Kurus, sumKurus } from '#domain/values/money.ts';
import type { Status } from '#domain/reservation-status.ts';
import { agreedAtDoor, paidForStay } from '../dues.ts';
import { beyondPrepayment, isSold, ownerDue } from '../owner-due.ts';
import { type LedgerEntry, ledgerSums, paidSums } from '../ledger.ts';
import type { MonthSpan } from './month-span.ts';
import type { Statement, StatementStay } from './report-schema.ts';
import type { VillaId } from '#domain/values/ids.ts';

/** A stay as it was agreed, with its ledger. */
export type StatementStayFacts = {
  id: string;
  code: string;
  villaId: VillaId;
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
  kept: Kurus | null;
  entries: readonly LedgerEntry[];
};

export type StatementFacts = MonthSpan & {
  owner: Statement['owner'];
  /** Stays that begin in the span, whatever happened to them. */
  stays: readonly StatementStayFacts[];
  /** Payouts made in the span, for any stay. */
  payouts: Statement['payouts'];
  /** Before the span: what is due for its stays, and what had been paid out. */
  before: { due: Kurus; paidOut: Kurus };
};

/**
 * An owner's month or months. A stay that was never sold is left out unless the owner got money for
 * it.
 */
export function composeStatement(facts: StatementFacts): Statement {
  const stays = facts.stays
    .map(toStay)
    .filter(
      ({ status, payout, paid_out: paidOut }) => isSold(status) || paidOut !== 0 || payout !== 0,
    );
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
  const carried = facts.before.due - facts.before.paidOut;
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
  const paid = paidSums(sums, facts);
  const money = { ...facts, ...paid, toOwner: sums.toOwner };
  const payout = ownerDue(money);
  const gross = sold ? facts.gross - facts.ownerDiscount : 0;
  const commission = sold ? facts.commission : 0;
  // What the agency earns with its own services does not concern the owner.
  const atDoor = sold ? agreedAtDoor(facts) - beyondPrepayment(money) : sums.toOwner;
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
    collected: paidForStay(paid) - sums.toOwner,
    payout,
    paid_out: sums.paidOut,
    left: payout - sums.paidOut,
  };
}
