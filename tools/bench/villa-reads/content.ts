import { asc, eq } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import type { VillaPage } from '#domain/villas/schema.ts';
import { amenities, amenityCategories } from '#drizzle/schema/amenities.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { findVillaPage } from '#worker/features/villas/page/villa-page.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Content, Row } from '../peers/payload/open.ts';
import { toPlainSeason } from './card.ts';

/**
 * Everything on the villas' pages, as documents of the peer: with the same ids, and without rows
 * that our own queries filter out.
 */
export async function readContent(db: Database, today: Day): Promise<Content> {
  const places = await readPlaces(db);
  const documentOf = documentMaker(places);
  const documents: Row[] = [];
  const comments: Row[] = [];
  const questions: Row[] = [];
  for (const { slug, order } of await readOrder(db)) {
    const page = await findVillaPage(db, slug, today);
    if (page === null) throw new Error(`${slug} has no page`);
    documents.push({ ...documentOf(page), order });
    // The newest first, as on the page.
    const ofVilla = <T>(one: T, i: number) => ({ ...one, villa: page.id, order: -i });
    comments.push(...page.comments.map(ofVilla));
    questions.push(...page.questions.map(ofVilla));
  }
  return [
    ['towns', places.towns],
    ['districts', places.districts],
    ['villa-types', places.types],
    ['features', places.features],
    ['villas', documents],
    ['comments', comments],
    ['questions', questions],
  ];
}

const readOrder = ({ read }: Database) =>
  read
    .select({ slug: villas.slug, order: villas.displayOrder })
    .from(villas)
    .where(eq(villas.active, true))
    .orderBy(asc(villas.id));

type Places = Awaited<ReturnType<typeof readPlaces>>;

async function readPlaces({ read }: Database) {
  const { townRows, districtRows, types, equipment } = await readTogether(
    { read },
    {
      townRows: read.select({ id: towns.id, slug: towns.slug, name: towns.name }).from(towns),
      districtRows: read
        .selectDistinct({
          id: districts.id,
          slug: districts.slug,
          name: districts.name,
          province: districts.provinceName,
        })
        .from(districts)
        .innerJoin(villas, eq(villas.districtId, districts.id)),
      types: read
        .select({ id: villaTypes.id, slug: villaTypes.slug, name: villaTypes.name })
        .from(villaTypes),
      equipment: read
        .select({
          id: amenities.id,
          slug: amenities.slug,
          name: amenities.name,
          category: amenityCategories.name,
        })
        .from(amenities)
        .innerJoin(amenityCategories, eq(amenityCategories.id, amenities.categoryId)),
    },
  );
  return { towns: townRows, districts: districtRows, types, features: equipment };
}

/** Refers to places by id where a page shows their names. */
function documentMaker({ towns, districts, types, features }: Places) {
  const [town, district, type] = [idsOf(towns), idsOf(districts), idsOf(types)];
  const feature = new Map(features.map(({ id, name, category }) => [`${category}/${name}`, id]));
  return (page: VillaPage): Row => {
    const { location, comments: _, questions: __, rating: ___, ...facts } = page;
    return {
      ...facts,
      ...location,
      active: true,
      town: town.get(page.town.slug),
      district: district.get(page.district.slug),
      types: page.types.map(({ slug }) => type.get(slug)),
      features: page.features.flatMap(({ category, items }) =>
        items.map((name) => feature.get(`${category}/${name}`)),
      ),
      seasons: page.seasons.map(toPlainSeason),
    };
  };
}

const idsOf = (rows: readonly { id: number; slug: string }[]) =>
  new Map(rows.map(({ id, slug }) => [slug, id]));
