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
    /** Shown as a filter of the listing. */
    filterable: flag('filterable'),
    /** Whether it is shown and searched; a hidden one stays assigned to its villas. */
    active: flag('active', true),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [
    uniqueIndex('features_slug').on(t.slug),
    index('features_category').on(t.categoryId, t.displayOrder),
  ],
);
