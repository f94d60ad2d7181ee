import { createClient } from '@libsql/client/web';
import { DEMO_LOGINS } from '#scripts/lib/seed.ts';
import { localApp } from '../lib/local-app.ts';
import { countingClient } from '#tests/support/counting-client.ts';
import { createDatabase } from '#worker/platform/database/database.ts';
import { withSeededDatabase } from '../lib/seeded-database.ts';
import { limitRow, type Row } from '../lib/row.ts';

const SEARCHES = ['/v2/search?client=true&adults=2', '/v1/search/options', '/v2/search/catalogue'];
const PUBLIC = ['/v1/website/about', '/v1/website/faq', '/v1/website/bank', '/v1/website/comments'];
const ADMIN = [
  '/v1/admin/reservations',
  '/v1/admin/villas',
  '/v1/admin/villas/all',
  '/v1/admin/transactions',
  '/v1/admin/external',
  '/v1/admin/users',
  '/v1/admin/audit',
  '/v1/admin/comment',
  '/v1/admin/subscribers',
  '/v1/admin/other',
];

/** Database trips, counted by the client; those of writes are counted in `npm test`. */
export const measureTrips = (): Promise<Row[]> =>
  withSeededDatabase(120, async (url) => {
    const { client, trips } = countingClient(createClient({ url }));
    const app = localApp(url, createDatabase(client));
    const { email, password } = DEMO_LOGINS[0];
    const token = await app.signIn(email, password);
    const most = async (paths: readonly string[]) => {
      let largest = 0;
      for (const path of paths) {
        trips.count = 0;
        await app.get(path, token);
        largest = Math.max(largest, trips.count);
      }
      return largest;
    };
    const villas = await app.read<{ items: { slug: string }[] }>(SEARCHES[0] ?? '', token);
    const villa = `/v1/villa/${villas.items[0]?.slug}`;
    return [
      tripRow('cached search', 0, await most(SEARCHES)),
      tripRow('public read', 1, await most([...PUBLIC, villa])),
      tripRow('admin read', 2, await most(ADMIN)),
    ];
  });

const tripRow = (what: string, limit: number, value: number): Row =>
  limitRow({ row: 9, what: `${what}, most`, goal: `≤ ${limit}`, unit: 'trips' }, limit, value);
