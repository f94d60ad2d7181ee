import { getTableName } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { FILE_COLUMNS } from '#worker/features/media/storage/file-columns.ts';
import { removeUnusedPictures } from '#worker/features/media/storage/remove-unused.ts';
import { requirePicture } from '#worker/features/media/storage/require-picture.ts';
import type { Deps } from '#worker/platform/deps.ts';

type Pictures = Readonly<Record<string, unknown>>;

const keyIn = (row: Pictures, name: string) => (row[name] ?? null) as string | null;

/**
 * What a list with pictures does besides: it refuses those that are gone, and removes those that no row
 * names any more. @throws Error where the sweep would delete them
 */
export function pictureHooks(table: SQLiteTable, names: readonly string[]) {
  for (const name of names) {
    const column = (table as unknown as Record<string, SQLiteColumn>)[name];
    if (column === undefined || !FILE_COLUMNS.includes(column)) {
      throw new Error(
        `FILE_COLUMNS lacks ${getTableName(table)}.${name}: its files would be swept.`,
      );
    }
  }
  return {
    check: async (deps: Deps, changed: Pictures) => {
      for (const name of names) await requirePicture(deps, keyIn(changed, name), name);
    },
    release: (deps: Deps, before: Pictures) =>
      removeUnusedPictures(
        deps,
        names.map((name) => keyIn(before, name)),
      ),
  };
}
