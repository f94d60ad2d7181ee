import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * One row, raised by triggers, so that no writer can forget it (decision 0004). Readers that cache
 * data compare it.
 */
export const catalogueVersion = sqliteTable('catalogue_version', {
  id: integer('id').primaryKey(),
  /** Raised by every change of a night, a price or a fact that search reads. */
  version: integer('version').notNull(),
  /** Raised by the same changes except those of nights. */
  content: integer('content').notNull(),
  /** Raised by every change of something that a page shows. */
  pages: integer('pages').notNull(),
  /** When it was last raised: a build waits until editing has paused. */
  changedAt: text('changed_at').notNull(),
});

/**
 * When which part of the site last changed, as a value of `catalogue_version.pages`: a row for each
 * thing that pages are made of (`villa:kalkan-mavi`, `lists`; see
 * worker/features/publishing/page-scopes.ts).
 */
export const pageVersions = sqliteTable('page_versions', {
  scope: text('scope').primaryKey(),
  version: integer('version').notNull(),
});
