import { and, asc, count, eq, lte, or, sql } from 'drizzle-orm';
import type { Day } from '#domain/dates.ts';
import type { ReservationListQuery } from '#domain/reservations/schema.ts';
import type { Status } from '#domain/reservations/status.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';
import { listColumns, paidSum } from './columns.ts';
import { listFilter, listOrder } from './list-filters.ts';

/** What a move needs to know of a reservation. */
export type Movable = {
  id: string;
  code: string;
  status: Status;
  version: number;
  villaId: number;
  checkIn: Day;
  checkOut: Day;
};

const movableColumns = {
  id: reservations.id,
  code: reservations.code,
  status: reservations.status,
  version: reservations.version,
  villaId: reservations.villaId,
  checkIn: reservations.checkIn,
  checkOut: reservations.checkOut,
};

export async function findMovable(db: Database, id: string): Promise<Movable | null> {
  const [row] = await db.read
    .select(movableColumns)
    .from(reservations)
    .where(eq(reservations.id, id));
  return row ?? null;
}

export async function findEditable(db: Database, id: string) {
  const [row] = await db.read.select().from(reservations).where(eq(reservations.id, id));
  return row ?? null;
}

/** One page of the list and the count of all that match, in one trip. */
export async function listReservations(
  db: Database,
  query: ReservationListQuery,
  viewer: Viewer,
  today: Day,
) {
  const filter = listFilter(query, viewer, today);
  const [rows, counted] = await db.read.batch([
    db.read
      .select(listColumns)
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(filter)
      .orderBy(...listOrder(query.order))
      .limit(query.take)
      .offset(query.skip),
    db.read
      .select({ total: count() })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(filter),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** A reservation with its history, in one trip; null when unknown or not the viewer's. */
export async function findReservation(db: Database, id: string, viewer: Viewer) {
  const mine = and(eq(reservations.id, id), visibleTo(viewer));
  const [rows, history] = await db.read.batch([
    db.read
      .select({ row: reservations, villaName: villas.name, villaSlug: villas.slug, paid: paidSum })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(mine),
    db.read
      .select({
        id: reservationHistory.id,
        from: reservationHistory.from,
        to: reservationHistory.to,
        by: reservationHistory.by,
        firstName: userDetails.firstName,
        lastName: userDetails.lastName,
        reason: reservationHistory.reason,
        at: reservationHistory.createdAt,
      })
      .from(reservationHistory)
      .leftJoin(userDetails, eq(userDetails.userId, reservationHistory.userId))
      .where(eq(reservationHistory.reservationId, id))
      .orderBy(asc(reservationHistory.createdAt), asc(reservationHistory.id)),
  ]);
  const found = rows[0];
  return found ? { ...found.row, ...found, history } : null;
}

/** A guest's reservation by code and e-mail, both together, with its history, in one trip. */
export async function findByCodeAndEmail(db: Database, code: string, email: string) {
  const both = and(eq(reservations.code, code), eq(reservations.email, email));
  const [rows, history] = await db.read.batch([
    db.read
      .select({
        row: reservations,
        paid: paidSum,
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
  ]);
  return rows[0] ? { ...rows[0], history } : null;
}

/** Reservations that time moves now, and where to. */
export async function listDue(
  db: Database,
  now: string,
  today: Day,
  limit: number,
): Promise<(Movable & { to: Status })[]> {
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
