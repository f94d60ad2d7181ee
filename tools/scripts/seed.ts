// `npm run seed -- --villas 10000`: fills the empty database of `npm start` with a larger demo.
import { parseArgs } from 'node:util';
import { createClient } from '@libsql/client/web';
import { putDemoPictures } from './lib/demo-pictures.ts';
import { startDatabase } from './lib/database.ts';
import { lockOrExit } from './lib/lock.ts';
import { migrateDatabase } from './lib/migrate.ts';
import { dataDir } from './lib/paths.ts';
import { localSecrets } from './lib/secrets.ts';
import { seedIfEmpty } from './lib/seed.ts';

const { values } = parseArgs({ options: { villas: { type: 'string', default: '120' } } });
const villas = Number(values.villas);
if (!Number.isInteger(villas) || villas < 1 || villas > 10_000) {
  console.error('--villas takes a number from 1 to 10000.');
  process.exit(1);
}

lockOrExit(dataDir);
const database = await startDatabase(`${dataDir}/database`);
const client = createClient({ url: database.url });
await migrateDatabase(client);
const seeded = await seedIfEmpty(client, {
  villas,
  dataSecret: localSecrets(dataDir).DATA_SECRET,
  onProgress: (done) => process.stdout.write(`\r${done} / ${villas} villas`),
});
if (seeded) await putDemoPictures(dataDir);
console.log(seeded ? '\nDone.' : `${dataDir} has data already; choose another DATA_DIR.`);
await database.stop();
