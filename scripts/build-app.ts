// `npm run build`: what `npm start` builds, from the database that DATABASE_URL names.
import { createClient } from '@libsql/client/web';
import { build } from './lib/build.ts';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_URL names the database whose content the pages show.');
  process.exit(1);
}
const client = createClient({ url, authToken: process.env.DATABASE_TOKEN });
const built = await build(client, url, url);
console.log(built ? 'Built into dist/.' : 'dist/ is up to date.');
