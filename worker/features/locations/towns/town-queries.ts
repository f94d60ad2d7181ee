import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import { NAMES_SHOWN } from '#domain/in-use.ts';
import type { TownListQuery } from '#domain/locations/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { containsText, orderTerms } from '#worker/platform/database/list-order.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { selectSlugHolder } from '../page-slug.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

const villaCount = sql<number>`(select count(*) from villas where villas.town_id = towns.id)`;

const rowColumns = {
  id: towns.id,
  town_id: towns.id,
  slug: towns.slug,
  name: towns.name,
  district_id: towns.districtId,
  district: districts.name,
  province: districts.provinceName,
  ...pick(towns, 'intro', 'image', 'popular', 'active'),
  order: towns.displayOrder,
  villas: villaCount,
  version: towns.version,
  created_at: towns.createdAt,
  updated_at: towns.updatedAt,
};

const detailColumns = {
  ...rowColumns,
  ...pick(towns, 'body', 'shore', 'suits', 'gettingThere', 'latitude', 'longitude'),
};

/** A stored region with the additional facts of its answer. */
export type StoredTown = Awaited<ReturnType<typeof selectTown>>[number];

const ORDER_COLUMNS = {
  order: towns.displayOrder,
  name: towns.sortKey,
  district: districts.sortKey,
  villas: villaCount,
  created: towns.createdAt,
};

/** One page and the count of all that match, in one trip. */
export async function listTownRows(db: Database, query: TownListQuery) {
  const found = containsText(sql`${towns.searchText} || ' ' || ${districts.searchText}`, query.q);
  const filter = and(
    found,
    query.district_id === undefined ? undefined : eq(towns.districtId, query.district_id),
    query.active === undefined ? undefined : eq(towns.active, query.active),
    query.popular === undefined ? undefined : eq(towns.popular, query.popular),
  );
  return readPage(db, query, {
    items: db.read
      .select(rowColumns)
      .from(towns)
      .innerJoin(districts, eq(districts.id, towns.districtId))
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER_COLUMNS, towns.id)),
    counted: db.read
      .select({ total: count() })
      .from(towns)
      .innerJoin(districts, eq(districts.id, towns.districtId))
      .where(filter),
  });
}

/** The facts for a new region, in one trip. */
export const listTownChoices = (db: Database) =>
  db.read
    .select({
      id: towns.id,
      town_id: towns.id,
      slug: towns.slug,
      name: towns.name,
      district_id: towns.districtId,
      district: districts.name,
      active: towns.active,
    })
    .from(towns)
    .innerJoin(districts, eq(districts.id, towns.districtId))
    .orderBy(asc(towns.sortKey), asc(towns.id));

const selectTown = (db: Database, id: number) =>
  db.read
    .select(detailColumns)
    .from(towns)
    .innerJoin(districts, eq(districts.id, towns.districtId))
    .where(eq(towns.id, id));

export async function findTownRow(db: Database, id: number): Promise<StoredTown | null> {
  const [row] = await selectTown(db, id);
  return row ?? null;
}

const selectDistrictName = (db: Database, id: number) =>
  db.read
    .select({ district: districts.name, province: districts.provinceName })
    .from(districts)
    .where(eq(districts.id, id));

/** The facts for an edit, in one trip; `districtId` and `slug` are the requested ones. */
export async function readForNewTown(db: Database, districtId: number, slug: string) {
  const { named, holders, last } = await readTogether(db, {
    named: selectDistrictName(db, districtId),
    holders: selectSlugHolder(db, slug),
    last: db.read.select({ order: max(towns.displayOrder) }).from(towns),
  });
  return { district: named[0], holder: holders[0], nextOrder: (last[0]?.order ?? 0) + 1 };
}

/** What an edit needs to know, in one trip; `districtId` and `slug` are those it asks for. */
export async function readForTownEdit(
  db: Database,
  id: number,
  { districtId = 0, slug = '' }: { districtId?: number; slug?: string },
) {
  const { rows, named, holders } = await readTogether(db, {
    rows: selectTown(db, id),
    named: selectDistrictName(db, districtId),
    holders: selectSlugHolder(db, slug),
  });
  const holder = holders.find(({ kind, targetId }) => kind !== 'town' || targetId !== id);
  return { current: rows[0], district: named[0], holder };
}

/** A region and the first of the villas in it, in one trip. */
export async function readTownUse(db: Database, id: number) {
  const { rows, users } = await readTogether(db, {
    rows: selectTown(db, id),
    users: db.read
      .select({ name: villas.name })
      .from(villas)
      .where(eq(villas.townId, id))
      .orderBy(asc(villas.sortKey), asc(villas.id))
      .limit(NAMES_SHOWN),
  });
  return { town: rows[0], names: users.map(({ name }) => name) };
}
