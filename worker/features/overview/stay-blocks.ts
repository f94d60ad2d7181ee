import { and, asc, between, gt, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { pick } from '#domain/values/pick.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRows, ONE_ROW } from '#worker/platform/database/json-rows.ts';
import { ownerColumns } from '#worker/features/owner-questions/columns.ts';
import { staysVisibleTo, type Viewer } from '#worker/platform/viewer.ts';

/** Most rows of a block on the home screen. */
export const BLOCK_ROWS = 20;

/**
 * Statuses whose nights and money count as sold; a literal list, so that the partial index of those
 * stays is used.
 */
const SOLD = sql.raw(`('confirmed', 'staying', 'completed')`);

const isSold = sql`${reservations.status} in ${SOLD}`;

/** The same for reads by day: the `+` keeps the planner from using an index of states. */
export const isSoldByDay = sql`+${reservations.status} in ${SOLD}`;

/** The number of rows of a block before it is limited; repeated on each row. */
export const totalCount = sql<number>`count(*) over ()`;

const stayColumns = {
  ...pick(reservations, 'id', 'code', 'status'),
  villaName: villas.name,
  phone: reservations.phone,
  customerName: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
  checkIn: reservations.checkIn,
  checkOut: reservations.checkOut,
  guests: sql<number>`${reservations.adults} + ${reservations.children} + ${reservations.babies}`,
  ...ownerColumns,
  deadline: sql<
    string | null
  >`case ${reservations.status} when 'requested' then ${reservations.holdExpiresAt} when 'option' then ${reservations.optionExpiresAt} end`,
};

export type StayRow = Awaited<ReturnType<typeof selectStays>>[number]['stays'][number];

/** Stays that begin within `days` days from `from` on. */
export const selectArrivals = (db: Database, viewer: Viewer, from: Day, days: number) =>
  selectStays(
    db,
    viewer,
    and(between(reservations.checkIn, from, addDays(from, days - 1)), isSold),
    reservations.checkIn,
  );

/** Stays that end within `days` days from `from` on. */
export const selectDepartures = (db: Database, viewer: Viewer, from: Day, days: number) =>
  selectStays(
    db,
    viewer,
    and(between(reservations.checkOut, from, addDays(from, days - 1)), isSoldByDay),
    reservations.checkOut,
  );

/**
 * Sold stays that begin from `from` on, soonest first; not counted, because that would read every
 * future stay.
 */
export const selectUpcoming = (db: Database, viewer: Viewer, from: Day, rows: number) =>
  selectRows(
    db,
    and(gte(reservations.checkIn, from), isSoldByDay, staysVisibleTo(viewer)),
    reservations.checkIn,
    rows,
    sql`0`,
  );

const WAITING = {
  // Literal conditions, so that the partial index of each is used.
  requested: { is: sql`${reservations.status} = 'requested'`, until: reservations.holdExpiresAt },
  option: { is: sql`${reservations.status} = 'option'`, until: reservations.optionExpiresAt },
};

/** Stays that wait for somebody, the next to expire first. */
export function selectWaiting(
  db: Database,
  viewer: Viewer,
  status: keyof typeof WAITING,
  now: string,
) {
  const { is, until } = WAITING[status];
  return selectStays(db, viewer, and(is, or(isNull(until), gt(until, now))), until);
}

function selectStays(db: Database, viewer: Viewer, which: SQL | undefined, order: SQLiteColumn) {
  const filter = and(which, staysVisibleTo(viewer));
  const total = sql<number>`(select count(*) from ${reservations} where ${filter})`;
  return selectRows(db, filter, order, BLOCK_ROWS, total);
}

/** The rows of a block are selected by index columns alone; only those are then read and joined. */
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
