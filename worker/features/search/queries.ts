import { and, asc, eq, gt, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { addDays } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { amenities } from '#drizzle/schema/amenities.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { catalogueVersion } from '#drizzle/schema/versions.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type Rows, writtenOnce } from '#worker/platform/database/written-once.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { nightsText, type Span, villaColumns } from './catalogue/villa-columns.ts';

/** The version that the caller has; rows unchanged since are not read. */
export type Known = { version: number; content: number };

/**
 * Villas of one trip. 2,000 with all their facts are about 4 MB, and libsql-server refuses answers
 * over 10 MB; their nights alone are a tenth of that.
 */
const FACTS_PAGE = 2_000;
const NIGHTS_PAGE = 10_000;

export type VillaRow = Rows<typeof selectFacts>[number];
export type NightsRow = Rows<typeof selectNights>[number];

/** What changed since `known`. `facts` include the nights; both null: nothing changed. */
export type CatalogueChanges = Known & {
  facts: { villas: VillaRow[]; places: Places } | null;
  nights: NightsRow[] | null;
};

/**
 * The changes of the catalogue, in one trip (one more for every 2,000 villas). The database itself
 * compares the versions, so an unchanged catalogue costs one row. A later page may be newer than
 * the reported version; the next check then finds a newer version and reads again.
 */
export async function readCatalogueChanges(
  db: Database,
  known: Known,
  span: Span,
): Promise<CatalogueChanges> {
  const asked = {
    ...known,
    today: span.today,
    last: addDays(span.today, span.nights),
    after: 0,
  };
  const { versions, facts, nights, townRows, districtRows, typeRows, amenityRows } =
    await readTogether(db, {
      versions: selectVersion(asked),
      facts: selectFacts(asked),
      nights: selectNights(asked),
      townRows: selectTowns(asked),
      districtRows: selectDistricts(asked),
      typeRows: selectTypes(asked),
      amenityRows: selectAmenities(asked),
    });
  const { version = 0, content = 0 } = versions[0] ?? {};
  if (version === known.version) return { version, content, facts: null, nights: null };
  if (content === known.content) {
    const readOn = async (after: number) =>
      (await readTogether(db, { rows: selectNights({ ...asked, after }) })).rows;
    return { version, content, facts: null, nights: await readAll(nights, NIGHTS_PAGE, readOn) };
  }
  const readOn = async (after: number) =>
    (await readTogether(db, { rows: selectFacts({ ...asked, after }) })).rows;
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

/** Prepared, because these statements are long and every search after a change uses them. */
const asking = writtenOnce('version', 'content', 'today', 'last', 'after');

const selectVersion = asking((read) =>
  read.select().from(catalogueVersion).where(eq(catalogueVersion.id, 1)),
);

/**
 * True for the version row when the other rows are needed. It comes first in a cross join, whose
 * order SQLite keeps: when it is false, the other tables are not read.
 */
const isNewContent = ({ content }: Record<'content', Placeholder>) =>
  and(eq(catalogueVersion.id, 1), ne(catalogueVersion.content, content));

const isNewNights = ({ version, content }: Record<keyof Known, Placeholder>): SQL | undefined =>
  and(
    eq(catalogueVersion.id, 1),
    eq(catalogueVersion.content, content),
    ne(catalogueVersion.version, version),
  );

const selectFacts = asking((read, { today, last, after, ...known }) =>
  read
    .select({ ...villaColumns(today), nights: nightsText(today, last) })
    .from(catalogueVersion)
    .crossJoin(villas)
    .where(and(isNewContent(known), isOnSale(today), gt(villas.id, after)))
    .orderBy(asc(villas.id))
    .limit(FACTS_PAGE),
);

const selectNights = asking((read, { today, last, after, ...known }) =>
  read
    .select({ id: villas.id, nights: nightsText(today, last) })
    .from(catalogueVersion)
    .crossJoin(villas)
    .where(and(isNewNights(known), isOnSale(today), gt(villas.id, after)))
    .orderBy(asc(villas.id))
    .limit(NIGHTS_PAGE),
);

export type Places = {
  towns: Rows<typeof selectTowns>;
  districts: Rows<typeof selectDistricts>;
  types: Rows<typeof selectTypes>;
  features: Rows<typeof selectAmenities>;
};

const selectTowns = asking((read, known) =>
  read
    .select({
      ...pick(towns, 'id', 'slug', 'name', 'intro', 'image', 'shore', 'latitude', 'longitude'),
      ...pick(towns, 'popular', 'active', 'districtId'),
    })
    .from(catalogueVersion)
    .crossJoin(towns)
    .where(isNewContent(known))
    .orderBy(asc(towns.displayOrder), asc(towns.id)),
);

/** Only those with a villa or a region: Türkiye has 973. */
const selectDistricts = asking((read, known) =>
  read
    .select({
      ...pick(districts, 'id', 'slug', 'name'),
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
    .orderBy(asc(districts.sortKey), asc(districts.id)),
);

const selectTypes = asking((read, known) =>
  read
    .select(pick(villaTypes, 'id', 'slug', 'name', 'heading', 'intro', 'image', 'active'))
    .from(catalogueVersion)
    .crossJoin(villaTypes)
    .where(isNewContent(known))
    .orderBy(asc(villaTypes.displayOrder), asc(villaTypes.id)),
);

const selectAmenities = asking((read, known) =>
  read
    .select(pick(amenities, 'id', 'slug', 'name', 'filterable'))
    .from(catalogueVersion)
    .crossJoin(amenities)
    .where(and(isNewContent(known), eq(amenities.active, true)))
    .orderBy(asc(amenities.categoryId), asc(amenities.displayOrder), asc(amenities.id)),
);
