import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import { reservations, reservationTallies } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRows, ONE_ROW } from '#worker/platform/database/json-rows.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { listColumns } from './columns.ts';
import { listFilter } from './list-filters.ts';
import { listOrder, pageOrder } from './list-order.ts';
import { isWalked, tallyFilter, walkFilter } from './list-walk.ts';

/**
 * The number of matches next to each row of a page; a scan in list order would have to read to its
 * end for it.
 */
const COUNTED = sql<number>`count(*) over ()`;
const UNCOUNTED = sql<number>`0`;

/** What a list is asked for. */
type Listing = ReservationFilters & { skip: number; take: number };

/** One page of the list and the count of all that match, in one trip. */
export const listReservations = (db: Database, listing: Listing, viewer: Viewer, today: Day) =>
  isWalked(listing, viewer)
    ? listWalked(db, listing, today)
    : listSorted(db, listing, listFilter(listing, viewer, today));

/** Many match: scanned in list order until the page is full, and counted from the tally. */
async function listWalked(db: Database, listing: Listing, today: Day) {
  const page = pageRows(
    db,
    listing,
    walkFilter(listing, today),
    listOrder(listing.order),
    UNCOUNTED,
  );
  const tallied = sql<number>`(
    select coalesce(sum(${reservationTallies.stays}), 0) from ${reservationTallies}
    where ${tallyFilter(listing, today) ?? sql`true`}
  )`;
  const [answer] = await db.read
    .select({ rows: rowsOf(listing, page), total: tallied })
    .from(ONE_ROW);
  return { rows: (answer?.rows ?? []).map(withoutCount), total: answer?.total ?? 0 };
}

/**
 * Few match: selected once by the filters, then sorted and counted. A page beyond the end has no
 * row with the count.
 */
async function listSorted(db: Database, listing: Listing, filter: SQL | undefined) {
  const page = pageRows(db, listing, filter, pageOrder(listing.order), COUNTED);
  const all = sql<number>`(select count(*) from ${reservations} where ${filter ?? sql`true`})`;
  const beyond = listing.skip === 0 ? UNCOUNTED : all;
  const [answer] = await db.read
    // Without a name, the client would take a column called 0 for the first.
    .select({ rows: rowsOf(listing, page), all: beyond.as('all') })
    .from(ONE_ROW);
  const found = answer?.rows ?? [];
  return { rows: found.map(withoutCount), total: found[0]?.matching ?? answer?.all ?? 0 };
}

function withoutCount<Row extends { matching: number }>(found: Row) {
  const { matching: _, ...row } = found;
  return row;
}

const rowsOf = ({ order }: Listing, page: ReturnType<typeof pageRows>) =>
  jsonRows(
    { ...listColumns, matching: page.matching },
    sql`from ${page}
      join ${reservations} on ${reservations.rowId} = ${page.row}
      join ${villas} on ${villas.id} = ${reservations.villaId}
      order by ${sql.join(pageOrder(order), sql`, `)}`,
  );

/**
 * The rows of a page, selected in indexes that contain every filtered and sorted column; the wide
 * rows are only fetched for the page.
 */
function pageRows(
  db: Database,
  { skip, take }: Listing,
  filter: SQL | undefined,
  order: readonly SQL[],
  matching: SQL<number>,
) {
  return db.read
    .select({ row: reservations.rowId, matching: matching.as('matching') })
    .from(reservations)
    .where(filter)
    .orderBy(...order)
    .limit(take)
    .offset(skip)
    .as('page');
}
