import { movedFor, owedToOwner } from '../oracle/money.ts';
import type { DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';

const SOLD = ['confirmed', 'staying', 'completed'];
const HELD = ['requested', 'option'];

/** In: what comes into a till; the rest of the kinds that move money go out of it. */
const IN = ['prepayment', 'balance', 'extra', 'deposit', 'payout_return'];
const UNMOVED = ['deposit_kept', 'kept_return'];

const TILLS: Readonly<Record<string, string>> = {
  cash: 'cash',
  card: 'card',
  link: 'card',
  havale_eft: 'bank',
  fast: 'bank',
};

/** What is still open between a stay and its owner. */
export const openOf = (world: World, stay: DbRow): number =>
  owedToOwner(world, stay) - movedFor(world, String(stay.id)).paidOut;

/** What the agency earns of what is kept of a stay that is off. */
export function keptOf(world: World, stay: DbRow): number {
  const kept = Number(stay.kept ?? 0);
  if (kept === 0) return 0;
  return kept - owedToOwner(world, stay) - movedFor(world, String(stay.id)).toOwner;
}

/**
 * What the accounts of money must say, credit above zero, told from the ledger’s entries and the
 * trade’s rules alone: tills, deposits, what owners and guests have coming.
 */
export function moneyAccounts(world: World): Record<string, number> {
  const said = { cash: 0, bank: 0, card: 0, deposits: 0, damages: 0, owners: 0, guests: 0 };
  for (const { kind, method, status, amount } of world.mirror.all('transactions').values()) {
    const till = TILLS[String(method)];
    if (status !== 'succeeded' || UNMOVED.includes(String(kind)) || till === undefined) continue;
    said[till as 'cash'] -= (IN.includes(String(kind)) ? 1 : -1) * Number(amount);
  }
  for (const stay of world.mirror.all('reservations').values()) {
    const { received, refunded, deposit, depositReturned, depositKept, toOwner } = movedFor(
      world,
      String(stay.id),
    );
    said.deposits += deposit - depositReturned - depositKept;
    said.damages += depositKept;
    said.owners += openOf(world, stay);
    const isHeld = HELD.includes(String(stay.status));
    // As long as a stay is held, what its owner took is between owner and guest.
    said.guests += received - refunded - (isHeld ? toOwner : 0);
    if (SOLD.includes(String(stay.status))) {
      const sold = Number(stay.commission) + Number(stay.agency_extras);
      said.guests -= sold + owedToOwner(world, stay) + toOwner;
    } else said.guests -= Number(stay.kept ?? 0);
  }
  return said;
}
