import type { Day } from '#domain/values/dates.ts';
import { type Kurus, sumKurus } from '#domain/values/money.ts';
import type { Status } from '#domain/reservation-status.ts';
import { pick } from '#domain/values/pick.ts';
import { paidForStay } from '../ledger.ts';
import { isSold, ownerDue, type OwnerDueFacts, shareRent } from '../owner-due.ts';
import { type LedgerEntry, ledgerSums, paidSums } from '../ledger.ts';
import type { MonthSpan } from './month-span.ts';
import type { Statement, StatementStay } from './report-schema.ts';
import type { Source } from '#domain/reservation-sources.ts';
import type { VillaId } from '#domain/values/ids.ts';

/** A stay as it was agreed, with its ledger. */
export type StatementStayFacts = {
  id: string;
  code: string;
  villaId: VillaId;
  villaName: string;
  customerName: string;
  status: Status;
  source: Source;
  checkIn: Day;
  checkOut: Day;
  nights: number;
  gross: Kurus;
  ownerDiscount: Kurus;
  commission: Kurus;
  total: Kurus;
  prepayment: Kurus;
  agencyExtras: Kurus;
  kept: Kurus | null;
  entries: readonly LedgerEntry[];
};

export type StatementFacts = MonthSpan & {
  owner: Statement['owner'];
  /** Stays that begin in the span, whatever happened to them. */
  stays: readonly StatementStayFacts[];
  invoices: Statement['invoices'];
  /** Payouts made in the span, for any stay. */
  payouts: Statement['payouts'];
  /** Before the span: what is due for its stays, and what had been paid out. */
  before: { due: Kurus; paidOut: Kurus };
};

/**
 * An owner's month or months. A stay that has ended early is left out unless its guest did not come,
 * or the owner gets or got something of it.
 */
export function composeStatement(facts: StatementFacts): Statement {
  const stays = facts.stays
    .map(toStay)
    .filter(
      ({ status, gross, payout, paid_out: paidOut }) =>
        isSold(status) || status === 'no_show' || [gross, payout, paidOut].some((sum) => sum !== 0),
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
    ...pick(facts, 'month', 'until', 'owner'),
    stays,
    invoices: facts.invoices,
    payouts: facts.payouts,
    totals,
    carried,
    balance: carried + totals.payout - totals.paid_this_month,
  };
}

function toStay(facts: StatementStayFacts): StatementStay {
  const sums = ledgerSums(facts.entries);
  const paid = paidSums(sums, facts);
  const money = { ...facts, ...paid, toOwner: sums.toOwner };
  const payout = ownerDue(money);
  const { gross, commission, net } = earningsOf(money);
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
    at_door: net - payout,
    collected: paidForStay(paid) - sums.toOwner,
    payout,
    paid_out: sums.paidOut,
    left: payout - sums.paidOut,
  };
}

/**
 * What a stay brings its owner, by whom it may be paid. Of one that has ended early it is the
 * owner's share of what is kept: nothing was agreed to be paid at the door any more.
 */
function earningsOf(stay: StatementStayFacts & OwnerDueFacts) {
  if (isSold(stay.status)) {
    const gross = stay.gross - stay.ownerDiscount;
    // What the agency earns with its own services does not concern the owner.
    return {
      gross,
      commission: stay.commission,
      net: stay.total - stay.agencyExtras - stay.commission,
    };
  }
  const { rent, commission, owner } = shareRent(stay) ?? { rent: 0, commission: 0, owner: 0 };
  return { gross: rent, commission, net: owner };
}
