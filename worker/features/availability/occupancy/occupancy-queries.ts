import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OccupancyQuery } from '#domain/availability/admin-schema.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';
import type { Part } from '#worker/platform/database/read-in-parts.ts';
import { type RunWindow, selectHeldNights } from '../../nights/runs.ts';
import { isTaken } from '../../nights/taken-at.ts';

/** A page of villas, their taken nights in the window, and how many villas there are: one trip. */
export async function readOccupancyRows(
  db: Database,
  query: OccupancyQuery & Part,
  viewer: Viewer,
  window: RunWindow,
) {
  const filter = and(visibleTo(viewer), ...villaFilters(query, window.now));
  const order = [asc(villas.displayOrder), asc(villas.id)];
  const page = db.read
    .select({ id: villas.id })
    .from(villas)
    .where(filter)
    .orderBy(...order)
    .limit(query.take)
    .offset(query.skip);
  const [rows, held, counted] = await db.read.batch([
    db.read
      .select({
        id: villas.id,
        code: villas.code,
        name: villas.name,
        slug: villas.slug,
        town: towns.name,
        capacity: villas.capacity,
        active: villas.active,
      })
      .from(villas)
      .innerJoin(towns, eq(towns.id, villas.townId))
      .where(filter)
      .orderBy(...order)
      .limit(query.take)
      .offset(query.skip),
    selectHeldNights(db, page, window),
    db.read.select({ total: count() }).from(villas).where(filter),
  ]);
  return { rows, held, total: counted[0]?.total ?? 0 };
}

function villaFilters(query: OccupancyQuery, now: string): (SQL | undefined)[] {
  const { town_id, owner_id, villa_ids, free_from, free_to } = query;
  const wantsFree = free_from !== undefined && free_to !== undefined;
  return [
    town_id === undefined ? undefined : eq(villas.townId, town_id),
    owner_id === undefined ? undefined : eq(villas.ownerId, owner_id),
    villa_ids === undefined ? undefined : inArray(villas.id, villa_ids),
    wantsFree
      ? sql`not exists (select 1 from ${villaNights} where ${villaNights.villaId} = ${villas.id} and ${villaNights.night} >= ${free_from} and ${villaNights.night} < ${free_to} and ${isTaken(now)})`
      : undefined,
  ];
}
