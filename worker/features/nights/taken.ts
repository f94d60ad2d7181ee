import { sql } from 'drizzle-orm';
import { describeTaken } from '#domain/availability/night-runs.ts';
import { conflict, DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Holding } from './nights.ts';
import { selectHeldNights, toRuns } from './runs.ts';

/**
 * The error of a write that needed nights, to be rethrown: a `DATES_TAKEN` names what takes them,
 * with guests' names only `inFull`. One trip, and only after a refusal.
 */
export async function explainTaken(
  { db, clock }: Deps,
  error: unknown,
  { villaId, checkIn, checkOut, ref }: Omit<Holding, 'ref'> & { ref?: string },
  inFull: boolean,
): Promise<unknown> {
  if (!(error instanceof DomainError) || error.code !== 'DATES_TAKEN') return error;
  const window = {
    from: checkIn,
    to: checkOut,
    now: instant(clock),
    ...(ref !== undefined && { except: ref }),
  };
  const [held] = await selectHeldNights(db, sql`(${villaId})`, window);
  const rows = held?.rows ?? [];
  const runs = rows.flatMap((row) => toRuns(row, inFull));
  const message = describeTaken(runs, inFull);
  return message === null ? error : conflict('DATES_TAKEN', message);
}
