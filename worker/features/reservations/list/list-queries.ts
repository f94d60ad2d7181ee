import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { reservationTallies } from '#drizzle/schema/tallies.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRows, ONE_ROW } from '#worker/platform/database/json-rows.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { listColumns } from './columns.ts';
import { listFilter, partsOf } from './list-filters.ts';
import { listOrder, orderByName, orderColumns, pageOrder } from './list-order.ts';
import { isWalked, runOutFilter, runOutSign, tallyFilter, walkFilter } from './list-walk.ts';

/** What a list is asked for. */
type Listing = ReservationFilters & { skip: number; take: number };

/**
 * One page of the list and the count of all that match at the instant `now` (ISO 8601 UTC), in one
 * trip.
 */
export const listReservations = (db: Database, listing: Listing, viewer: Viewer, now: string) =>
  isWalked(listing, viewer)
    ? listWalked(db, listing, now)
    : listSorted(db, listing, listFilter(listing, viewer, now));

/** Many match: scanned in list order until the page is full, and counted from the tally. */
async function listWalked(db: Database, listing: Listing, now: string) {
  const { order, skip, take } = listing;
  const sign = runOutSign(listing);
  const columns = listOf(orderColumns(order));
  const runOut = sql`from ${reservations} where ${runOutFilter(listing, now)}`;
  // Both parts come in the order of the list and are merged until the page is full.
  const page = sql`(
    select row_id as row, 0 as matching from (
      select ${columns} from ${reservations} where ${walkFilter(listing, now) ?? sql`true`}
      ${sign === 1 ? sql`union all select ${columns} ${runOut}` : sql``}
      order by ${listOf(sign === 1 ? orderByName(order) : listOrder(order))}
      limit ${take} offset ${skip}
    )
  )`;
  const tallied = sql<number>`(
    select coalesce(sum(${reservationTallies.stays}), 0)
      ${sign === 0 ? sql`` : sql`+ ${sign} * (select count(*) ${runOut})`}
    from ${reservationTallies} where ${tallyFilter(listing, now) ?? sql`true`}
  )`;
  const [answer] = await db.read
    .select({ rows: rowsOf(listing, page), total: tallied })
    .from(ONE_ROW);
  return { rows: (answer?.rows ?? []).map(withoutCount), total: answer?.total ?? 0 };
}

/**
 * Few match: selected once by the filters, then counted and sorted. Of each only what the order
 * needs is kept, which the filter's index contains. A page beyond the end has no row with the count.
 */
async function listSorted(db: Database, listing: Listing, filter: SQL | undefined) {
  const { order, skip, take } = listing;
  const columns = listOf(orderColumns(order));
  const parts = partsOf(listing).map(
    ({ which, index = sql`` }) =>
      sql`select ${columns} from ${reservations} ${index} where ${and(which, filter) ?? sql`true`}`,
  );
  const found = sql.join(parts, sql` union all `);
  const page = sql`(
    with found as materialized (${found})
    select row_id as row, (select count(*) from found) as matching
    from found order by ${listOf(orderByName(order))} limit ${take} offset ${skip}
  )`;
  const beyond = skip === 0 ? sql<number>`0` : sql<number>`(select count(*) from (${found}))`;
  const [answer] = await db.read
    // Without a name, the client would take a column called 0 for the first.
    .select({ rows: rowsOf(listing, page), all: beyond.as('all') })
    .from(ONE_ROW);
  const rows = answer?.rows ?? [];
  return { rows: rows.map(withoutCount), total: rows[0]?.matching ?? answer?.all ?? 0 };
}

function withoutCount<Row extends { matching: number }>(found: Row) {
  const { matching: _, ...row } = found;
  return row;
}

const listOf = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `);

/** @param page the keys of a page's stays as `row`, for which the wide rows are fetched */
const rowsOf = ({ order }: Listing, page: SQL) =>
  jsonRows(
    { ...listColumns, matching: sql<number>`page.matching` },
    sql`from ${page} page
      join ${reservations} on ${reservations.rowId} = page.row
      join ${villas} on ${villas.id} = ${reservations.villaId}
      order by ${listOf(pageOrder(order))}`,
  );
