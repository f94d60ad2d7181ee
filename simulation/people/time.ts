import { runScheduled } from '#worker/scheduled.ts';
import { DAY, HOUR, MINUTE } from '../world/clock.ts';
import type { Act } from './act.ts';

/** Time passes with nobody doing anything: minutes as a rule, now and then days. */
const wait: Act = {
  name: 'time passes',
  weight: 8,
  run: async (world, dice) => {
    const [unit, most] = dice.weighted([
      [6, [MINUTE, 120]],
      [4, [HOUR, 20]],
      [1, [DAY, 9]],
    ] as const);
    world.clock.advance(dice.int(1, most) * unit + dice.int(0, 999));
    return `until ${world.clock.instant}`;
  },
};

/** The cron rings, as late and as rarely as it likes. */
const ring: Act = {
  name: 'the cron rings',
  weight: 5,
  run: async (world) => {
    const outcome = await world.attempt(() => runScheduled(world.deps));
    return outcome.kind;
  },
};

export const time: readonly Act[] = [wait, ring];
