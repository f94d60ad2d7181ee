import { and, asc, eq, max, sql } from 'drizzle-orm';
import { NAMES_SHOWN } from '#domain/in-use.ts';
import { pick } from '#domain/values/pick.ts';
import type { VillaTypeListQuery } from '#domain/villa-types/admin-schema.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { containsText, orderTerms } from '#worker/platform/database/list-order.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { selectSlugHolder } from '#worker/features/locations/page-slug.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

const villaCount = sql<number>`(select count(*) from villa_villa_types where villa_type_id = villa_types.id)`;

const rowColumns = {
  ...pick(villaTypes, 'id', 'slug', 'name', 'heading', 'intro', 'image', 'active'),
  order: villaTypes.displayOrder,
  villas: villaCount,
  version: villaTypes.version,
  created_at: villaTypes.createdAt,
  updated_at: villaTypes.updatedAt,
};

export type StoredVillaType = Awaited<ReturnType<typeof selectVillaType>>[number];

const ORDER_COLUMNS = {
  order: villaTypes.displayOrder,
  name: villaTypes.sortKey,
  villas: villaCount,
  created: villaTypes.createdAt,
};

/** One page and the count of all that match, in one trip. */
export async function listVillaTypeRows(db: Database, query: VillaTypeListQuery) {
  const filter = and(
    containsText(villaTypes.searchText, query.q),
    query.active === undefined ? undefined : eq(villaTypes.active, query.active),
  );
  return readPage(db, query, {
    items: db.read
      .select(rowColumns)
      .from(villaTypes)
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER_COLUMNS, villaTypes.id)),
    counted: [villaTypes, filter],
  });
}

const selectVillaType = (db: Database, id: number) =>
  db.read
    .select({ ...rowColumns, body: villaTypes.body })
    .from(villaTypes)
    .where(eq(villaTypes.id, id));

export async function findVillaTypeRow(db: Database, id: number): Promise<StoredVillaType | null> {
  const [row] = await selectVillaType(db, id);
  return row ?? null;
}

/** The facts for a new type, in one trip. */
export async function readForNewVillaType(db: Database, slug: string) {
  const { holders, last } = await readTogether(db, {
    holders: selectSlugHolder(db, slug),
    last: db.read.select({ order: max(villaTypes.displayOrder) }).from(villaTypes),
  });
  return { holder: holders[0], nextOrder: (last[0]?.order ?? 0) + 1 };
}

/** The facts for an edit, in one trip; `slug` is the requested one. */
export async function readForVillaTypeEdit(db: Database, id: number, slug = '') {
  const { rows, holders } = await readTogether(db, {
    rows: selectVillaType(db, id),
    holders: selectSlugHolder(db, slug),
  });
  const holder = holders.find(({ kind, targetId }) => kind !== 'villa_type' || targetId !== id);
  return { current: rows[0], holder };
}

/** A type and the first of its villas, in one trip. */
export async function readVillaTypeUse(db: Database, id: number) {
  const { rows, users } = await readTogether(db, {
    rows: selectVillaType(db, id),
    users: db.read
      .select({ name: villas.name })
      .from(villaVillaTypes)
      .innerJoin(villas, eq(villas.id, villaVillaTypes.villaId))
      .where(eq(villaVillaTypes.villaTypeId, id))
      .orderBy(asc(villas.sortKey), asc(villas.id))
      .limit(NAMES_SHOWN),
  });
  return { type: rows[0], names: users.map(({ name }) => name) };
}
