import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { amenities } from '#drizzle/schema/amenities.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { catalogueVersion } from '#drizzle/schema/versions.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import { nightsText, type Span, villaColumns } from './catalogue/villa-columns.ts';

/** What a reader holds already; rows that have not changed since stay in the database. */
export type Known = { version: number; content: number };

/**
 * Villas of one trip. With all their facts 2,000 are some 4 MB, and libsql-server refuses answers
 * over 10 MB; their nights alone are a tenth of that.
 */
const FACTS_PAGE = 2_000;
const NIGHTS_PAGE = 10_000;

export type VillaRow = Awaited<ReturnType<typeof selectFacts>>[number];
export type NightsRow = Awaited<ReturnType<typeof selectNights>>[number];

/** What changed since `known`. `facts` holds the nights, too; both null: nothing changed. */
export type CatalogueChanges = Known & {
  facts: { villas: VillaRow[]; places: Places } | null;
  nights: NightsRow[] | null;
};

/**
 * What changed in the catalogue, in one trip (one more for every 2,000 villas). The database itself
 * compares the versions, so an unchanged catalogue costs one row. A later page may be newer than
 * the version that is reported; the next check then finds a newer version and reads again.
 */
export async function readCatalogueChanges(
  db: Database,
  known: Known,
  span: Span,
): Promise<CatalogueChanges> {
  const [versions, facts, nights, townRows, districtRows, typeRows, amenityRows] =
    await db.read.batch([
      db.read.select().from(catalogueVersion).where(eq(catalogueVersion.id, 1)),
      selectFacts(db, known, span, 0),
      selectNights(db, known, span, 0),
      selectTowns(db, known),
      selectDistricts(db, known),
      selectTypes(db, known),
      selectAmenities(db, known),
    ]);
  const { version = 0, content = 0 } = versions[0] ?? {};
  if (version === known.version) return { version, content, facts: null, nights: null };
  if (content === known.content) {
    const readOn = (after: number) => selectNights(db, known, span, after);
    return { version, content, facts: null, nights: await readAll(nights, NIGHTS_PAGE, readOn) };
  }
  const readOn = (after: number) => selectFacts(db, known, span, after);
  const places = {
    towns: townRows,
    districts: districtRows,
    types: typeRows,
    features: amenityRows,
  };
  const rows = await readAll(facts, FACTS_PAGE, readOn);
  return { version, content, facts: { villas: rows, places }, nights: null };
}

async function readAll<Row extends { id: number }>(
  first: Row[],
  page: number,
  readOn: (after: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = [...first];
  let last = first;
  while (last.length === page) {
    last = await readOn(rows.at(-1)?.id ?? 0);
    rows.push(...last);
  }
  return rows;
}

/**
 * True for the version row when the rows behind it are wanted. It stands first in a cross join,
 * which SQLite keeps in that order: when it is false, the other tables are never touched.
 */
const isNewContent = ({ content }: Known) =>
  and(eq(catalogueVersion.id, 1), ne(catalogueVersion.content, content));

const isNewNights = ({ version, content }: Known): SQL | undefined =>
  and(
    eq(catalogueVersion.id, 1),
    eq(catalogueVersion.content, content),
    ne(catalogueVersion.version, version),
  );

function selectFacts(db: Database, known: Known, span: Span, after: number) {
  return db.read
    .select({ ...villaColumns(span.today), nights: nightsText(span) })
    .from(catalogueVersion)
    .crossJoin(villas)
    .where(and(isNewContent(known), eq(villas.active, true), gt(villas.id, after)))
    .orderBy(asc(villas.id))
    .limit(FACTS_PAGE);
}

function selectNights(db: Database, known: Known, span: Span, after: number) {
  return db.read
    .select({ id: villas.id, nights: nightsText(span) })
    .from(catalogueVersion)
    .crossJoin(villas)
    .where(and(isNewNights(known), eq(villas.active, true), gt(villas.id, after)))
    .orderBy(asc(villas.id))
    .limit(NIGHTS_PAGE);
}

export type Places = {
  towns: Awaited<ReturnType<typeof selectTowns>>;
  districts: Awaited<ReturnType<typeof selectDistricts>>;
  types: Awaited<ReturnType<typeof selectTypes>>;
  features: Awaited<ReturnType<typeof selectAmenities>>;
};

function selectTowns(db: Database, known: Known) {
  return db.read
    .select({
      id: towns.id,
      slug: towns.slug,
      name: towns.name,
      intro: towns.intro,
      image: towns.image,
      latitude: towns.latitude,
      longitude: towns.longitude,
      popular: towns.popular,
      active: towns.active,
      districtId: towns.districtId,
    })
    .from(catalogueVersion)
    .crossJoin(towns)
    .where(isNewContent(known))
    .orderBy(asc(towns.displayOrder), asc(towns.id));
}

/** Only those a villa or a region lies in: Türkiye has 973. */
function selectDistricts(db: Database, known: Known) {
  return db.read
    .select({
      id: districts.id,
      slug: districts.slug,
      name: districts.name,
      province: districts.provinceName,
    })
    .from(catalogueVersion)
    .crossJoin(districts)
    .where(
      and(
        isNewContent(known),
        sql`(${districts.id} in (select ${towns.districtId} from ${towns}) or ${districts.id} in (select ${villas.districtId} from ${villas}))`,
      ),
    )
    .orderBy(asc(districts.sortKey), asc(districts.id));
}

function selectTypes(db: Database, known: Known) {
  return db.read
    .select({
      id: villaTypes.id,
      slug: villaTypes.slug,
      name: villaTypes.name,
      heading: villaTypes.heading,
      intro: villaTypes.intro,
      image: villaTypes.image,
      active: villaTypes.active,
    })
    .from(catalogueVersion)
    .crossJoin(villaTypes)
    .where(isNewContent(known))
    .orderBy(asc(villaTypes.displayOrder), asc(villaTypes.id));
}

function selectAmenities(db: Database, known: Known) {
  return db.read
    .select({
      id: amenities.id,
      slug: amenities.slug,
      name: amenities.name,
      filterable: amenities.filterable,
    })
    .from(catalogueVersion)
    .crossJoin(amenities)
    .where(and(isNewContent(known), eq(amenities.active, true)))
    .orderBy(asc(amenities.categoryId), asc(amenities.displayOrder), asc(amenities.id));
}
