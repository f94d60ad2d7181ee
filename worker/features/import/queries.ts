import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import { amenities } from '#drizzle/schema/amenities.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import { importRows, importRuns } from '#drizzle/schema/writes.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { holderAt, isTaken, kindAt } from '#worker/features/nights/taken-at.ts';
import { priceColumns } from '#worker/features/villas/editor/price-columns.ts';

/** The members of a list as one parameter, however many there are. */
const oneOf = (texts: readonly string[]) =>
  sql`(select value from json_each(${JSON.stringify(texts)}))`;

/**
 * Villas by code with their types, those that rows without a code have made (`sources`) or that have
 * their names, and everything that a villa refers to; one trip.
 */
export async function readVillaWorld(
  db: Database,
  codes: readonly string[],
  sources: readonly string[],
) {
  return readTogether(db, {
    imported: db.read
      .select({ source: importRows.source, code: villas.code })
      .from(importRows)
      .innerJoin(villas, eq(villas.id, sql`cast(${importRows.entityId} as integer)`))
      .where(and(eq(importRows.entity, 'villa'), inArray(importRows.source, oneOf(sources)))),
    namesakes: db.read
      .select({ name: villas.name, code: villas.code, townId: villas.townId })
      .from(villas)
      .where(sources.length === 0 ? sql`0` : undefined),
    villas: db.read
      .select()
      .from(villas)
      .where(inArray(villas.code, oneOf(codes))),
    typeRows: db.read
      .select({ villaId: villaVillaTypes.villaId, typeId: villaVillaTypes.villaTypeId })
      .from(villaVillaTypes)
      .innerJoin(villas, eq(villas.id, villaVillaTypes.villaId))
      .where(inArray(villas.code, oneOf(codes)))
      .orderBy(asc(villaVillaTypes.villaTypeId)),
    owners: db.read
      .select({
        id: users.id,
        email: users.email,
        firstName: userDetails.firstName,
        lastName: userDetails.lastName,
      })
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(eq(users.role, 'OWNER')),
    towns: db.read
      .select({ id: towns.id, name: towns.name, districtId: towns.districtId })
      .from(towns),
    districts: db.read.select({ id: districts.id, name: districts.name }).from(districts),
    types: db.read.select({ id: villaTypes.id, name: villaTypes.name }).from(villaTypes),
    amenities: db.read.select({ id: amenities.id, name: amenities.name }).from(amenities),
  });
}

export type VillaWorld = Awaited<ReturnType<typeof readVillaWorld>>;

/** Villas by code with their season rows; one trip. */
export async function readPriceWorld(db: Database, codes: readonly string[]) {
  const { found, rows } = await readTogether(db, {
    found: db.read
      .select({ id: villas.id, code: villas.code, name: villas.name })
      .from(villas)
      .where(inArray(villas.code, oneOf(codes))),
    rows: db.read
      .select(priceColumns)
      .from(villaPrices)
      .innerJoin(villas, eq(villas.id, villaPrices.villaId))
      .where(inArray(villas.code, oneOf(codes)))
      .orderBy(asc(villaPrices.startsOn)),
  });
  return { villas: found, prices: rows };
}

/** Nights that a row of the file needs, `row` being its number. */
type WantedNights = { row: number; villaCode: string; checkIn: string; checkOut: string };

/** A stay without a code, by which it is recognised when it has been imported before. */
type Uncoded = WantedNights & { searchText: string };

type TakenNights = { row: number; kind: string; first: string; last: string; code: string | null };

/** Villas and reservations by code, and the holders of the needed nights; one trip. */
export async function readStayWorld(
  db: Database,
  villaCodes: readonly string[],
  codes: readonly string[],
  wanted: readonly WantedNights[],
  uncoded: readonly Uncoded[],
  now: string,
) {
  const { found, known, taken, repeated } = await readTogether(db, {
    repeated: db.read.all<{ row: number; code: string }>(sql`
      select wanted.value ->> 'row' as row, reservations.code as code
      from json_each(${JSON.stringify(uncoded)}) wanted
        cross join villas on villas.code = wanted.value ->> 'villaCode'
        cross join ${reservations} on reservations.villa_id = villas.id
          and reservations.check_in = wanted.value ->> 'checkIn'
          and reservations.check_out = wanted.value ->> 'checkOut'
          and reservations.search_text = wanted.value ->> 'searchText'
      where reservations.source = 'import'`),
    found: db.read
      .select(pick(villas, 'id', 'code', 'name', 'commissionRate', 'prepaymentRate'))
      .from(villas)
      .where(inArray(villas.code, oneOf(villaCodes))),
    known: db.read
      .select({
        ...pick(reservations, 'id', 'code', 'villaId', 'checkIn', 'checkOut', 'version', 'total'),
        /** Imported, with an empty ledger. */
        isUnpaidImport: sql`${reservations.source} = 'import' and not exists (
          select 1 from transactions where reservation_id = reservations.id)`.mapWith(Boolean),
      })
      .from(reservations)
      .where(inArray(reservations.code, oneOf(codes))),
    taken: db.read.all<TakenNights>(sql`
      select wanted.value ->> 'row' as row, ${kindAt(now)} as kind, min(night) as first,
        max(night) as last, reservations.code as code
      from json_each(${JSON.stringify(wanted)}) wanted
        cross join villas on villas.code = wanted.value ->> 'villaCode'
        cross join ${villaNights} on ${villaNights.villaId} = villas.id
          and night >= wanted.value ->> 'checkIn' and night < wanted.value ->> 'checkOut'
        left join reservations on reservations.id = ${holderAt(now)}
      where ${isTaken(now)}
      group by 1, ${holderAt(now)} order by 1, 3`),
  });
  return { villas: found, known, taken, repeated };
}

/** The last imports that wrote something. */
export const listRuns = (db: Database, take: number) =>
  db.read
    .select({
      ...pick(importRuns, 'id', 'kind', 'fileName', 'report', 'createdAt', 'undoneAt'),
      tracked: sql`exists (select 1 from import_rows where run_id = ${importRuns.id})`.mapWith(
        Boolean,
      ),
      firstName: userDetails.firstName,
      lastName: userDetails.lastName,
    })
    .from(importRuns)
    .leftJoin(userDetails, eq(userDetails.userId, importRuns.userId))
    .where(eq(importRuns.dryRun, false))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(take);
