import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import type { VillaListQuery } from '#domain/villas/admin-list-schema.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { listFilter, listOrder } from './list-filters.ts';

export type VillaListRow = Awaited<ReturnType<typeof listVillas>>['rows'][number];

/** One page of the list and the count of all that match, in one trip. */
export async function listVillas(db: Database, query: VillaListQuery, viewer: Viewer, today: Day) {
  const filter = listFilter(query, viewer, today);
  const order = listOrder(query.order);
  // The page's ids first, so that subqueries per row run for its rows only.
  const page = db.read
    .select({ id: villas.id })
    .from(villas)
    .where(filter)
    .orderBy(...order)
    .limit(query.take)
    .offset(query.skip);
  const { rows, counted } = await readTogether(db, {
    rows: db.read
      .select(listColumns(today))
      .from(villas)
      .innerJoin(towns, eq(towns.id, villas.townId))
      .innerJoin(userDetails, eq(userDetails.userId, villas.ownerId))
      .where(inArray(villas.id, page))
      .orderBy(...order),
    counted: db.read.select({ total: count() }).from(villas).where(filter),
  });
  return { rows, total: counted[0]?.total ?? 0 };
}

function listColumns(today: Day) {
  return {
    ...pick(villas, 'id', 'code', 'slug', 'name'),
    cover: sql<
      string | null
    >`(select key from villa_images where villa_id = villas.id order by position, id limit 1)`,
    images: sql<number>`(select count(*) from villa_images where villa_id = villas.id)`,
    townId: villas.townId,
    town: towns.name,
    ownerId: villas.ownerId,
    ownerFirstName: userDetails.firstName,
    ownerLastName: userDetails.lastName,
    ...pick(villas, 'capacity', 'bedrooms', 'bathrooms', 'active', 'popular', 'villaOfMonth'),
    order: villas.displayOrder,
    permitNo: villas.permitNo,
    permitExpiresOn: villas.permitExpiresOn,
    priceFrom: sql<number | null>`(select min(nightly) from villa_prices
      where villa_id = villas.id and ends_on >= ${today} and nightly > 0)`,
    pricesEndOn: sql<Day | null>`(select max(ends_on) from villa_prices
      where villa_id = villas.id and nightly > 0)`,
    // The `+` keeps SQLite from scanning all confirmed stays when the villa has only a few.
    nextArrival: sql<Day | null>`(select min(check_in) from reservations
      where villa_id = villas.id and check_in >= ${today} and +status = 'confirmed')`,
    ...pick(villas, 'version', 'createdAt', 'updatedAt'),
  };
}

/** A villa as shown in pickers. */
export const optionColumns = {
  id: villas.id,
  villa_id: villas.id,
  ...pick(villas, 'code', 'name', 'slug'),
  town_id: villas.townId,
  owner_id: villas.ownerId,
  active: villas.active,
};
