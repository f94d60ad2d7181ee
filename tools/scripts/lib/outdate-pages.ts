import type { DatabaseSync } from 'node:sqlite';
import { SHELL } from '#worker/features/publishing/page-scopes.ts';

/** More than a site is ever changed between two builds. */
const AHEAD_OF_ANY_BUILD = 1_000_000;

/**
 * For a database that was put in the place of another: a build made from that one shows what is
 * gone, and counts as newer than the next changes. With this every page is rendered from the
 * database until the next build, within the hour.
 */
export function outdatePages(database: DatabaseSync): void {
  database
    .prepare('update catalogue_version set pages = pages + ?, changed_at = ?')
    .run(AHEAD_OF_ANY_BUILD, new Date().toISOString());
  database
    .prepare(
      `insert into page_versions (scope, version) select ?, pages from catalogue_version where true
       on conflict (scope) do update set version = excluded.version`,
    )
    .run(SHELL);
}
