import { changePlan } from '#worker/features/reservations/clerk/change-plan.ts';
import { later } from '../oracle/days.ts';
import type { Act } from './act.ts';
import { someClerk, someStay, told } from './choices.ts';

export const PLAN_ACT = 'a clerk gives a stay another plan of payments';

/** More time for what is late, another share, or everything at the door. */
export const replan: Act = {
  name: PLAN_ACT,
  weight: 0.8,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ['option', 'confirmed', 'confirmed', 'staying']);
    if (stay === undefined) return 'there is no stay';
    const parts = Array.from({ length: dice.int(0, 3) }, () => ({
      due_on: later(world.clock.today, dice.int(-1, 25)),
      rate: dice.pick([1, 1_000, 2_500, 3_333]) ?? 1,
    }));
    const version = Number(stay.version) - (dice.chance(0.1) ? 1 : 0);
    const actor = someClerk(dice);
    const viewer = { role: 'ADMIN' as const, userId: actor.userId ?? 1 };
    const outcome = await world.attempt(() =>
      changePlan(world.deps, String(stay.id), { version, parts }, actor, viewer),
    );
    return `${stay.code}, ${parts.length} parts: ${told(outcome)}`;
  },
};
