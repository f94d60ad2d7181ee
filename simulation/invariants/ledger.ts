import { hold } from '../broken.ts';
import { partsOf } from '../oracle/price.ts';
import type { DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

const SUMS =
  "the ledger's sums equal every balance, state, statement, reconciliation and BTRANS month";
const REFUNDS = 'refunds are never above receipts';

/** What has moved for a stay, in kuruş, told from its entries alone. */
export type Moved = {
  received: number;
  refunded: number;
  /** Refunds on their way: the provider has them, their answer has not come. */
  pending: number;
  deposit: number;
  depositReturned: number;
  paidOut: number;
};

export function movedFor({ mirror }: World, stayId: string): Moved {
  const moved: Moved = {
    received: 0,
    refunded: 0,
    pending: 0,
    deposit: 0,
    depositReturned: 0,
    paidOut: 0,
  };
  for (const { kind, status, amount } of mirror.of('transactions', stayId)) {
    if (status === 'pending' && kind === 'refund') moved.pending += Number(amount);
    if (status !== 'succeeded') continue;
    const side = SIDES[String(kind)];
    if (side !== undefined) moved[side] += Number(amount);
  }
  return moved;
}

const SIDES: Record<string, keyof Moved> = {
  prepayment: 'received',
  balance: 'received',
  extra: 'received',
  refund: 'refunded',
  deposit: 'deposit',
  deposit_refund: 'depositReturned',
  owner_payout: 'paidOut',
};

/** The money of a stay: its parts by the trade's rules, its balance from the ledger, its bounds. */
export const ledger: Invariant = {
  name: SUMS,
  check: (world, { stays }) => {
    for (const id of stays) compare(world, id);
  },
  audit: (world) => {
    for (const id of world.mirror.all('reservations').keys()) compare(world, id);
  },
};

function compare(world: World, id: string): void {
  const stay = world.mirror.get('reservations', id);
  if (stay === undefined) return;
  const { received, refunded, pending, deposit, depositReturned } = movedFor(world, id);
  const said = `${stay.code} (${stay.status})`;
  hold(SUMS, stay.paid === received - refunded, () => {
    return `${said}: paid ${stay.paid}, the ledger says ${received - refunded}`;
  });
  hold(REFUNDS, refunded + pending <= received, () => {
    return `${said}: received ${received}, given back ${refunded} and ${pending} more on the way`;
  });
  hold(REFUNDS, depositReturned <= deposit, () => {
    return `${said}: deposit of ${deposit}, given back ${depositReturned}`;
  });
  compareParts(stay, said);
  compareCards(world, id, said);
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
  hold(
    SUMS,
    isRight,
    () => `${said}: its parts do not add up: ${JSON.stringify({ ...parts, stay })}`,
  );
  const lines = JSON.parse(String(stay.lines)) as { amount: number }[];
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  hold(
    SUMS,
    sum === stay.total,
    () => `${said}: its lines come to ${sum}, its total is ${stay.total}`,
  );
}

/** No card gets back more than was taken from it. */
function compareCards({ mirror }: World, id: string, said: string): void {
  const back = new Map<string, number>();
  for (const { refund_of: of, status, amount } of mirror.of('transactions', id)) {
    if (of === null || status === 'failed') continue;
    back.set(String(of), (back.get(String(of)) ?? 0) + Number(amount));
  }
  for (const [paymentId, amount] of back) {
    const payment = mirror.get('transactions', paymentId);
    hold(REFUNDS, amount <= Number(payment?.amount), () => {
      return `${said}: ${amount} given back of a card payment of ${payment?.amount}`;
    });
  }
}
