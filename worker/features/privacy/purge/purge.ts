import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { destroy } from './destruction.ts';
import { purgeJobs, ROUND_ROWS } from './purge-jobs.ts';
import { readRetentionSettings } from '../queries.ts';

/** The hour of the day, UTC, of the purge: at night in Türkiye. */
const HOUR = 1;
const MINUTE = 41;

/** Most rounds per night; the rest waits for the next night. */
const MAX_ROUNDS = 20;

/** Once a night: deletes whatever has reached the end of its retention period. */
export async function purgeNightly(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  if (now.getUTCHours() === HOUR && now.getUTCMinutes() === MINUTE) await purge(deps);
}

/**
 * Deletes or anonymises whatever the rules of domain/privacy/retention.ts say has expired, and
 * records in the destruction log what, how much and by which rule. A second run finds nothing.
 * @returns how many rows it changed.
 */
export async function purge(deps: Deps): Promise<number> {
  const settings = await readRetentionSettings(deps.db);
  let touched = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
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
