// What `npm start` needs besides the build: schema and demo data with pictures.
import { createClient } from '@libsql/client/web';
import { putDemoPictures } from './lib/demo-pictures.ts';
import { runCommand } from './lib/installation.ts';
import { migrateDatabase } from './lib/migrate.ts';
import { dataDir } from './lib/paths.ts';
import { localSecrets } from './lib/secrets.ts';
import { stepsSince } from './lib/steps.ts';

await runCommand(async () => {
  const { DATABASE_URL: url = '', OPEN_REQUESTS_MAX } = process.env;
  const step = stepsSince(Number(process.env.STARTED_AT));
  const client = createClient({ url });
  await migrateDatabase(client);
  const secrets = localSecrets(dataDir);
  const seeded = await seed(client, {
    dataSecret: secrets.DATA_SECRET,
    openRequests: OPEN_REQUESTS_MAX,
  });
  if (!seeded) return;
  await putDemoPictures(dataDir);
  step('Demo data is in');
});

/** The demo's texts are only loaded when there is no data yet. */
async function seed(
  client: ReturnType<typeof createClient>,
  options: { dataSecret: string | undefined; openRequests: string | undefined },
): Promise<boolean> {
  const { rows } = await client.execute('select count(*) as n from users');
  if (Number(rows[0]?.n) > 0) return false;
  const { seedIfEmpty } = await import('./lib/seed.ts');
  return seedIfEmpty(client, options);
}
