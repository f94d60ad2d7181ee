import { keepDeposit } from '#worker/features/payments/deposits/keep-deposit.ts';
import { hold } from '../broken.ts';
import { movedFor } from '../oracle/money.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, told } from './choices.ts';

const KEPT = 'refunds are never above receipts';

/** Three bytes that say they are a JPEG. */
const PHOTO = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'hasar.jpg', { type: 'image/jpeg' });

/** Of a stay's deposit, what is still with the agency. */
function heldOf(world: World, id: string): number {
  const { deposit, depositReturned, depositKept } = movedFor(world, id);
  return deposit - depositReturned - depositKept;
}

/** Something broke: a part of the deposit stays, often more than there is. */
const keep: Act = {
  name: 'a clerk keeps a part of a deposit',
  weight: 2,
  run: async (world, dice) => {
    const stays = [...world.mirror.all('reservations').values()].filter(
      ({ id, status }) => heldOf(world, String(id)) > 0 && status !== 'cancelled',
    );
    const took = stays.filter(({ status }) => status === 'staying' || status === 'completed');
    const stay = dice.pick(took.length > 0 && dice.chance(0.8) ? took : stays);
    if (stay === undefined) return 'nothing is held';
    const id = String(stay.id);
    const held = heldOf(world, id);
    const amount = Math.max(1, dice.pick([held, Math.ceil(held / 3), held + 1, 50_000]) ?? 1);
    const key = `hasar ${world.memory.unique()}`;
    const actor = someClerk(dice);
    const kept = { amount, reason: key, photo: PHOTO };
    const outcome = await world.attempt(() => keepDeposit(world.deps, id, kept, key, actor));
    if (outcome.kind === 'done' && !world.isRacing) {
      const isRight = amount <= held && (stay.status === 'staying' || stay.status === 'completed');
      hold(KEPT, isRight, () => `${stay.code} (${stay.status}): ${amount} kept of ${held}`);
    }
    return `${amount} of ${held}, ${stay.code} (${stay.status}): ${told(outcome)}`;
  },
};

export const deposits: readonly Act[] = [keep];
