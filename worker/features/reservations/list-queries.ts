import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/dates.ts';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import { reservations, reservationTallies } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { listColumns } from './columns.ts';
import { listFilter } from './list-filters.ts';
import { listOrder, pageOrder, ROW } from './list-order.ts';
import { isWalked, tallyFilter, walkFilter } from './list-walk.ts';

/** What a list is asked for. */
export type Listing = ReservationFilters & { skip: number; take: number };

/** One page of the list and the count of all that match, in one trip. */
export async function listReservations(db: Database, listing: Listing, viewer: Viewer, today: Day) {
  const [page, counting] = isWalked(listing, viewer)
    ? walkedList(db, listing, today)
    : sortedList(db, listing, viewer, today);
  const [rows, counted] = await db.read.batch([
    db.read
      .select(listColumns)
      .from(page)
      .innerJoin(reservations, eq(ROW, page.row))
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .orderBy(...pageOrder(listing.order)),
    counting,
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Many match: walked in their order until the page is full, and counted from the tally. */
const walkedList = (db: Database, listing: Listing, today: Day) =>
  [
    pageRows(db, listing, walkFilter(listing, today), listOrder(listing.order)),
    db.read
      .select({ total: sql<number>`coalesce(sum(${reservationTallies.stays}), 0)` })
      .from(reservationTallies)
      .where(tallyFilter(listing, today)),
  ] as const;

/** Few match: found by what they are narrowed by, then sorted and counted. */
function sortedList(db: Database, listing: Listing, viewer: Viewer, today: Day) {
  const filter = listFilter(listing, viewer, today);
  return [
    pageRows(db, listing, filter, pageOrder(listing.order)),
    db.read.select({ total: count() }).from(reservations).where(filter),
  ] as const;
}

/**
 * The rows of a page, found in the indexes that hold every filtered and sorted column: the wide
 * rows themselves are fetched only for the page.
 */
function pageRows(
  db: Database,
  { skip, take }: Listing,
  filter: SQL | undefined,
  order: readonly SQL[],
) {
  return db.read
    .select({ row: ROW.as('page_row') })
    .from(reservations)
    .where(filter)
    .orderBy(...order)
    .limit(take)
    .offset(skip)
    .as('page');
}
