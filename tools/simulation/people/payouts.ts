import { createPayoutRun } from '#worker/features/payouts/create-run.ts';
import { proposePayouts } from '#worker/features/payouts/propose.ts';
import { listRuns } from '#worker/features/payouts/show-runs.ts';
import { takeBackRun } from '#worker/features/payouts/take-back.ts';
import type { Act } from './act.ts';
import { someClerk, told } from './choices.ts';

const payOwners: Act = {
  name: 'an accountant pays the owners',
  weight: 1,
  run: async (world, dice) => {
    const until = world.clock.today;
    const seen = await world.attempt(() => proposePayouts(world.deps.db, until));
    if (seen.kind !== 'done') return told(seen);
    const rows = seen.value.owners
      .filter(({ obstacle }) => obstacle === null)
      .filter(() => dice.chance(0.8))
      .map(({ owner, due }) => {
        const amount = dice.chance(0.2) ? Math.max(1, Math.floor(due / 3)) : due;
        return { owner: owner.id, due, amount, reason: amount < due ? 'Bir bölümü' : null };
      });
    if (rows.length === 0) return 'nobody is owed';
    const input = { until, rows, notify: dice.chance(0.8) };
    const key = `odeme gunu ${world.memory.unique()}`;
    const actor = someClerk(dice);
    const outcome = await world.attempt(() => createPayoutRun(world.deps, input, key, actor));
    return `${rows.length} owners: ${told(outcome)}`;
  },
};

const takeBack: Act = {
  name: 'an accountant takes a payout run back',
  weight: 1,
  run: async (world, dice) => {
    const seen = await world.attempt(() => listRuns(world.deps, { skip: 0, take: 5 }));
    if (seen.kind !== 'done') return told(seen);
    const run = dice.pick(seen.value.items);
    if (run === undefined) return 'there is none';
    const key = `geri ${world.memory.unique()}`;
    const actor = someClerk(dice);
    const outcome = await world.attempt(() =>
      takeBackRun(world.deps, { id: run.id, reason: 'Yanlış gün' }, key, actor),
    );
    return `${run.total}: ${told(outcome)}`;
  },
};

export const payouts: readonly Act[] = [payOwners, takeBack];
