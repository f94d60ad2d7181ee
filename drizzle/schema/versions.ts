import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * One row, raised by triggers, so that no writer can forget (decision 0004). Readers that keep in
 * memory what they have read compare it.
 */
export const catalogueVersion = sqliteTable('catalogue_version', {
  id: integer('id').primaryKey(),
  /** Rises with every change of a night, a price or a fact that search reads. */
  version: integer('version').notNull(),
  /** Rises with everything of it but nights. */
  content: integer('content').notNull(),
  /** Rises with everything that a page shows. */
  pages: integer('pages').notNull(),
  /** When it rose last: a build waits until editing has come to rest. */
  changedAt: text('changed_at').notNull(),
});

/**
 * What of the site changed when, as `catalogue_version.pages` counts: a row for each thing that pages
 * are made of (`villa:kalkan-mavi`, `lists`; see worker/features/publishing/page-scopes.ts).
 */
export const pageVersions = sqliteTable('page_versions', {
  scope: text('scope').primaryKey(),
  version: integer('version').notNull(),
});
