// `npm run build`: what `npm start` builds, from the database that DATABASE_URL names.
import { createClient } from '@libsql/client/web';
import { istanbulDay } from '#domain/dates.ts';
import { build } from './lib/build.ts';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_URL names the database whose content the pages show.');
  process.exit(1);
}
const client = createClient({ url, authToken: process.env.DATABASE_TOKEN });
const { rows } = await client.execute('select content from catalogue_version');
const built = await build(url, `${istanbulDay(new Date())} ${String(rows[0]?.content)}`);
console.log(built ? 'Built into dist/.' : 'dist/ is up to date.');
