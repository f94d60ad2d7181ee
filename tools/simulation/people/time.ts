import { runScheduled } from '#worker/scheduled.ts';
import { DAY, HOUR, MINUTE } from '../world/clock.ts';
import { must } from '../broken.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';

const SETTLED = 'what time alone decides is decided when the cron has rung';

/** Time passes without any act: usually minutes, sometimes days. */
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

/** One tick of the cron, as late and as rare as the simulation draws it. */
const tick: Act = {
  name: 'the cron ticks',
  weight: 5,
  run: async (world) => {
    const isWhole = !world.isFaulty && !world.isRacing;
    const staying = [...world.mirror.all('reservations').values()].filter(
      ({ status }) => status === 'staying',
    );
    // A Worker that died has no time limits either, which would let its tasks go on in another world.
    const outcome = await world.attempt(() => runScheduled(world.deps, null));
    if (isWhole) holdSettled(world, new Set(staying.map(({ id }) => id)));
    return outcome.kind;
  },
};

/** After a complete tick nothing is left that depends on time alone. */
function holdSettled(world: World, staying: ReadonlySet<unknown>): void {
  world.update();
  const { instant, today } = world.clock;
  for (const row of world.mirror.all('reservations').values()) {
    const { id, status, code, hold_expires_at, option_expires_at, check_in, check_out } = row;
    const isLeft =
      (status === 'requested' && String(hold_expires_at) <= instant) ||
      (status === 'option' && String(option_expires_at) <= instant) ||
      (status === 'confirmed' && String(check_in) < today) ||
      (status === 'staying' && staying.has(id) && String(check_out) <= today);
    must(SETTLED, !isLeft, () => `${code} is still ${status} after the cron has rung`);
  }
  for (const { id, removed_at, expires_at } of world.mirror.all('manual_blocks').values()) {
    const isLeft = removed_at === null && expires_at !== null && String(expires_at) <= instant;
    must(SETTLED, !isLeft, () => `block ${id} still stands after the cron has rung`);
  }
}

/** The mail server stops taking mails, or takes them again. */
const post: Act = {
  name: 'the mail server comes and goes',
  weight: 1,
  run: async (world, dice) => {
    world.isPostOpen = dice.chance(0.7);
    return world.isPostOpen ? 'it takes mails' : 'it takes none';
  },
};

export const time: readonly Act[] = [wait, tick, post];
