// `npm run export -- --to <folder>`: everything the agency owns in open formats: one file of JSON
// lines per table, the uploaded files under their names, and a description of each file.
// `--database <file>` uses another SQLite file, such as one from `turso db export`.
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { databaseFile } from '#server/storage/installation-files.ts';
import type { MediaSource } from './lib/export/export-media.ts';
import { writeExport } from './lib/export/write-export.ts';
import { Refusal, runCommand } from './lib/installation.ts';
import { openMedia } from './lib/media.ts';
import { dataDir } from './lib/paths.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, database: { type: 'string' } },
  });
  const { to: folder, database = databaseFile(dataDir) } = values;
  if (!folder) throw new Refusal('--to names an empty folder.');
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(`${folder} is not empty.`);
  }
  if (!existsSync(database)) throw new Refusal(`There is no database at ${database}.`);
  const { files, tables } = await writeExport(folder, database, mediaOf(values.database));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${tables.length} tables, ${rows} rows, ${files} files.`);
  console.log('Identity numbers and IBANs stay sealed; DATA_SECRET opens them.');
});

/** Another database's files are elsewhere, unless they are in the bucket. */
function mediaOf(otherDatabase: string | undefined): MediaSource | null {
  if (process.env.MEDIA_S3) return { media: openMedia(dataDir, process.env) };
  return otherDatabase === undefined ? { media: openMedia(dataDir, process.env), dataDir } : null;
}
