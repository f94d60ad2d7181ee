import { ApiError } from '#dashboard/app/api-error.ts';
import type { Outgoing } from './outgoing-store.ts';

/**
 * What became of sending one thing: it is over (taken, or refused for good), there is no way to the office
 * now, or the office answered and could not take this one.
 */
export type Outcome = 'over' | 'no-way' | 'stuck';

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'stuck';
  if ([0, 401, 429].includes(error.status)) return 'no-way';
  return error.status >= 500 ? 'stuck' : 'over';
}

/** What must stay in order: the things of one task; a new problem has none yet. */
export const lineOf = ({ id, task }: Pick<Outgoing, 'id'> & { task: string | null }): string =>
  task ?? id;

/**
 * Sends all of them, each line in its order, until there is no way. What is stuck holds up its own task and
 * nobody else's.
 * @param waiting what waits right now, the oldest first: it changes while sending
 */
export async function sendInTurn<Item extends Pick<Outgoing, 'id'> & { task: string | null }>(
  waiting: () => readonly Item[],
  sendOne: (item: Item) => Promise<Outcome>,
): Promise<void> {
  const stuck = new Set<string>();
  const sendNext = async (): Promise<void> => {
    const next = waiting().find((item) => !stuck.has(lineOf(item)));
    if (next === undefined) return;
    const outcome = await sendOne(next);
    if (outcome === 'no-way') return;
    if (outcome === 'stuck') stuck.add(lineOf(next));
    await sendNext();
  };
  await sendNext();
}
