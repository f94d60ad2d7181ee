// What `npm start` needs before serving: schema, demo data with pictures, and the build. A process
// of its own, so that its memory is released afterwards.
import { createClient } from '@libsql/client/web';
import { build } from './lib/build.ts';
import { putDemoPictures } from './lib/demo-pictures.ts';
import { runCommand } from './lib/installation.ts';
import { migrateDatabase } from './lib/migrate.ts';
import { dataDir } from './lib/paths.ts';
import { localSecrets } from './lib/secrets.ts';
import { stepsSince } from './lib/steps.ts';

await runCommand(async () => {
  const { DATABASE_URL: url = '', SITE_URL: siteUrl = '', OPEN_REQUESTS_MAX } = process.env;
  const step = stepsSince(Number(process.env.STARTED_AT));
  const client = createClient({ url });
  await migrateDatabase(client);
  const secrets = localSecrets(dataDir);
  const seeded = await seed(client, {
    dataSecret: secrets.DATA_SECRET,
    openRequests: OPEN_REQUESTS_MAX,
  });
  if (seeded) step('Demo data is in');
  // The build does not need them, so they are copied meanwhile.
  const [built] = await Promise.all([
    build(client, url, secrets.SESSION_SECRET ?? '', siteUrl),
    seeded && putDemoPictures(dataDir).then(() => step('Its pictures too')),
  ]);
  if (built) step('Site is built');
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
