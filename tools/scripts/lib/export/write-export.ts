import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProductVersion } from '../product-version.ts';
import { CONTENT, type ExportContent } from './export-content.ts';
import { exportMedia, type MediaSource } from './export-media.ts';
import { exportTables } from './export-tables.ts';

/**
 * Writes all that an installation holds into an empty folder. Nothing in it is of the moment: what
 * holds the same is the same.
 * @param database an SQLite file, which may be in use
 */
export async function writeExport(
  folder: string,
  database: string,
  media: MediaSource | null,
): Promise<ExportContent> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tables = await exportTables(database, join(folder, 'tables'));
  const { files, filesSha256 } = await exportMedia(folder, media);
  const content: ExportContent = { version: readProductVersion(), files, filesSha256, tables };
  writeFileSync(join(folder, CONTENT), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  return content;
}
