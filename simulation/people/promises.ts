import type { Promised } from '../world/memory.ts';
import type { Outcome, World } from '../world/world.ts';
import type { Act } from './act.ts';
import { told } from './choices.ts';

/**
 * Asks for a write that a key makes safe to repeat, and remembers what was answered: it must then be
 * in the database once, not at all, or, where no answer came, once at most until it is asked again.
 */
export async function promise<Value>(
  world: World,
  table: Promised['table'],
  mark: string,
  ask: () => Promise<Value>,
): Promise<Outcome<Value>> {
  const outcome = await world.attempt(ask);
  const again = outcome.kind === 'unknown' ? ask : null;
  world.memory.promised.set(mark, { state: stateOf(outcome), mark, table, again });
  return outcome;
}

const stateOf = ({ kind }: Outcome<unknown>): Promised['state'] =>
  kind === 'done' ? 'acknowledged' : kind;

/** Somebody who got no answer sends the same again, until there is one. */
export const askAgain: Act = {
  name: 'somebody without an answer asks again',
  weight: 4,
  run: async (world, dice) => {
    const waiting = [...world.memory.promised.values()].filter(({ again }) => again !== null);
    const open = dice.pick(waiting);
    if (open?.again == null) return 'nobody waits';
    const outcome = await world.attempt(open.again);
    if (outcome.kind === 'unknown') return `${open.mark}: still no answer`;
    open.state = stateOf(outcome);
    open.again = null;
    return `${open.mark}: ${told(outcome)}`;
  },
};
