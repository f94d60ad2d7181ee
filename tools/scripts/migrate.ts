// `npm run migrate`: brings the database in DATABASE_URL to this version: tables, views and triggers.
// `-- --check` changes nothing and fails when something is missing; `-- --allow-newer` takes a
// database of a later version for current, for going back to this one.
import { parseArgs } from 'node:util';
import { loadSettingsFile } from './lib/deploy/settings.ts';
import { openDatabase, runCommand } from './lib/installation.ts';
import { migrateDatabase, readSchemaState, requireCurrentSchema } from './lib/migrate.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      'allow-newer': { type: 'boolean', default: false },
    },
  });
  loadSettingsFile();
  const client = await openDatabase();
  if (values['allow-newer'] && (await readSchemaState(client)).ahead !== null)
    return console.log('The schema is of a later version, on which this one runs.');
  if (values.check) {
    await requireCurrentSchema(client);
    return console.log('The schema is current.');
  }
  const done = await migrateDatabase(client);
  for (const name of done) console.log(`applied  ${name}`);
  console.log(done.length === 0 ? 'The schema was current already.' : 'The schema is current.');
});
