import type { Database } from '../../platform/database.ts';
import { selectPublicSettings, selectShellTowns, selectShellTypes } from './queries.ts';

/** What the shell of every page shows: settings by key, the menus' regions and villa types. */
export type SiteShell = Awaited<ReturnType<typeof readShell>>;

/** The shell, in one trip. */
export async function readShell(db: Database) {
  const [rows, towns, villaTypes] = await db.read.batch([
    selectPublicSettings(db),
    selectShellTowns(db),
    selectShellTypes(db),
  ]);
  const settings: Record<string, string> = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  return { settings, towns, villaTypes };
}
