import type { Deps } from '../../deps.ts';
import { instant, today } from '../../platform/clock.ts';
import { catalogueChanged } from '../search/holder.ts';
import { settleExternalNights } from './external-nights.ts';
import { listVillasToSettle } from './queries.ts';

/** Villas settled in one run; the next minute takes the rest. */
const RUN_LIMIT = 50;

/**
 * Whatever gave nights back, a cancellation, a hold that ran out, an edited block: the external
 * events that waited for them take effect, and their conflicts close. Run every minute.
 * @returns how many villas were settled.
 */
export async function settleFreedNights(deps: Deps): Promise<number> {
  const moment = { now: instant(deps.clock), today: today(deps.clock) };
  const villaIds = await listVillasToSettle(deps.db, moment, RUN_LIMIT);
  for (const villaId of villaIds) {
    await deps.db.write(settleExternalNights(villaId, deps.clock.now()));
  }
  if (villaIds.length > 0) catalogueChanged(deps);
  return villaIds.length;
}
