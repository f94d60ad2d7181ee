// `npm run build`: the build of `npm start`, from the database in DATABASE_URL, for the site at
// SITE_URL. PACKED_BEFORE names the previous build on one's own server (lib/serve/keep-site.ts),
// from which unchanged compressed files are reused.
import { join } from 'node:path';
import { packHashedFiles } from '#server/host/pack-files.ts';
import { build } from './lib/build.ts';
import { openDatabase, requireSiteUrl, runCommand } from './lib/installation.ts';
import { requireCurrentSchema } from './lib/migrate.ts';
import { dist } from './lib/paths.ts';

await runCommand(async () => {
  const siteUrl = requireSiteUrl();
  const client = await openDatabase();
  await requireCurrentSchema(client);
  const { DATABASE_URL: url = '', INSTALLATION, PACKED_BEFORE } = process.env;
  const built = await build(client, url, INSTALLATION || url, siteUrl);
  if (PACKED_BEFORE) await packHashedFiles(join(dist, 'client'), join(PACKED_BEFORE, 'client'));
  console.log(built ? 'Built into dist/.' : 'dist/ is up to date.');
});
