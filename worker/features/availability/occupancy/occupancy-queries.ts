import { and, asc, count, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { OccupancyQuery } from '#domain/availability/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { amenities } from '#drizzle/schema/amenities.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { villaAmenities, villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';
import type { Part } from '#worker/platform/database/read-in-parts.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { type RunWindow, selectHeldNights } from '#worker/features/nights/runs.ts';
import { isTaken } from '#worker/features/nights/taken-at.ts';
import { stayDayColumns } from '#worker/features/villas/editor/price-columns.ts';

/**
 * A page of villas, their taken nights in the window, nightly prices if requested, and the number
 * of villas: one trip.
 */
export async function readOccupancyRows(
  db: Database,
  query: OccupancyQuery & Part,
  viewer: Viewer,
  window: RunWindow,
) {
  const facts = and(visibleTo(viewer), ...villaFilters(query, window));
  const free = freeFilters(query, window);
  const filter = and(facts, free.each);
  const order = [asc(villas.displayOrder), asc(villas.id)];
  const page = db.read
    .select({ id: villas.id })
    .from(villas)
    .where(filter)
    .orderBy(...order)
    .limit(query.take)
    .offset(query.skip);
  const { rows, held, counted, seasons } = await readTogether(db, {
    rows: db.read
      .select({
        ...pick(villas, 'id', 'code', 'name', 'slug'),
        town: towns.name,
        ...pick(villas, 'capacity', 'active', 'minNightsSeason', 'minNightsOther'),
      })
      .from(villas)
      .innerJoin(towns, eq(towns.id, villas.townId))
      .where(filter)
      .orderBy(...order)
      .limit(query.take)
      .offset(query.skip),
    held: selectHeldNights(db, page, window),
    counted: db.read.select({ total: count() }).from(villas).where(and(facts, free.all)),
    seasons: db.read
      .select({
        ...pick(villaPrices, 'villaId', 'startsOn', 'endsOn', 'nightly', 'minNights'),
        ...stayDayColumns,
      })
      .from(villaPrices)
      .where(
        query.prices === '1'
          ? and(
              inArray(villaPrices.villaId, page),
              lte(villaPrices.startsOn, window.to),
              gte(villaPrices.endsOn, window.from),
            )
          : sql`false`,
      )
      .orderBy(asc(villaPrices.villaId), asc(villaPrices.startsOn)),
  });
  return { rows, held: held[0]?.rows ?? [], seasons, total: counted[0]?.total ?? 0 };
}

/** Whether a villa has all of the amenities; each is looked up by villa. */
const hasAmenity = (slug: string): SQL =>
  sql`exists (select 1 from ${villaAmenities} join ${amenities} on ${amenities.id} = ${villaAmenities.featureId} where ${villaAmenities.villaId} = ${villas.id} and ${amenities.slug} = ${slug})`;

/** No night of [from, to) costs more; without an end, at least one coming night does not. */
function costsAtMost(nightly: number, from: string, to: string | undefined): SQL {
  const season = sql`select 1 from ${villaPrices} where ${villaPrices.villaId} = ${villas.id} and ${villaPrices.endsOn} >= ${from}`;
  if (to === undefined) return sql`exists (${season} and ${villaPrices.nightly} <= ${nightly})`;
  const asked = sql`${season} and ${villaPrices.startsOn} < ${to}`;
  return sql`(exists (${asked}) and not exists (${asked} and ${villaPrices.nightly} > ${nightly}))`;
}

/**
 * Whether a villa is free in the wanted nights, in two ways: looked up villa by villa, for one page
 * of them, and from the taken nights of all, read once, for counting thousands.
 */
function freeFilters({ free_from, free_to }: OccupancyQuery, { now }: RunWindow) {
  if (free_from === undefined || free_to === undefined) return {};
  const taken = sql`${villaNights.night} >= ${free_from} and ${villaNights.night} < ${free_to} and ${isTaken(now)}`;
  return {
    each: sql`not exists (select 1 from ${villaNights} where ${villaNights.villaId} = ${villas.id} and ${taken})`,
    all: sql`${villas.id} not in (select ${villaNights.villaId} from ${villaNights} indexed by villa_nights_night where ${taken})`,
  };
}

function villaFilters(query: OccupancyQuery, { from }: RunWindow): (SQL | undefined)[] {
  const { town_id, owner_id, villa_ids, free_from, free_to, persons, max_nightly } = query;
  const wantsFree = free_from !== undefined && free_to !== undefined;
  return [
    town_id === undefined ? undefined : eq(villas.townId, town_id),
    owner_id === undefined ? undefined : eq(villas.ownerId, owner_id),
    villa_ids === undefined ? undefined : inArray(villas.id, villa_ids),
    persons === undefined ? undefined : gte(villas.capacity, persons),
    ...(query.features ?? []).map(hasAmenity),
    max_nightly === undefined
      ? undefined
      : costsAtMost(max_nightly, wantsFree ? free_from : from, wantsFree ? free_to : undefined),
  ];
}
