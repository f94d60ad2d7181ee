// `npm run build`: what `npm start` builds, from the database that DATABASE_URL names, for the site at
// SITE_URL.
import { build } from './lib/build.ts';
import { openDatabase, requireSiteUrl, runCommand } from './lib/installation.ts';
import { requireCurrentSchema } from './lib/migrate.ts';

await runCommand(async () => {
  const siteUrl = requireSiteUrl();
  const client = await openDatabase();
  await requireCurrentSchema(client);
  const url = process.env.DATABASE_URL ?? '';
  const built = await build(client, url, process.env.INSTALLATION || url, siteUrl);
  console.log(built ? 'Built into dist/.' : 'dist/ is up to date.');
});
