import { and, asc, between, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { addDays, type Day } from '#domain/dates.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';

/** Rows a block of the home page shows at most. */
export const BLOCK_ROWS = 20;

/** Statuses whose nights and money count as sold. */
const SOLD = ['confirmed', 'staying', 'completed'] as const;

const isSold = inArray(reservations.status, [...SOLD]);

/** The same for reads that go by days: the plus keeps the planner from an index of states. */
export const isSoldByDay = sql`+${reservations.status} in ${[...SOLD]}`;

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

/** Sold stays to begin from `from` on, the next in front; uncounted, or all that will ever come were read. */
export const selectUpcoming = (db: Database, viewer: Viewer, from: Day, rows: number) =>
  db.read
    .select({ ...stayColumns, total: sql<number>`0` })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(and(gte(reservations.checkIn, from), isSoldByDay, visibleTo(viewer)))
    .orderBy(asc(reservations.checkIn), asc(reservations.id))
    .limit(rows);

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
