import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Role } from '#domain/auth/schema.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { users } from '#drizzle/schema/users.ts';
import { villaDistances } from '#drizzle/schema/villa-parts.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import { selectPools, selectRooms } from './queries.ts';

/** What a save points at outside the villa. Ids that were not sent are absent. */
export type Pointers = {
  owner_id?: number;
  town_id?: number;
  district_id?: number;
  villa_type_ids?: number[];
  slug?: string;
  code?: string;
};

export type References = Awaited<ReturnType<typeof findReferences>>;

/** Stands for "not asked for": no row has it. */
const NONE = 0;

function selectReferences(db: Database, pointers: Pointers) {
  const { owner_id = NONE, town_id = NONE, district_id = NONE, villa_type_ids = [] } = pointers;
  const holder = { id: villas.id, name: villas.name };
  return [
    db.read.select({ role: users.role }).from(users).where(eq(users.id, owner_id)),
    db.read.select({ districtId: towns.districtId }).from(towns).where(eq(towns.id, town_id)),
    db.read.select({ id: districts.id }).from(districts).where(eq(districts.id, district_id)),
    db.read
      .select({ id: villaTypes.id })
      .from(villaTypes)
      .where(inArray(villaTypes.id, villa_type_ids)),
    db.read
      .select(holder)
      .from(villas)
      .where(eq(villas.slug, pointers.slug ?? '')),
    db.read
      .select(holder)
      .from(villas)
      .where(eq(villas.code, pointers.code ?? '')),
  ] as const;
}

type Holder = { id: number; name: string };

/** Rows of the six queries above, in their order. */
type Found = readonly [
  owners: { role: Role }[],
  towns: { districtId: number }[],
  districts: { id: number }[],
  types: { id: number }[],
  slugHolders: Holder[],
  codeHolders: Holder[],
];

function toReferences([owners, townRows, districtRows, types, slugs, codes]: Found) {
  return {
    owner: owners[0] ?? null,
    town: townRows[0] ?? null,
    district: districtRows[0] ?? null,
    typeIds: types.map((type) => type.id),
    slugHolder: slugs[0] ?? null,
    codeHolder: codes[0] ?? null,
  };
}

/** What a new villa points at, and the addresses that begin like its own; one trip. */
export async function findReferences(db: Database, pointers: Pointers, slugStart: string) {
  const [owners, townRows, districtRows, types, slugs, codes, similar] = await db.read.batch([
    ...selectReferences(db, pointers),
    db.read
      .select({ slug: villas.slug })
      .from(villas)
      .where(or(eq(villas.slug, slugStart), sql`${villas.slug} glob ${`${slugStart}-*`}`)),
  ]);
  return {
    ...toReferences([owners, townRows, districtRows, types, slugs, codes]),
    takenSlugs: new Set(similar.map((row) => row.slug)),
  };
}

/** A villa as it stands before a save, with what the save points at; null when unknown; one trip. */
export async function findSavable(db: Database, id: number, pointers: Pointers) {
  const [owners, townRows, districtRows, types, slugs, codes, found, rooms, pools, ...rest] =
    await db.read.batch([
      ...selectReferences(db, pointers),
      db.read.select().from(villas).where(eq(villas.id, id)),
      selectRooms(db, id),
      selectPools(db, id),
      db.read
        .select({ place: villaDistances.place, metres: villaDistances.metres })
        .from(villaDistances)
        .where(eq(villaDistances.villaId, id))
        .orderBy(asc(villaDistances.id)),
      db.read
        .select({ id: villaVillaTypes.villaTypeId })
        .from(villaVillaTypes)
        .where(eq(villaVillaTypes.villaId, id))
        .orderBy(asc(villaVillaTypes.villaTypeId)),
    ]);
  const villa = found[0];
  if (villa === undefined) return null;
  const [distances, typeRows] = rest;
  return {
    villa,
    parts: { rooms, pools, distances, villa_type_ids: typeRows.map((row) => row.id) },
    references: toReferences([owners, townRows, districtRows, types, slugs, codes]),
  };
}
