import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { ARRIVAL, createLargeAgency, MONTH, NOW } from '../support/large-agency.ts';
import { startTestDatabase, type TestDatabase } from '../support/servers/databases.ts';
import { watchMemory, watchTrips } from './memory.ts';

const ROWS = 10_000;

/** A Worker has 128 MB for all that it does, its own code among it. */
const MOST_HELD = 80;

let app: TestApp;
let token: string;
let database: TestDatabase;
const trips = watchTrips();

beforeAll(async () => {
  database = await startTestDatabase();
  app = testApp({ databaseUrl: database.url, now: NOW, wrapClient: trips.wrap });
  ({ token } = await createLargeAgency(app, ROWS));
});

afterAll(() => database.remove());

const linesOf = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes).trimEnd().split('\r\n').length - 1;
const rowsOf = (bytes: Uint8Array) => {
  const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml'];
  return new TextDecoder().decode(sheet).split('<row ').length - 2;
};

/** Each in the Worker's runtime: tests/integration/api/large-files.test.ts. */
it.each([
  ['the Ministry’s list', `/v1/admin/reports/ministry?month=${MONTH}`, rowsOf, ROWS],
  [
    'the management report',
    '/v1/admin/reports/management.xlsx?by=villa&from=2029-01-01&to=2029-12-31',
    rowsOf,
    // And their total.
    ROWS + 1,
  ],
  ['the workbook of guests', `/v1/admin/reports/guests.xlsx?date=${ARRIVAL}`, rowsOf, ROWS],
  ['the log of writes', '/v1/admin/audit/export.csv', linesOf, ROWS],
  ['reservations', '/v1/admin/reservations/export.csv', linesOf, ROWS],
  ['the ledger', '/v1/admin/transactions/export.csv', linesOf, ROWS],
  ['guests', `/v1/admin/reports/guests.csv?date=${ARRIVAL}`, linesOf, ROWS],
] as const)('%s of 10,000 rows is written in little memory', async (name, path, count, rows) => {
  const { bytes, held } = await download(path);
  console.log(`${name}: ${bytes.length} bytes, at most ${held.toFixed(0)} MB held`);
  expect(count(bytes)).toBe(rows);
  expect(held).toBeLessThan(MOST_HELD);
});

/** A file as it comes; what has come counts as the reader's, not as held. */
async function download(path: string): Promise<{ bytes: Uint8Array; held: number }> {
  const memory = watchMemory();
  trips.onTrip = memory.look;
  const response = await app.fetch(path, { headers: { authorization: `Bearer ${token}` } });
  expect([path, response.status]).toEqual([path, 200]);
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body!) {
    chunks.push(chunk);
    memory.given(chunk.length);
    memory.look();
  }
  trips.onTrip = () => {};
  return { bytes: new Uint8Array(Buffer.concat(chunks)), held: memory.most() };
}
