// `npm run build`: what `npm start` builds, from the database that DATABASE_URL names, for the site at
// SITE_URL. PACKED_BEFORE names the build before on a server of one's own (lib/serve/keep-site.ts), which
// has files packed that are the same again.
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
