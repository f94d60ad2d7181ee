import type { Clock } from './clock.ts';

/** No task of the cron may keep the others of its minute waiting for longer. */
const TASK_MS = 40_000;

/**
 * Begins the time of a task that asks others, who may be slow: says whether it is over. The task then
 * begins nothing more, and the next minute continues.
 */
export function taskTime(clock: Clock, milliseconds = TASK_MS): () => boolean {
  const end = clock.now().getTime() + milliseconds;
  return () => clock.now().getTime() >= end;
}
