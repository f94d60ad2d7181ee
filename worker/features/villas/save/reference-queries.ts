import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { users } from '#drizzle/schema/users.ts';
import { villaDistances } from '#drizzle/schema/villa-parts.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type Answers, readTogether } from '#worker/platform/database/read-together.ts';
import { selectPools, selectRooms } from '../queries.ts';

/** Ids of other rows that a save refers to. Ids that were not sent are missing. */
export type Pointers = {
  owner_id?: number;
  town_id?: number;
  district_id?: number;
  villa_type_ids?: number[];
  slug?: string;
  code?: string;
};

export type References = Awaited<ReturnType<typeof findReferences>>;

/** A placeholder for "not requested": no row has it. */
const NONE = 0;

function selectReferences(db: Database, pointers: Pointers) {
  const { owner_id = NONE, town_id = NONE, district_id = NONE, villa_type_ids = [] } = pointers;
  const holder = { id: villas.id, name: villas.name };
  return {
    owners: db.read.select({ role: users.role }).from(users).where(eq(users.id, owner_id)),
    towns: db.read
      .select({ districtId: towns.districtId })
      .from(towns)
      .where(eq(towns.id, town_id)),
    districts: db.read
      .select({ id: districts.id })
      .from(districts)
      .where(eq(districts.id, district_id)),
    types: db.read
      .select({ id: villaTypes.id })
      .from(villaTypes)
      .where(inArray(villaTypes.id, villa_type_ids)),
    slugHolders: db.read
      .select(holder)
      .from(villas)
      .where(eq(villas.slug, pointers.slug ?? '')),
    codeHolders: db.read
      .select(holder)
      .from(villas)
      .where(eq(villas.code, pointers.code ?? '')),
  };
}

type Found = Answers<ReturnType<typeof selectReferences>>;

function toReferences(found: Found) {
  return {
    owner: found.owners[0] ?? null,
    town: found.towns[0] ?? null,
    district: found.districts[0] ?? null,
    typeIds: found.types.map((type) => type.id),
    slugHolder: found.slugHolders[0] ?? null,
    codeHolder: found.codeHolders[0] ?? null,
  };
}

/** The rows a new villa refers to, and the addresses that begin like its own; one trip. */
export async function findReferences(db: Database, pointers: Pointers, slugStart: string) {
  const found = await readTogether(db, {
    ...selectReferences(db, pointers),
    similar: db.read
      .select({ slug: villas.slug })
      .from(villas)
      .where(or(eq(villas.slug, slugStart), sql`${villas.slug} glob ${`${slugStart}-*`}`)),
  });
  return { ...toReferences(found), takenSlugs: new Set(found.similar.map((row) => row.slug)) };
}

/** The current villa, with the rows that the save refers to; null when unknown; one trip. */
export async function findSavable(db: Database, id: number, pointers: Pointers) {
  const found = await readTogether(db, {
    ...selectReferences(db, pointers),
    villas: db.read.select().from(villas).where(eq(villas.id, id)),
    rooms: selectRooms(db, id),
    pools: selectPools(db, id),
    distances: db.read
      .select({ place: villaDistances.place, metres: villaDistances.metres })
      .from(villaDistances)
      .where(eq(villaDistances.villaId, id))
      .orderBy(asc(villaDistances.id)),
    typeIds: db.read
      .select({ id: villaVillaTypes.villaTypeId })
      .from(villaVillaTypes)
      .where(eq(villaVillaTypes.villaId, id))
      .orderBy(asc(villaVillaTypes.villaTypeId)),
  });
  const [villa] = found.villas;
  if (villa === undefined) return null;
  const { rooms, pools, distances, typeIds } = found;
  return {
    villa,
    parts: { rooms, pools, distances, villa_type_ids: typeIds.map((row) => row.id) },
    references: toReferences(found),
  };
}
