import type { DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';

/** The money moved for a stay, in kuruş, from its entries alone. */
type Moved = {
  received: number;
  refunded: number;
  /** The part of `refunded` that counts for another stay of the guest. */
  carried: number;
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
    carried: 0,
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
    if (kind === 'refund' && method === 'carried') moved.carried += Number(amount);
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

const SOLD = ['confirmed', 'staying', 'completed'];
const HELD = ['requested', 'option'];

/**
 * What the agency owes an owner for a stay, told by where the guest's money is: of what the agency
 * has of the rent, and of the prepayment that it is still to get, it keeps its commission and owes
 * the rest, or is owed it. Of a stay that is off only what is kept is divided; of one that is held
 * nothing is, yet.
 */
export function owedToOwner(world: World, stay: DbRow): number {
  const num = (column: string) => Number(stay[column]);
  const { received, refunded, forExtras, toOwner } = movedFor(world, String(stay.id));
  if (HELD.includes(String(stay.status))) return 0;
  const rent = num('total') - num('agency_extras');
  const paid = received - refunded;
  const forRent = paid - Math.max(0, Math.min(forExtras, num('agency_extras'), paid));
  const commission = stay.source === 'import' ? num('prepayment') : num('commission');
  if (SOLD.includes(String(stay.status))) {
    return Math.max(num('prepayment'), Math.min(forRent, rent)) - commission - toOwner;
  }
  const kept = Math.max(0, Math.min(Number(stay.kept ?? 0), forRent, rent));
  return Math.max(0, kept - Math.max(0, commission)) - toOwner;
}

/** What the agency earns of a contract that it reports. */
export function earnedOf(world: World, stay: DbRow): number {
  if (stay.status !== 'no_show') return Number(stay.commission);
  return (
    leasedFor(world, stay) - owedToOwner(world, stay) - movedFor(world, String(stay.id)).toOwner
  );
}

/** The amount of the lease: of a guest who did not come it is what is kept. */
export function leasedFor(world: World, stay: DbRow): number {
  const rent = Number(stay.total) - Number(stay.agency_extras);
  if (stay.status !== 'no_show') return rent;
  const { received, refunded, forExtras } = movedFor(world, String(stay.id));
  const paid = received - refunded;
  const forRent = paid - Math.max(0, Math.min(forExtras, Number(stay.agency_extras), paid));
  return Math.max(0, Math.min(Number(stay.kept ?? 0), forRent, rent));
}
