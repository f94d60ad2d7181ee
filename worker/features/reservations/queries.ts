import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import type { Status } from '#domain/reservation-status.ts';
import {
  reservationExtras,
  reservationHistory,
  reservations,
} from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TransitionFacts } from '../transitions/transition-facts.ts';

const movableColumns = {
  id: reservations.id,
  code: reservations.code,
  status: reservations.status,
  version: reservations.version,
  villaId: reservations.villaId,
  checkIn: reservations.checkIn,
  checkOut: reservations.checkOut,
};

/** A guest's reservation by code and e-mail, both together, with its history, in one trip. */
export async function findByCodeAndEmail(db: Database, code: string, email: string) {
  const both = and(eq(reservations.code, code), eq(reservations.email, email));
  const [rows, history, extras] = await db.read.batch([
    db.read
      .select({
        row: reservations,
        villa: {
          slug: villas.slug,
          name: villas.name,
          checkInTime: villas.checkInTime,
          checkOutTime: villas.checkOutTime,
        },
        town: sql<string>`(select name from towns where id = villas.town_id)`,
        image: sql<
          string | null
        >`(select key from villa_images where villa_id = villas.id order by position limit 1)`,
      })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(both),
    db.read
      .select({ to: reservationHistory.to, at: reservationHistory.createdAt })
      .from(reservationHistory)
      .innerJoin(reservations, eq(reservations.id, reservationHistory.reservationId))
      .where(both)
      .orderBy(asc(reservationHistory.createdAt), asc(reservationHistory.id)),
    db.read
      .select({
        label: reservationExtras.label,
        quantity: reservationExtras.quantity,
        amount: reservationExtras.amount,
      })
      .from(reservationExtras)
      .innerJoin(reservations, eq(reservations.id, reservationExtras.reservationId))
      .where(and(both, isNull(reservationExtras.removedAt)))
      .orderBy(asc(reservationExtras.id)),
  ]);
  return rows[0] ? { ...rows[0], history, extras } : null;
}

/** Reservations that time moves now, and where to. */
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
