import { must } from '../broken.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

const NAME = 'the ledger has every card payment that the bank has told of, once';

/** The bank's own books against the ledger: what it charged a guest, and what we booked of it. */
export const bankBooks: Invariant = {
  name: NAME,
  check: (world, { stays }) => {
    for (const id of stays) compare(world, id);
  },
  audit: (world) => {
    for (const id of world.mirror.all('reservations').keys()) compare(world, id);
  },
};

function compare({ mirror }: World, stayId: string): void {
  const checkouts = new Set<string>();
  for (const { id } of mirror.of('payment_checkouts', stayId)) checkouts.add(String(id));
  if (checkouts.size === 0) return;
  let taken = 0;
  let told = 0;
  for (const checkout of checkouts) {
    for (const { outcome, amount, id } of mirror.of('sandbox_payments', checkout)) {
      if (outcome !== 'paid') continue;
      taken += Number(amount);
      if (mirror.get('payment_events', `sandbox|${id}:paid`) !== undefined) told += Number(amount);
    }
  }
  let booked = 0;
  for (const { provider, status, kind, amount } of mirror.of('transactions', stayId)) {
    if (provider === 'sandbox' && status === 'succeeded' && kind !== 'refund')
      booked += Number(amount);
  }
  must(NAME, booked <= taken, () => `the bank took ${taken}, the ledger has ${booked}`);
  must(NAME, booked >= told, () => `the bank told of ${told}, the ledger has ${booked}`);
}
