import { correctKept } from '#worker/features/payments/deposits/correct-kept.ts';
import { keepDeposit } from '#worker/features/payments/deposits/keep-deposit.ts';
import { recordTransaction } from '#worker/features/payments/ledger/record-transaction.ts';
import { must } from '../broken.ts';
import { movedFor } from '../oracle/money.ts';
import type { Random } from '../random.ts';
import { clerk, type World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, someStay, told } from './choices.ts';
import { promise } from './promises.ts';

const KEPT = 'refunds are never above receipts';

/** Three bytes that say they are a JPEG. */
const PHOTO = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'hasar.jpg', { type: 'image/jpeg' });

/** The part of a stay's deposit that the agency still holds. */
function heldOf(world: World, id: string): number {
  const { deposit, depositReturned, depositKept } = movedFor(world, id);
  return deposit - depositReturned - depositKept;
}

/** The guest leaves a deposit, and a clerk records it that day. */
async function take(world: World, dice: Random, code: string): Promise<void> {
  const mark = `depozito ${world.memory.unique()}`;
  const amount = dice.pick([123_456, 500_000, 1]) ?? 1;
  const entry = { reservation_id: code, kind: 'deposit' as const, method: 'cash' as const };
  const input = { ...entry, amount, note: mark, notify: false };
  await promise(world, 'transactions', mark, () =>
    recordTransaction(world.deps, input, mark, clerk(1)),
  );
  world.update();
}

/** Something broke: a part of the deposit is kept; often more is asked for than there is. */
const keep: Act = {
  name: 'a clerk keeps a part of a deposit',
  weight: 2,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ['staying', 'completed', 'completed', 'confirmed']);
    if (stay === undefined) return 'there is no stay';
    const id = String(stay.id);
    const actor = someClerk(dice);
    if (heldOf(world, id) === 0) await take(world, dice, String(stay.code));
    const held = heldOf(world, id);
    const amount = Math.max(1, dice.pick([held, Math.ceil(held / 3), held + 1, 50_000]) ?? 1);
    const key = `hasar ${world.memory.unique()}`;
    const kept = { amount, reason: key, photo: PHOTO };
    const outcome = await world.attempt(() => keepDeposit(world.deps, id, kept, key, actor));
    if (outcome.kind === 'done' && !world.isRacing) {
      const isRight = amount <= held && (stay.status === 'staying' || stay.status === 'completed');
      must(KEPT, isRight, () => `${stay.code} (${stay.status}): ${amount} kept of ${held}`);
    }
    return `${amount} of ${held}, ${stay.code} (${stay.status}): ${told(outcome)}`;
  },
};

/**
 * A deduction was entered wrongly: all of it or a part is taken back; often more is asked for than
 * is left of it. What is taken back is of the guest again at once.
 */
const correct: Act = {
  name: 'a clerk corrects what was kept of a deposit',
  weight: 2,
  run: async (world, dice) => {
    const entries = [...world.mirror.all('transactions').values()];
    const kept = dice.pick(entries.filter(({ kind }) => kind === 'deposit_kept'));
    if (kept === undefined) return 'nothing was kept';
    const stay = String(kept.reservation_id);
    const left = entries
      .filter(({ kind, refund_of }) => kind === 'kept_return' && refund_of === kept.id)
      .reduce((sum, { amount }) => sum - Number(amount), Number(kept.amount));
    const amount = Math.max(1, dice.pick([left, Math.ceil(left / 2), left + 1, 50_000]) ?? 1);
    const before = heldOf(world, stay);
    const key = `düzeltme ${world.memory.unique()}`;
    const input = { amount, reason: key };
    const actor = someClerk(dice);
    const id = String(kept.id);
    const outcome = await world.attempt(() =>
      correctKept(world.deps, { keptId: id, ...input }, key, actor),
    );
    if (outcome.kind !== 'unknown' && !world.isRacing) {
      const isDone = outcome.kind === 'done';
      must(KEPT, isDone === amount <= left, () => {
        return `${amount} taken back of ${left} kept: ${told(outcome)}`;
      });
      world.update();
      const held = before + (isDone ? amount : 0);
      must(KEPT, heldOf(world, stay) === held, () => {
        return `${held} of the deposit should be held, and ${heldOf(world, stay)} is`;
      });
    }
    return `${amount} of ${left}: ${told(outcome)}`;
  },
};

export const deposits: readonly Act[] = [keep, correct];
