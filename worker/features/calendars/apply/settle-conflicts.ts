import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { settleConflicts } from './external-nights.ts';
import { listVillasToSettle } from '../queries.ts';

/** Villas settled in one run; the next minute takes the rest. */
const RUN_LIMIT = 50;

/**
 * Closes the conflicts whose nights we have given back, whatever did so: a cancellation, an option
 * that ran out, an edited block. The nights are the event's already. Run every minute.
 * @returns how many villas were settled.
 */
export async function settleEndedConflicts(deps: Deps): Promise<number> {
  const moment = { now: instant(deps.clock), today: today(deps.clock) };
  const villaIds = await listVillasToSettle(deps.db, moment, RUN_LIMIT);
  for (const villaId of villaIds) {
    await deps.db.write(settleConflicts(villaId, deps.clock.now()));
  }
  return villaIds.length;
}
