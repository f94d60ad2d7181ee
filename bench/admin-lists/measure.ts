// Every list of the dashboard at 10,000 villas, 200,000 stays and 1,700,000 nights.
// `node bench/admin-lists/measure.ts [folder]`: a folder keeps the seeded database for the next run.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { DEMO_LOGINS } from '#scripts/lib/seed.ts';
import { localApp } from '../lib/local-app.ts';
import { seedMany } from './seed-many.ts';

const GOAL_MS = 20;
const ROUNDS = 15;

const LISTS = [
  '/v1/admin/reservations',
  '/v1/admin/reservations?skip=5000',
  '/v1/admin/reservations?order=checkin',
  '/v1/admin/reservations?order=-total',
  '/v1/admin/reservations?oldrez=1',
  '/v1/admin/reservations?status=option',
  '/v1/admin/reservations?villa_id=777',
  '/v1/admin/reservations?customer_name=numara+9999',
  '/v1/admin/reservations?reservation_id=BN-4321',
  '/v1/admin/reservations?datetype=stay&date1=2027-07-01&date2=2027-07-03',
  '/v1/admin/villas',
  '/v1/admin/villas?skip=9000',
  '/v1/admin/villas?q=zeytin',
  '/v1/admin/villas/all',
  '/v1/admin/external',
  '/v1/admin/transactions',
  '/v1/admin/occupancy?from=2027-06-01&to=2027-08-01&take=100',
  '/v1/admin/users',
  '/v1/admin/audit',
  '/v1/admin/comment',
  '/v1/admin/other',
];

const kept = process.argv[2];
const directory = kept ?? mkdtempSync(join(tmpdir(), 'kiyi-bench-'));
const isSeeded = kept !== undefined && existsSync(kept);
const database = await startDatabase(directory);
const client = createClient({ url: database.url });
try {
  await migrateDatabase(client);
  if (!isSeeded) await seedMany(client, (text) => process.stdout.write(`\r${text}        `));

  const app = localApp(database.url);
  const token = await app.signIn(DEMO_LOGINS[0].email, DEMO_LOGINS[0].password);
  const bare = await median(() => app.get('/v1/account', token));
  console.log(`${'one signed-in read of nothing'.padEnd(82)} ${bare.toFixed(1)} ms`);
  let missed = 0;
  for (const list of LISTS) {
    const took = await median(() => app.get(list, token));
    const verdict = took <= GOAL_MS ? 'met' : 'missed';
    if (took > GOAL_MS) missed += 1;
    console.log(`${list.padEnd(82)} ${took.toFixed(1).padStart(6)} ms  ${verdict}`);
  }
  console.log(`\n${LISTS.length - missed} of ${LISTS.length} lists within ${GOAL_MS} ms`);
} finally {
  await database.stop();
  if (kept === undefined) rmSync(directory, { recursive: true, force: true });
}

/** Milliseconds of the middle one of some rounds, after one that warms up. */
async function median(call: () => Promise<void>): Promise<number> {
  await call();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.now();
    await call();
    times.push(performance.now() - before);
  }
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}
