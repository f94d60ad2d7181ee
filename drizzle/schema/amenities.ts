import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, serialId } from './columns.ts';

export const amenityCategories = sqliteTable('feature_categories', {
  ...serialId,
  name: text('name').notNull().unique(),
  displayOrder: integer('display_order').notNull().default(0),
});

export const amenities = sqliteTable(
  'features',
  {
    ...serialId,
    categoryId: integer('category_id')
      .notNull()
      .references(() => amenityCategories.id),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** Offered as a filter on the listing. */
    filterable: flag('filterable'),
    /** Shown and searched for; switched off it stays on its villas unseen. */
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [
    uniqueIndex('features_slug').on(t.slug),
    index('features_category').on(t.categoryId, t.displayOrder),
  ],
);
