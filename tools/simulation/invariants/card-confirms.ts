import { must } from '../broken.ts';
import { movedFor } from '../oracle/money.ts';
import type { Change } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

const NAME = 'a card payment confirms only a stay that is still held and whose prepayment is whole';

/** What a guest's money comes in as; any of it ends the clock of a hold. */
const RECEIPTS = new Set(['prepayment', 'balance', 'extra', 'deposit']);

/** Stays that a payment provider's callback has confirmed. */
export const cardConfirms: Invariant = {
  name: NAME,
  check: (world, { changes }) => {
    for (const { table, before, after } of changes) {
      if (table !== 'reservation_history' || before !== null) continue;
      if (after?.by !== 'payment' || after.to_status !== 'confirmed') continue;
      compare(world, changes, String(after.reservation_id));
    }
  },
};

function compare(world: World, changes: readonly Change[], id: string): void {
  const change = changes.find(({ table, key }) => table === 'reservations' && key === id);
  const before = change?.before ?? null;
  const after = change?.after ?? null;
  if (before === null || after === null || world.isRacing) return;
  const end = before.status === 'requested' ? before.hold_expires_at : before.option_expires_at;
  // A clerk may have moved the end in the same race, after `before` was read.
  const wasExtended = changes.some(({ table, after: move }) => {
    return table === 'reservation_history' && move?.reservation_id === id && move.by === 'admin';
  });
  // Money that arrived just before, in the same race, cleared the expiry, a deposit too
  // (decision 0033).
  const receipts = [...world.mirror.of('transactions', id)].filter(
    ({ kind, status }) => RECEIPTS.has(String(kind)) && status === 'succeeded',
  );
  const isInTime = end === null || String(end) > String(after.confirmed_at);
  const isHeld = isInTime || wasExtended || receipts.length > 1;
  must(NAME, isHeld, () => `${after.code}: its hold ended at ${end}, it was confirmed later`);
  const { received, refunded } = movedFor(world, id);
  const paid = received - refunded;
  must(NAME, paid >= Number(after.prepayment), () => {
    return `${after.code} is confirmed with ${paid} of ${after.prepayment}`;
  });
}
