import type { Day } from '#domain/values/dates.ts';
import type { TaskKind } from './kinds.ts';

/** Once done, on which day. */
type Completion = { done_on: Day };

/**
 * The completion that counts for a task as it is now: the first one from the day on which the task
 * became due. A cleaning that was completed before its guests extended the stay is open again, and
 * the earlier completion is kept as `before`.
 */
export function completionOf<Done extends Completion>(
  { from }: { from: Day },
  completions: readonly Done[],
): { done: Done | null; before: Done | null } {
  const byDay = completions.toSorted((a, b) => (a.done_on < b.done_on ? -1 : 1));
  const done = byDay.find(({ done_on }) => done_on >= from) ?? null;
  const before = done === null ? (byDay.at(-1) ?? null) : null;
  return { done, before };
}

type Timed = { day: Day; until: Day | null };

type Blocking = Timed & { kind: TaskKind; before_arrival: boolean; done: unknown };

/** The kinds that guests may find undone: no other need be asked for. */
export const BLOCKING_KINDS: readonly TaskKind[] = ['cleaning', 'freshening', 'maintenance'];

/** Whether guests who arrive on a day would find this task undone. */
export function blocksArrival(task: Blocking, arrival: Day): boolean {
  if (task.done !== null) return false;
  if (task.kind === 'cleaning') return task.until === arrival;
  if (task.kind === 'freshening') return task.day === arrival;
  return task.kind === 'maintenance' && task.before_arrival && task.day <= arrival;
}
