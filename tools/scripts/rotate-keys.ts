// `npm run rotate-keys`: re-encrypts everything sealed under an older key of DATA_SECRET with the
// newest. Run it once the key ring with the new key is in force (docs/operations.md); it can be
// repeated.
import { ringProblem } from '#worker/platform/secrets/key-ring.ts';
import { loadSettingsFile } from './lib/deploy/settings.ts';
import { openDatabase, Refusal, runCommand } from './lib/installation.ts';
import { requireCurrentSchema } from './lib/migrate.ts';

await runCommand(async () => {
  loadSettingsFile();
  const { DATA_SECRET: ring = '' } = process.env;
  const problem = ringProblem(ring);
  if (problem !== null) throw new Refusal(`DATA_SECRET ${problem}.`);
  const client = await openDatabase();
  await requireCurrentSchema(client);
  // Loading these takes two seconds, which refused answers need not wait for.
  const { createDatabase } = await import('#worker/platform/database/database.ts');
  const { SEALED_COLUMNS, sealAgain } = await import('#worker/platform/secrets/seal-again.ts');
  const database = createDatabase(client);
  for (const column of SEALED_COLUMNS) {
    const { sealed, lost } = await sealAgain(database, ring, column);
    console.log(
      `${column.table}.${column.column}: ${sealed} sealed again, ${lost} without their key`,
    );
  }
});
