import { must } from '../broken.ts';
import { movedFor, owedToOwner } from '../oracle/money.ts';
import { partsOf } from '../oracle/price.ts';
import type { DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import { ofEachStay } from './invariant.ts';

const SUMS =
  "the ledger's sums equal every balance, state, statement, reconciliation and BTRANS month";
const PAYOUTS = 'owners give back no more than they got';
const REFUNDS = 'refunds are never above receipts';

/** The money of a stay: its parts by the trade's rules, its balance from the ledger, its limits. */
export const ledger = ofEachStay(SUMS, compare);

function compare(world: World, id: string): void {
  const stay = world.mirror.get('reservations', id);
  if (stay === undefined) return;
  const moved = movedFor(world, id);
  const { received, refunded, carried, pending, deposit, depositReturned, depositKept } = moved;
  const { toOwner, paidOut } = moved;
  const said = `${stay.code} (${stay.status})`;
  must(SUMS, stay.paid === received - refunded, () => {
    return `${said}: paid ${stay.paid}, the ledger says ${received - refunded}`;
  });
  must(REFUNDS, refunded + pending <= received, () => {
    return `${said}: received ${received}, given back ${refunded} and ${pending} more on the way`;
  });
  // What moves along to another house is the guest's, in whosever hands: the owner owes it then.
  const wentBack = refunded + pending - carried;
  must(REFUNDS, toOwner >= 0 && received - wentBack - toOwner >= 0, () => {
    return `${said}: the owner took ${toOwner}; of ${received}, ${wentBack} went back`;
  });
  const due = owedToOwner(world, stay);
  must(SUMS, stay.to_owner === toOwner && stay.due_to_owner === due, () => {
    return `${said}: ${stay.due_to_owner} due to the owner, who took ${stay.to_owner}; the ledger says ${due} and ${toOwner}`;
  });
  must(REFUNDS, depositReturned + depositKept <= deposit && depositKept >= 0, () => {
    return `${said}: deposit of ${deposit}, given back ${depositReturned}, kept ${depositKept}`;
  });
  const held = received - refunded + deposit - depositReturned - depositKept;
  must(SUMS, stay.guest_money === held, () => {
    return `${said}: ${stay.guest_money} of the guest’s money, the ledger says ${held}`;
  });
  must(SUMS, stay.paid_out === paidOut, () => {
    return `${said}: ${stay.paid_out} with the owner, the ledger says ${paidOut}`;
  });
  // More comes from an owner than went there only for what the owner owed: a commission, and what the
  // owner took of the guest.
  const owed = Math.max(0, Number(stay.commission)) + taken(world, id);
  must(
    PAYOUTS,
    paidOut >= -owed,
    () => `${said}: ${-paidOut} more came from the owner than went there, of ${owed}`,
  );
  must(SUMS, Number(stay.kept ?? 0) <= Math.max(0, Number(stay.paid)), () => {
    return `${said}: ${stay.kept} is kept of ${stay.paid}`;
  });
  compareParts(stay, said);
  compareExtras(world, id, stay);
  compareCards(world, id, said);
}

/** What the owner ever took of the guest. */
function taken({ mirror }: World, id: string): number {
  let sum = 0;
  for (const { method, kind, status, amount } of mirror.of('transactions', id)) {
    if (method === 'to_owner' && kind !== 'refund' && status === 'succeeded') sum += Number(amount);
  }
  return sum;
}

function compareParts(stay: DbRow, said: string): void {
  const num = (column: string) => Number(stay[column]);
  const parts = partsOf(
    {
      gross: num('gross'),
      ownerDiscount: num('owner_discount'),
      agencyDiscount: num('agency_discount'),
      service: num('service'),
      cleaning: num('cleaning'),
      extras: num('extras'),
    },
    { prepayment: num('prepayment_rate'), commission: num('commission_rate') },
  );
  const isRight =
    parts.total === stay.total &&
    parts.prepayment === stay.prepayment &&
    parts.commission === stay.commission &&
    parts.ownerPayout === stay.owner_payout;
  must(
    SUMS,
    isRight,
    () => `${said}: its parts do not add up: ${JSON.stringify({ ...parts, stay })}`,
  );
  const lines = JSON.parse(String(stay.lines)) as { amount: number }[];
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const whole = sum + num('extras');
  must(SUMS, whole === stay.total, () => {
    return `${said}: its lines and extras come to ${whole}, its total is ${stay.total}`;
  });
}

/** No card is refunded more than was charged to it, no deduction corrected by more than it was. */
function compareCards({ mirror }: World, id: string, said: string): void {
  const back = new Map<string, number>();
  for (const { refund_of: of, status, amount } of mirror.of('transactions', id)) {
    if (of === null || status === 'failed') continue;
    back.set(String(of), (back.get(String(of)) ?? 0) + Number(amount));
  }
  for (const [paymentId, amount] of back) {
    const payment = mirror.get('transactions', paymentId);
    must(REFUNDS, amount <= Number(payment?.amount), () => {
      return `${said}: ${amount} given back of an entry of ${payment?.amount} (${payment?.kind})`;
    });
  }
}

/**
 * Extras are items of the stay: their sum is part of its total, and no more than that is paid for
 * them. A refunded amount may be paid again: the ledger does not say what a refund was for.
 */
function compareExtras({ mirror }: World, id: string, stay: DbRow): void {
  let items = 0;
  for (const { removed_at, amount } of mirror.of('reservation_extras', id)) {
    if (removed_at === null) items += Number(amount);
  }
  let offered = 0;
  for (const { payee, amount } of mirror.of('reservation_extras', id)) {
    if (payee === 'agency') offered += Number(amount);
  }
  let paid = 0;
  let refunded = 0;
  for (const { kind, status, amount } of mirror.of('transactions', id)) {
    if (status !== 'succeeded') continue;
    if (kind === 'extra') paid += Number(amount);
    if (kind === 'refund') refunded += Number(amount);
  }
  must(SUMS, paid <= offered + refunded, () => {
    return `${stay.code}: ${paid} paid for extras of ${offered}, ${refunded} given back`;
  });
  must(
    SUMS,
    items === stay.extras,
    () => `${stay.code}: extras of ${items}, it says ${stay.extras}`,
  );
}
