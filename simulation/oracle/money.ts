import type { World } from '../world/world.ts';

/** The money moved for a stay, in kuruş, from its entries alone. */
export type Moved = {
  received: number;
  refunded: number;
  /** Refunds in progress: the provider has them and has not answered yet. */
  pending: number;
  deposit: number;
  depositReturned: number;
  depositKept: number;
  paidOut: number;
};

const SIDES: Readonly<Record<string, keyof Moved | undefined>> = {
  prepayment: 'received',
  balance: 'received',
  extra: 'received',
  refund: 'refunded',
  deposit: 'deposit',
  deposit_refund: 'depositReturned',
  deposit_kept: 'depositKept',
  owner_payout: 'paidOut',
};

export function movedFor({ mirror }: World, stayId: string): Moved {
  const moved: Moved = {
    received: 0,
    refunded: 0,
    pending: 0,
    deposit: 0,
    depositReturned: 0,
    depositKept: 0,
    paidOut: 0,
  };
  for (const { kind, status, amount } of mirror.of('transactions', stayId)) {
    if (status === 'pending' && kind === 'refund') moved.pending += Number(amount);
    if (status !== 'succeeded') continue;
    const side = SIDES[String(kind)];
    if (side !== undefined) moved[side] += Number(amount);
    if (kind === 'payout_return') moved.paidOut -= Number(amount);
  }
  return moved;
}

/** The guest's money that the agency holds. */
export function guestMoney(world: World, stayId: string): number {
  const { received, refunded, deposit, depositReturned, depositKept } = movedFor(world, stayId);
  return received - refunded + deposit - depositReturned - depositKept;
}
