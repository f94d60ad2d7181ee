// `npm run migrate`: migrates the database in DATABASE_URL to this version's schema. `-- --check`
// changes nothing and fails when migrations are missing.
import { parseArgs } from 'node:util';
import { loadSettingsFile } from './lib/deploy/settings.ts';
import { openDatabase, runCommand } from './lib/installation.ts';
import { migrateDatabase, readSchemaState, requireCurrentSchema } from './lib/migrate.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  loadSettingsFile();
  const client = await openDatabase();
  if (values.check) {
    await requireCurrentSchema(client);
    return console.log('The schema is current.');
  }
  const names = await migrateDatabase(client);
  for (const name of names) console.log(`applied  ${name}`);
  const { ahead } = await readSchemaState(client);
  if (ahead.length > 0)
    return console.log('The schema is of a later version, on which this one runs.');
  console.log(names.length === 0 ? 'The schema was current already.' : 'The schema is current.');
});
