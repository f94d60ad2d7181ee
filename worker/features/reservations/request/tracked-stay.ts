import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import {
  reservationExtras,
  reservationHistory,
  reservations,
} from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type Answers, readTogether } from '#worker/platform/database/read-together.ts';
import { checkInTimeOfStay, checkOutTimeOfStay } from '#worker/features/nights/stay-hours.ts';

/** A guest's own: code and e-mail together. */
export const byCodeAndEmail = (code: string, email: string): SQL | undefined =>
  and(eq(reservations.code, code), eq(reservations.email, email));

/** What went back to the guest; `only` narrows it. */
const refunds = (only: SQL) => sql<number>`(
  select coalesce(sum(amount), 0) from transactions
  where reservation_id = reservations.id and kind = 'refund' and status = 'succeeded' and ${only})`;

/**
 * The reads for a guest's view of the reservation selected by `which`, to be included in any trip.
 */
export function trackedReads(db: Database, which: SQL | undefined) {
  return {
    found: db.read
      .select({
        row: reservations,
        villa: {
          slug: villas.slug,
          name: villas.name,
          checkInTime: checkInTimeOfStay,
          checkOutTime: checkOutTimeOfStay,
        },
        town: sql<string>`(select name from towns where id = villas.town_id)`,
        /** Of it, what is at the bank: a clerk writes a transfer before it is made. */
        refunds: { written: refunds(sql`true`), sent: refunds(sql`not awaits_bank`) },
        image: sql<
          string | null
        >`(select key from villa_images where villa_id = villas.id order by position limit 1)`,
      })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(which),
    history: db.read
      .select({ to: reservationHistory.to, at: reservationHistory.createdAt })
      .from(reservationHistory)
      .innerJoin(reservations, eq(reservations.id, reservationHistory.reservationId))
      .where(which)
      .orderBy(asc(reservationHistory.createdAt), asc(reservationHistory.id)),
    extras: db.read
      .select(pick(reservationExtras, 'label', 'quantity', 'amount'))
      .from(reservationExtras)
      .innerJoin(reservations, eq(reservations.id, reservationExtras.reservationId))
      .where(and(which, isNull(reservationExtras.removedAt)))
      .orderBy(asc(reservationExtras.id)),
  };
}

/** The results of those reads; null when there is no such reservation. */
export function toTrackedRow({ found, ...parts }: Answers<ReturnType<typeof trackedReads>>) {
  return found[0] ? { ...found[0], ...parts } : null;
}
export type TrackedRow = NonNullable<ReturnType<typeof toTrackedRow>>;

/** A guest's reservation with its history, in one trip. */
export async function findTracked(
  db: Database,
  which: SQL | undefined,
): Promise<TrackedRow | null> {
  return toTrackedRow(await readTogether(db, trackedReads(db, which)));
}
