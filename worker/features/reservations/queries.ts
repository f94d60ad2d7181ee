import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import type { Status } from '#domain/reservation-status.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { TransitionFacts } from '#worker/features/transitions/transition-facts.ts';

const movableColumns = {
  id: reservations.id,
  code: reservations.code,
  status: reservations.status,
  version: reservations.version,
  villaId: reservations.villaId,
  checkIn: reservations.checkIn,
  checkOut: reservations.checkOut,
};

/** Reservations whose state changes by time now, and the new state. */
export async function listDue(
  db: Database,
  now: string,
  today: Day,
  limit: number,
): Promise<(TransitionFacts & { to: Status })[]> {
  return db.read
    .select({
      ...movableColumns,
      to: sql<Status>`case ${reservations.status} when 'confirmed' then 'staying' when 'staying' then 'completed' else 'expired' end`,
    })
    .from(reservations)
    .where(
      or(
        and(eq(reservations.status, 'requested'), lte(reservations.holdExpiresAt, now)),
        and(eq(reservations.status, 'option'), lte(reservations.optionExpiresAt, now)),
        and(eq(reservations.status, 'confirmed'), lte(reservations.checkIn, today)),
        and(eq(reservations.status, 'staying'), lte(reservations.checkOut, today)),
      ),
    )
    .limit(limit);
}
