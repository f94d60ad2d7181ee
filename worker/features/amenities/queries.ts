import { and, asc, eq, inArray, max, or, sql } from 'drizzle-orm';
import { NAMES_SHOWN } from '#domain/in-use.ts';
import { pick } from '#domain/values/pick.ts';
import { amenityCategories, amenities } from '#drizzle/schema/amenities.ts';
import { villaAmenities, villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

const amenityColumns = {
  ...pick(amenities, 'id', 'categoryId', 'slug', 'name', 'filterable', 'active'),
  order: amenities.displayOrder,
  villas: sql<number>`(select count(*) from villa_features where feature_id = features.id)`,
};

const categoryColumns = {
  id: amenityCategories.id,
  name: amenityCategories.name,
  order: amenityCategories.displayOrder,
};

/** Every category and every amenity in the agency's order, in one trip. */
export async function listCategoriesAndAmenities(db: Database) {
  const { categories, rows } = await readTogether(db, {
    categories: db.read
      .select(categoryColumns)
      .from(amenityCategories)
      .orderBy(asc(amenityCategories.displayOrder), asc(amenityCategories.id)),
    rows: db.read
      .select(amenityColumns)
      .from(amenities)
      .orderBy(asc(amenities.displayOrder), asc(amenities.id)),
  });
  const inCategory = Map.groupBy(rows, ({ categoryId }) => categoryId);
  return categories.map((category) => ({
    ...category,
    features: inCategory.get(category.id) ?? [],
  }));
}

/** A category, its amenities and the category that already has the requested name, in one trip. */
export async function readForCategoryWrite(db: Database, id: number, name = '') {
  const { rows, own, last } = await readTogether(db, {
    rows: db.read
      .select(categoryColumns)
      .from(amenityCategories)
      .where(or(eq(amenityCategories.id, id), eq(amenityCategories.name, name))),
    own: db.read
      .select(amenityColumns)
      .from(amenities)
      .where(eq(amenities.categoryId, id))
      .orderBy(asc(amenities.displayOrder), asc(amenities.id)),
    last: db.read.select({ order: max(amenityCategories.displayOrder) }).from(amenityCategories),
  });
  return {
    current: rows.find((row) => row.id === id),
    isNameTaken: rows.some((row) => row.id !== id && row.name === name),
    amenities: own,
    nextOrder: (last[0]?.order ?? 0) + 1,
  };
}

/**
 * An amenity, its requested category and the amenity that already has the requested slug, in one
 * trip.
 */
export async function readForAmenityWrite(
  db: Database,
  id: number,
  { slug = '', categoryId = 0 }: { slug?: string; categoryId?: number },
) {
  const { rows, categories, last } = await readTogether(db, {
    rows: db.read
      .select(amenityColumns)
      .from(amenities)
      .where(or(eq(amenities.id, id), eq(amenities.slug, slug))),
    categories: db.read
      .select({ name: amenityCategories.name })
      .from(amenityCategories)
      .where(eq(amenityCategories.id, categoryId)),
    last: db.read
      .select({ order: max(amenities.displayOrder) })
      .from(amenities)
      .where(eq(amenities.categoryId, categoryId)),
  });
  return {
    current: rows.find((row) => row.id === id),
    slugHolder: rows.find((row) => row.id !== id && row.slug === slug),
    category: categories[0],
    nextOrder: (last[0]?.order ?? 0) + 1,
  };
}

/** An amenity and the first of the villas that have it, in one trip. */
export async function readAmenityUse(db: Database, id: number) {
  const { rows, users } = await readTogether(db, {
    rows: db.read.select(amenityColumns).from(amenities).where(eq(amenities.id, id)),
    users: db.read
      .select({ name: villas.name })
      .from(villaAmenities)
      .innerJoin(villas, eq(villas.id, villaAmenities.villaId))
      .where(eq(villaAmenities.featureId, id))
      .orderBy(asc(villas.sortKey), asc(villas.id))
      .limit(NAMES_SHOWN),
  });
  return { amenity: rows[0], names: users.map(({ name }) => name) };
}

/** How many of `ids` are categories, or amenities of one category. */
export async function countKnown(db: Database, ids: number[], categoryId: number | undefined) {
  const rows =
    categoryId === undefined
      ? await db.read
          .select({ id: amenityCategories.id })
          .from(amenityCategories)
          .where(inArray(amenityCategories.id, ids))
      : await db.read
          .select({ id: amenities.id })
          .from(amenities)
          .where(and(eq(amenities.categoryId, categoryId), inArray(amenities.id, ids)));
  return rows.length;
}
