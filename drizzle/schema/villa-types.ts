import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, searchable, serialId, version } from './columns.ts';

export const villaTypes = sqliteTable(
  'villa_types',
  {
    ...serialId,
    ...version,
    ...searchable,
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** Title of its page, e.g. "Muhafazakâr villalar"; empty: the name. */
    heading: text('heading').notNull().default(''),
    intro: text('intro').notNull().default(''),
    body: text('body', { mode: 'json' }).$type<unknown[]>().notNull().default([]),
    image: text('image'),
    active: flag('active', true),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [
    uniqueIndex('villa_types_slug').on(t.slug),
    index('villa_types_order').on(t.displayOrder, t.id),
  ],
);
