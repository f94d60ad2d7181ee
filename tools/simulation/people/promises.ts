import type { Promised } from '../world/memory.ts';
import type { Outcome, World } from '../world/world.ts';
import type { Act } from './act.ts';
import { told } from './choices.ts';

/**
 * Sends a write whose key makes it safe to repeat, and remembers the answer: the write must then be
 * in the database once, not at all, or, without an answer, at most once until it is repeated.
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

/** Somebody without an answer sends the same again, until there is one. */
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
