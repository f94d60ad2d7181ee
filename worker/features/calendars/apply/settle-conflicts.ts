import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { settleConflicts } from './external-nights.ts';
import { listVillasToSettle } from '../queries.ts';

/** Villas processed in one run; the next minute continues. */
const RUN_LIMIT = 50;

/**
 * Closes conflicts whose nights we have freed, whatever the reason: a cancellation, an expired
 * option, an edited block. The nights already belong to the event. Runs every minute. @returns how
 * many villas were processed.
 */
export async function settleEndedConflicts(deps: Deps): Promise<number> {
  const moment = { now: instant(deps.clock), today: today(deps.clock) };
  const villaIds = await listVillasToSettle(deps.db, moment, RUN_LIMIT);
  for (const villaId of villaIds) {
    await deps.db.write(settleConflicts(villaId, deps.clock.now()));
  }
  return villaIds.length;
}
