import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  reservationExtras,
  reservationHistory,
  reservations,
} from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { checkInTimeOfStay, checkOutTimeOfStay } from '#worker/features/nights/stay-hours.ts';

/** A guest's own: code and e-mail together. */
export const byCodeAndEmail = (code: string, email: string): SQL | undefined =>
  and(eq(reservations.code, code), eq(reservations.email, email));

/**
 * The reads for a guest's view of the reservation selected by `which`, to be included in any trip.
 */
export function trackedReads(db: Database, which: SQL | undefined) {
  return [
    db.read
      .select({
        row: reservations,
        villa: {
          slug: villas.slug,
          name: villas.name,
          checkInTime: checkInTimeOfStay,
          checkOutTime: checkOutTimeOfStay,
        },
        town: sql<string>`(select name from towns where id = villas.town_id)`,
        image: sql<
          string | null
        >`(select key from villa_images where villa_id = villas.id order by position limit 1)`,
      })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(which),
    db.read
      .select({ to: reservationHistory.to, at: reservationHistory.createdAt })
      .from(reservationHistory)
      .innerJoin(reservations, eq(reservations.id, reservationHistory.reservationId))
      .where(which)
      .orderBy(asc(reservationHistory.createdAt), asc(reservationHistory.id)),
    db.read
      .select({
        label: reservationExtras.label,
        quantity: reservationExtras.quantity,
        amount: reservationExtras.amount,
      })
      .from(reservationExtras)
      .innerJoin(reservations, eq(reservations.id, reservationExtras.reservationId))
      .where(and(which, isNull(reservationExtras.removedAt)))
      .orderBy(asc(reservationExtras.id)),
  ] as const;
}

type TrackedReads = ReturnType<typeof trackedReads>;

/** The results of those reads, in their order; null when there is no such reservation. */
export function toTrackedRow(
  rows: Awaited<TrackedReads[0]>,
  history: Awaited<TrackedReads[1]>,
  extras: Awaited<TrackedReads[2]>,
) {
  return rows[0] ? { ...rows[0], history, extras } : null;
}
export type TrackedRow = NonNullable<ReturnType<typeof toTrackedRow>>;

/** A guest's reservation with its history, in one trip. */
export async function findTracked(
  db: Database,
  which: SQL | undefined,
): Promise<TrackedRow | null> {
  return toTrackedRow(...(await db.read.batch([...trackedReads(db, which)])));
}
