import type { DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';

/** The money moved for a stay, in kuruş, from its entries alone. */
export type Moved = {
  received: number;
  refunded: number;
  /** The part of `received` that was taken for extras. */
  forExtras: number;
  /** Taken by the owner of the guest directly, less what the owner gave back; part of the above. */
  toOwner: number;
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
    forExtras: 0,
    toOwner: 0,
    pending: 0,
    deposit: 0,
    depositReturned: 0,
    depositKept: 0,
    paidOut: 0,
  };
  for (const { kind, method, status, amount } of mirror.of('transactions', stayId)) {
    if (status === 'pending' && kind === 'refund') moved.pending += Number(amount);
    if (status !== 'succeeded') continue;
    const side = SIDES[String(kind)];
    if (side !== undefined) moved[side] += Number(amount);
    if (kind === 'extra') moved.forExtras += Number(amount);
    if (kind === 'kept_return') moved.depositKept -= Number(amount);
    if (kind === 'payout_return') moved.paidOut -= Number(amount);
    if (method === 'to_owner') moved.toOwner += (kind === 'refund' ? -1 : 1) * Number(amount);
  }
  return moved;
}

/** The guest's money that the agency holds. */
export function guestMoney(world: World, stayId: string): number {
  const { received, refunded, deposit, depositReturned, depositKept } = movedFor(world, stayId);
  return received - refunded + deposit - depositReturned - depositKept;
}

const SOLD = ['confirmed', 'staying', 'completed', 'no_show'];

/**
 * What the agency owes an owner for a stay, told by where the guest's money is: of what the agency
 * has of the rent, and of the prepayment that it is still to get, it keeps its own part and owes the
 * rest.
 */
export function owedToOwner(world: World, stay: DbRow): number {
  const num = (column: string) => Number(stay[column]);
  const { received, refunded, forExtras, toOwner } = movedFor(world, String(stay.id));
  if (!SOLD.includes(String(stay.status))) return -toOwner;
  const rent = num('total') - num('agency_extras');
  const paid = received - refunded;
  let forRent = paid - Math.max(0, Math.min(forExtras, num('agency_extras'), paid));
  // The money of a guest who did not come is the guest's until somebody decides.
  if (stay.status === 'no_show') forRent = Math.min(forRent, Number(stay.kept ?? 0));
  const collected = Math.max(num('prepayment'), Math.min(forRent, rent));
  const withAgency = collected - toOwner;
  const agreed = num('prepayment') - num('owner_payout');
  const isMore = withAgency > num('prepayment');
  const keeps = isMore ? Math.max(agreed, Math.min(num('commission'), withAgency)) : agreed;
  return withAgency - keeps;
}
