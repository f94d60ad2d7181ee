// `npm run export -- --to <folder>`: everything the agency owns in open formats: one file of JSON
// lines per table, the uploaded files under their names, and a description of each file.
// `--database <file>` uses another SQLite file, such as one from `turso db export`.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseFile } from '#server/storage/installation-files.ts';
import { exportMedia } from './lib/export/export-media.ts';
import { exportTables } from './lib/export/export-tables.ts';
import { Refusal, runCommand } from './lib/installation.ts';
import { dataDir } from './lib/paths.ts';
import { readProductVersion } from './lib/product-version.ts';

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
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tables = await exportTables(database, join(folder, 'tables'));
  const files = values.database === undefined ? exportMedia(dataDir, join(folder, 'files')) : 0;
  const content = {
    takenAt: new Date().toISOString(),
    version: readProductVersion(),
    files,
    tables,
  };
  writeFileSync(join(folder, 'content.json'), `${JSON.stringify(content, null, 2)}\n`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${tables.length} tables, ${rows} rows, ${files} files.`);
  console.log('Identity numbers and IBANs stay sealed; DATA_SECRET opens them.');
});
