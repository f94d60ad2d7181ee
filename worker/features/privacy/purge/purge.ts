import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { destroy } from './destruction.ts';
import { purgeJobs, ROUND_ROWS } from './purge-jobs.ts';
import { readRetentionSettings } from '../queries.ts';

/** The minute of the day, UTC, of the purge: at night in Türkiye. */
const HOUR = 1;
const MINUTE = 41;

/** Rounds of one night; what is left waits for the next. */
const MOST_ROUNDS = 20;

/** Once a night: what has been kept as long as it may be. */
export async function purgeNightly(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  if (now.getUTCHours() === HOUR && now.getUTCMinutes() === MINUTE) await purge(deps);
}

/**
 * Destroys or makes anonymous what every rule of domain/privacy/retention.ts says is over, and writes
 * into the destruction log what, how much and by which rule. A second run finds nothing.
 * @returns how many rows it touched.
 */
export async function purge(deps: Deps): Promise<number> {
  const settings = await readRetentionSettings(deps.db);
  let touched = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const at = instant(deps.clock);
    const jobs = purgeJobs({ at, today: today(deps.clock), settings });
    const results = await deps.db.write(jobs.flatMap((one) => destroy(one, at)));
    // Every other result is the log's.
    const counts = results.filter((_, index) => index % 2 === 0).map((it) => it.rowsAffected);
    touched += counts.reduce((sum, count) => sum + count, 0);
    if (counts.every((count) => count < ROUND_ROWS)) break;
  }
  return touched;
}
