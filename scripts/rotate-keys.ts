// `npm run rotate-keys`: re-encrypts everything sealed under an older key of DATA_SECRET with the
// newest. Run it once the key ring with the new key is in force (docs/operations.md); it can be
// repeated.
import { createClient } from '@libsql/client/web';
import { createDatabase } from '#worker/platform/database/database.ts';
import { ringProblem } from '#worker/platform/secrets/key-ring.ts';
import { SEALED_COLUMNS, sealAgain } from '#worker/platform/secrets/seal-again.ts';

const { DATABASE_URL: url, DATABASE_TOKEN: authToken, DATA_SECRET: ring = '' } = process.env;
if (!url) throw new Error('DATABASE_URL names the database.');
const problem = ringProblem(ring);
if (problem !== null) throw new Error(`DATA_SECRET ${problem}.`);

const database = createDatabase(createClient({ url, ...(authToken && { authToken }) }));
for (const column of SEALED_COLUMNS) {
  const { sealed, lost } = await sealAgain(database, ring, column);
  console.log(
    `${column.table}.${column.column}: ${sealed} sealed again, ${lost} without their key`,
  );
}
