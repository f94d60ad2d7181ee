import { and, asc, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { addDays, type Day } from '#domain/dates.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';

/** Rows a block of the home page shows at most. */
export const BLOCK_ROWS = 20;

/** Statuses whose nights and money count as sold. */
export const SOLD = ['confirmed', 'staying', 'completed'] as const;

const isSold = inArray(reservations.status, [...SOLD]);

/** How many rows a block has before it is cut; the same on each of them. */
export const totalCount = sql<number>`count(*) over ()`;

const stayColumns = {
  id: reservations.id,
  code: reservations.code,
  status: reservations.status,
  villaName: villas.name,
  customerName: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
  checkIn: reservations.checkIn,
  checkOut: reservations.checkOut,
  guests: sql<number>`${reservations.adults} + ${reservations.children} + ${reservations.babies}`,
  deadline: sql<
    string | null
  >`case ${reservations.status} when 'requested' then ${reservations.holdExpiresAt} when 'option' then ${reservations.optionExpiresAt} end`,
  total: totalCount,
};

export type StayRow = Awaited<ReturnType<typeof selectStays>>[number];

/** Stays that begin on one of `days` days from `from` on. */
export const selectArrivals = (db: Database, viewer: Viewer, from: Day, days: number) =>
  selectStays(
    db,
    viewer,
    and(between(reservations.checkIn, from, addDays(from, days - 1)), isSold),
    asc(reservations.checkIn),
  );

/** Stays that end on one of `days` days from `from` on. */
export const selectDepartures = (db: Database, viewer: Viewer, from: Day, days: number) =>
  selectStays(
    db,
    viewer,
    and(between(reservations.checkOut, from, addDays(from, days - 1)), isSold),
    asc(reservations.checkOut),
  );

/** Stays that wait for somebody; what runs out first stands first. */
export const selectWaiting = (db: Database, viewer: Viewer, status: 'requested' | 'option') =>
  selectStays(db, viewer, eq(reservations.status, status), asc(stayColumns.deadline));

function selectStays(db: Database, viewer: Viewer, which: SQL | undefined, order: SQL) {
  return db.read
    .select(stayColumns)
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(and(which, visibleTo(viewer)))
    .orderBy(order, asc(reservations.checkIn), asc(reservations.id))
    .limit(BLOCK_ROWS);
}
