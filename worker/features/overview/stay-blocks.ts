import { and, asc, between, gte, type SQL, sql } from 'drizzle-orm';
import { isStaff } from '#domain/auth/permissions.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import { jsonRows, ONE_ROW } from '../../platform/database/json-rows.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';

/** Rows a block of the home page shows at most. */
export const BLOCK_ROWS = 20;

/** Statuses whose nights and money count as sold; spelt out, for an index of those stays alone. */
const SOLD = sql.raw(`('confirmed', 'staying', 'completed')`);

export const isSold = sql`${reservations.status} in ${SOLD}`;

/** The same for reads that go by days: the plus keeps the planner from an index of states. */
export const isSoldByDay = sql`+${reservations.status} in ${SOLD}`;

/** How many rows a block has before it is cut; the same on each of them. */
export const totalCount = sql<number>`count(*) over ()`;

const stayColumns = {
  id: reservations.id,
  code: reservations.code,
  status: reservations.status,
  villaName: villas.name,
  phone: reservations.phone,
  customerName: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
  checkIn: reservations.checkIn,
  checkOut: reservations.checkOut,
  guests: sql<number>`${reservations.adults} + ${reservations.children} + ${reservations.babies}`,
  deadline: sql<
    string | null
  >`case ${reservations.status} when 'requested' then ${reservations.holdExpiresAt} when 'option' then ${reservations.optionExpiresAt} end`,
};

/**
 * `visibleTo` without a join: counts and sums over thousands of stays need nothing of their villas,
 * and the agency's not even to look at them.
 */
export const ofVisibleVilla = (viewer: Viewer) =>
  isStaff(viewer.role)
    ? undefined
    : sql`${reservations.villaId} in (select ${villas.id} from ${villas} where ${visibleTo(viewer)})`;

export type StayRow = Awaited<ReturnType<typeof selectStays>>[number]['stays'][number];

/** Stays that begin on one of `days` days from `from` on. */
export const selectArrivals = (db: Database, viewer: Viewer, from: Day, days: number) =>
  selectStays(
    db,
    viewer,
    and(between(reservations.checkIn, from, addDays(from, days - 1)), isSold),
    reservations.checkIn,
  );

/** Stays that end on one of `days` days from `from` on. */
export const selectDepartures = (db: Database, viewer: Viewer, from: Day, days: number) =>
  selectStays(
    db,
    viewer,
    and(between(reservations.checkOut, from, addDays(from, days - 1)), isSoldByDay),
    reservations.checkOut,
  );

/** Sold stays to begin from `from` on, soonest first; uncounted, or all that will ever come were read. */
export const selectUpcoming = (db: Database, viewer: Viewer, from: Day, rows: number) =>
  selectRows(
    db,
    and(gte(reservations.checkIn, from), isSoldByDay, ofVisibleVilla(viewer)),
    reservations.checkIn,
    rows,
    sql`0`,
  );

const WAITING = {
  // Spelt out, for the index of each holds nothing else.
  requested: { is: sql`${reservations.status} = 'requested'`, until: reservations.holdExpiresAt },
  option: { is: sql`${reservations.status} = 'option'`, until: reservations.optionExpiresAt },
};

/** Stays that wait for somebody; what runs out first stands first. */
export const selectWaiting = (db: Database, viewer: Viewer, status: keyof typeof WAITING) =>
  selectStays(db, viewer, WAITING[status].is, WAITING[status].until);

function selectStays(db: Database, viewer: Viewer, which: SQL | undefined, order: SQLiteColumn) {
  const filter = and(which, ofVisibleVilla(viewer));
  const total = sql<number>`(select count(*) from ${reservations} where ${filter})`;
  return selectRows(db, filter, order, BLOCK_ROWS, total);
}

/** The rows of a block are found by the columns of an index; only they are read and joined. */
function selectRows(
  db: Database,
  filter: SQL | undefined,
  order: SQLiteColumn,
  rows: number,
  total: SQL<number>,
) {
  const block = db.read
    .select({ row: reservations.rowId })
    .from(reservations)
    .where(filter)
    .orderBy(asc(order), asc(reservations.rowId))
    .limit(rows)
    .as('block');
  const stays = jsonRows(
    stayColumns,
    sql`from ${block}
      join ${reservations} on ${reservations.rowId} = ${block.row}
      join ${villas} on ${villas.id} = ${reservations.villaId}
      order by ${order}, ${reservations.rowId}`,
  );
  return db.read.select({ stays, total }).from(ONE_ROW);
}
