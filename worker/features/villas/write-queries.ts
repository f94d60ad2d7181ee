import { and, asc, count, eq, gte, inArray, max, or, sql } from 'drizzle-orm';
import type { Day } from '#domain/dates.ts';
import { features } from '#drizzle/schema/features.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { users } from '#drizzle/schema/users.ts';
import { villaBtrans, villaDistances } from '#drizzle/schema/villa-parts.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villaFeatures, villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
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

type Found = Awaited<ReturnType<typeof readReferenceRows>>;
const readReferenceRows = (db: Database) => db.read.batch(selectReferences(db, {}));

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

/** A villa's version and its row of the transport report; null when the villa is unknown. */
export async function findBtrans(db: Database, villaId: number) {
  const [row] = await db.read
    .select({ version: villas.version, btrans: villaBtrans })
    .from(villas)
    .leftJoin(villaBtrans, eq(villaBtrans.villaId, villas.id))
    .where(eq(villas.id, villaId));
  return row ?? null;
}

/** A villa's features, and which of the asked ones exist; null when the villa is unknown. */
export async function findFeatures(db: Database, villaId: number, asked: number[]) {
  const [found, held, known] = await db.read.batch([
    db.read.select({ version: villas.version }).from(villas).where(eq(villas.id, villaId)),
    db.read
      .select({ id: villaFeatures.featureId })
      .from(villaFeatures)
      .where(eq(villaFeatures.villaId, villaId)),
    db.read.select({ id: features.id }).from(features).where(inArray(features.id, asked)),
  ]);
  const villa = found[0];
  if (villa === undefined) return null;
  return {
    version: villa.version,
    held: held.map((row) => row.id),
    known: known.map((row) => row.id),
  };
}

/** What switching a villa on or off must tell; null when the villa is unknown. */
export async function findSwitchable(db: Database, id: number, today: Day) {
  const [found, coming, priced] = await db.read.batch([
    db.read
      .select({
        active: villas.active,
        popular: villas.popular,
        permitNo: villas.permitNo,
        images: sql<number>`(select count(*) from villa_images where villa_id = ${id})`,
      })
      .from(villas)
      .where(eq(villas.id, id)),
    db.read
      .select({ n: count() })
      .from(reservations)
      .where(
        and(
          eq(reservations.villaId, id),
          gte(reservations.checkOut, today),
          inArray(reservations.status, ['requested', 'option', 'confirmed', 'staying']),
        ),
      ),
    db.read
      .select({ endsOn: max(villaPrices.endsOn) })
      .from(villaPrices)
      .where(and(eq(villaPrices.villaId, id), gte(villaPrices.endsOn, today))),
  ]);
  const villa = found[0];
  if (villa === undefined) return null;
  return { ...villa, comingStays: coming[0]?.n ?? 0, isPriced: priced[0]?.endsOn != null };
}

/** A villa's flag of the month, and who else has it; null when the villa is unknown. */
export async function findVillasOfMonth(db: Database, id: number) {
  const rows = await db.read
    .select({ id: villas.id, villaOfMonth: villas.villaOfMonth })
    .from(villas)
    .where(or(eq(villas.id, id), eq(villas.villaOfMonth, true)));
  const villa = rows.find((row) => row.id === id);
  if (villa === undefined) return null;
  return {
    villaOfMonth: villa.villaOfMonth,
    others: rows.flatMap((row) => (row.id === id ? [] : [row.id])),
  };
}

/** Places of the named villas in the agency's order, as they are. */
export function listOrders(db: Database, ids: number[]) {
  return db.read
    .select({ id: villas.id, order: villas.displayOrder })
    .from(villas)
    .where(inArray(villas.id, ids))
    .orderBy(asc(villas.displayOrder), asc(villas.id));
}
