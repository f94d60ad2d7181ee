import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Status } from '#domain/reservation-status.ts';
import { reservations } from '#drizzle/schema/reservations.ts';

/**
 * The keys of the stays whose hold has ended at the instant `now` (ISO 8601 UTC), whether or not the
 * cron has expired them: `hasRunOut` of `domain/reservation-hold.ts` in SQL. Literal states, so that
 * their partial indexes are read: few stays wait at a time.
 */
const runOutRows = (now: string): SQL => sql`(
  select row_id from reservations where status = 'requested' and hold_expires_at <= ${now}
  union all
  select row_id from reservations where status = 'option' and option_expires_at <= ${now})`;

/** The hold of the stay has ended. */
export const isRunOut = (now: string): SQL => sql`${reservations.rowId} in ${runOutRows(now)}`;

/** The hold of the stay has not ended, or it has none. */
export const isNotRunOut = (now: string): SQL =>
  sql`${reservations.rowId} not in ${runOutRows(now)}`;

/** Everybody is shown the stay in this state at `now` (`asOf` of `domain/reservation-hold.ts`). */
export function isShownAs(status: Status, now: string): SQL | undefined {
  const isStored = eq(reservations.status, status);
  if (status === 'expired') return or(isStored, isRunOut(now));
  return status === 'requested' || status === 'option' ? and(isStored, isNotRunOut(now)) : isStored;
}

/** Nobody has opened the stay; one whose hold has ended needs nobody. */
export const isUnopened = (now: string): SQL | undefined =>
  and(sql`${reservations.readAt} is null`, isNotRunOut(now));
