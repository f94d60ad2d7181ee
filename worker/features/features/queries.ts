import { and, asc, eq, inArray, max, or, sql } from 'drizzle-orm';
import { NAMES_SHOWN } from '#domain/in-use.ts';
import { featureCategories, features } from '#drizzle/schema/features.ts';
import { villaFeatures, villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';

const featureColumns = {
  id: features.id,
  categoryId: features.categoryId,
  slug: features.slug,
  name: features.name,
  filterable: features.filterable,
  active: features.active,
  order: features.displayOrder,
  villas: sql<number>`(select count(*) from villa_features where feature_id = features.id)`,
};

const categoryColumns = {
  id: featureCategories.id,
  name: featureCategories.name,
  order: featureCategories.displayOrder,
};

/** Every category and every feature in the agency's order, in one trip. */
export async function listCategoriesAndFeatures(db: Database) {
  const [categories, rows] = await db.read.batch([
    db.read
      .select(categoryColumns)
      .from(featureCategories)
      .orderBy(asc(featureCategories.displayOrder), asc(featureCategories.id)),
    db.read
      .select(featureColumns)
      .from(features)
      .orderBy(asc(features.displayOrder), asc(features.id)),
  ]);
  const inCategory = Map.groupBy(rows, ({ categoryId }) => categoryId);
  return categories.map((category) => ({
    ...category,
    features: inCategory.get(category.id) ?? [],
  }));
}

/** A category, its features and whoever has the wanted name, in one trip. */
export async function readForCategoryWrite(db: Database, id: number, name = '') {
  const [rows, own, last] = await db.read.batch([
    db.read
      .select(categoryColumns)
      .from(featureCategories)
      .where(or(eq(featureCategories.id, id), eq(featureCategories.name, name))),
    db.read
      .select(featureColumns)
      .from(features)
      .where(eq(features.categoryId, id))
      .orderBy(asc(features.displayOrder), asc(features.id)),
    db.read.select({ order: max(featureCategories.displayOrder) }).from(featureCategories),
  ]);
  return {
    current: rows.find((row) => row.id === id),
    isNameTaken: rows.some((row) => row.id !== id && row.name === name),
    features: own,
    nextOrder: (last[0]?.order ?? 0) + 1,
  };
}

/** A feature, the category it shall stand in and whoever has the wanted slug, in one trip. */
export async function readForFeatureWrite(
  db: Database,
  id: number,
  { slug = '', categoryId = 0 }: { slug?: string; categoryId?: number },
) {
  const [rows, categories, last] = await db.read.batch([
    db.read
      .select(featureColumns)
      .from(features)
      .where(or(eq(features.id, id), eq(features.slug, slug))),
    db.read
      .select({ name: featureCategories.name })
      .from(featureCategories)
      .where(eq(featureCategories.id, categoryId)),
    db.read
      .select({ order: max(features.displayOrder) })
      .from(features)
      .where(eq(features.categoryId, categoryId)),
  ]);
  return {
    current: rows.find((row) => row.id === id),
    slugHolder: rows.find((row) => row.id !== id && row.slug === slug),
    category: categories[0],
    nextOrder: (last[0]?.order ?? 0) + 1,
  };
}

/** A feature and the first of the villas that have it, in one trip. */
export async function readFeatureUse(db: Database, id: number) {
  const [rows, users] = await db.read.batch([
    db.read.select(featureColumns).from(features).where(eq(features.id, id)),
    db.read
      .select({ name: villas.name })
      .from(villaFeatures)
      .innerJoin(villas, eq(villas.id, villaFeatures.villaId))
      .where(eq(villaFeatures.featureId, id))
      .orderBy(asc(villas.sortKey), asc(villas.id))
      .limit(NAMES_SHOWN),
  ]);
  return { feature: rows[0], names: users.map(({ name }) => name) };
}

/** How many of `ids` are categories, or features of one category. */
export async function countKnown(db: Database, ids: number[], categoryId: number | undefined) {
  const rows =
    categoryId === undefined
      ? await db.read
          .select({ id: featureCategories.id })
          .from(featureCategories)
          .where(inArray(featureCategories.id, ids))
      : await db.read
          .select({ id: features.id })
          .from(features)
          .where(and(eq(features.categoryId, categoryId), inArray(features.id, ids)));
  return rows.length;
}
