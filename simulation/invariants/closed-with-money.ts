import { hold } from '../broken.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';
import { movedFor } from './ledger.ts';

const NAME = 'no money on a stay that is off without an alarm or a refund due';

/** States whose nights are free again. */
const OFF = ['rejected', 'expired', 'cancelled'];

/** Money that nobody sleeps for is somebody's to look at: an open alarm names it. */
export const closedWithMoney: Invariant = {
  name: NAME,
  check: (world, { stays }) => {
    for (const id of stays) compare(world, id);
  },
};

function compare(world: World, id: string): void {
  const stay = world.mirror.get('reservations', id);
  if (stay === undefined || !OFF.includes(String(stay.status))) return;
  const { received, refunded, pending } = movedFor(world, id);
  const left = received - refunded - pending;
  if (left <= 0) return;
  for (const { resolved_at } of world.mirror.of('payment_alarms', id)) {
    if (resolved_at === null) return;
  }
  hold(NAME, false, () => `${stay.code} is ${stay.status}, and ${left} of it is nobody's business`);
}
