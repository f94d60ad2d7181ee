import { and, asc, eq, or, sql } from 'drizzle-orm';
import { NAMES_SHOWN } from '#domain/in-use.ts';
import type { DistrictListQuery } from '#domain/locations/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { containsText, orderTerms } from '#worker/platform/database/list-order.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

const townCount = sql<number>`(select count(*) from towns where towns.district_id = districts.id)`;
const villaCount = sql<number>`(select count(*) from villas where villas.district_id = districts.id)`;
const isUsed = sql`(exists (select 1 from towns where towns.district_id = districts.id)
  or exists (select 1 from villas where villas.district_id = districts.id))`;

const columns = {
  id: districts.id,
  district_id: districts.id,
  ...pick(districts, 'slug', 'name', 'code', 'provincePlate'),
  province: districts.provinceName,
  towns: townCount,
  villas: villaCount,
  version: districts.version,
  created_at: districts.createdAt,
  updated_at: districts.updatedAt,
};

const ORDER_COLUMNS = {
  name: districts.sortKey,
  province: districts.provincePlate,
  towns: townCount,
  villas: villaCount,
  code: districts.code,
};

/** One page and the count of all that match, in one trip. */
export async function listDistrictRows(db: Database, query: DistrictListQuery) {
  const filter = and(
    containsText(districts.searchText, query.q),
    query.province === undefined ? undefined : eq(districts.provincePlate, query.province),
    query.used === undefined ? undefined : query.used ? isUsed : sql`not ${isUsed}`,
  );
  return readPage(db, query, {
    items: db.read
      .select(columns)
      .from(districts)
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER_COLUMNS, districts.id)),
    counted: [districts, filter],
  });
}

/** Every district for a picker, in Turkish order. */
export const listDistrictChoices = (db: Database) =>
  db.read
    .select({
      id: districts.id,
      district_id: districts.id,
      name: districts.name,
      province: districts.provinceName,
      provincePlate: districts.provincePlate,
      code: districts.code,
    })
    .from(districts)
    .orderBy(asc(districts.sortKey), asc(districts.id));

const selectDistrict = (db: Database, id: number) =>
  db.read.select(columns).from(districts).where(eq(districts.id, id));

export async function findDistrictRow(db: Database, id: number) {
  const [row] = await selectDistrict(db, id);
  return row ?? null;
}

/** The district and those that already have the requested slug or code, in one trip. */
export async function readForDistrictWrite(
  db: Database,
  id: number,
  { slug = '', code = 0 }: { slug?: string; code?: number },
) {
  const { rows, others } = await readTogether(db, {
    rows: selectDistrict(db, id),
    others: db.read
      .select(columns)
      .from(districts)
      .where(or(eq(districts.slug, slug), eq(districts.code, code))),
  });
  const rivals = others.filter((other) => other.id !== id);
  return {
    current: rows[0],
    slugHolder: rivals.find((other) => other.slug === slug),
    codeHolder: rivals.find((other) => other.code === code),
  };
}

/** A district, and the first of the regions and villas in it, in one trip. */
export async function readDistrictUse(db: Database, id: number) {
  const { rows, ofTowns, ofVillas } = await readTogether(db, {
    rows: selectDistrict(db, id),
    ofTowns: db.read
      .select({ name: towns.name })
      .from(towns)
      .where(eq(towns.districtId, id))
      .orderBy(asc(towns.sortKey))
      .limit(NAMES_SHOWN),
    ofVillas: db.read
      .select({ name: villas.name })
      .from(villas)
      .where(eq(villas.districtId, id))
      .orderBy(asc(villas.sortKey), asc(villas.id))
      .limit(NAMES_SHOWN),
  });
  return {
    district: rows[0],
    townNames: ofTowns.map(({ name }) => name),
    villaNames: ofVillas.map(({ name }) => name),
  };
}
