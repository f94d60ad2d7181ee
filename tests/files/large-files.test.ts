import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { GROWING } from '#tests/support/growing-files.ts';
import { ARRIVAL, createLargeAgency, MONTH, NOW } from '#tests/support/large-agency.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/servers/databases.ts';
import { countRowsInLibreOffice } from './libreoffice.ts';
import { watchMemory, watchTrips } from './memory.ts';

const ROWS = 10_000;

/** A Worker has 128 MB for all that it does, its own code among it. */
const MAX_HELD = 80;

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

const WORKBOOKS = [
  ['bakanlik', `ministry?month=${MONTH}`, 1],
  ['yonetim', 'management.xlsx?by=villa&from=2029-01-01&to=2029-12-31', 2],
  ['misafirler', `guests.xlsx?date=${ARRIVAL}`, 1],
] as const;

it('workbooks of 10,000 rows are written in little memory and opened in LibreOffice', async () => {
  const files: Record<string, Uint8Array> = {};
  for (const [name, path] of WORKBOOKS) {
    const { bytes, held } = await download(`/v1/admin/reports/${path}`);
    console.log(`${name}: ${bytes.length} bytes, at most ${held.toFixed(0)} MB held`);
    expect([name, held]).toEqual([name, expect.any(Number)]);
    expect(held).toBeLessThan(MAX_HELD);
    files[name] = bytes;
  }
  expect(await countRowsInLibreOffice(files)).toEqual(
    Object.fromEntries(WORKBOOKS.map(([name, , besides]) => [name, ROWS + besides])),
  );
});

it.each([
  ['the log of writes', '/v1/admin/audit/export.csv'],
  ['reservations', '/v1/admin/reservations/export.csv'],
  ['the ledger', '/v1/admin/transactions/export.csv'],
  ['guests', `/v1/admin/reports/guests.csv?date=${ARRIVAL}`],
])('%s of 10,000 rows are written in little memory', async (name, path) => {
  const { bytes, held } = await download(path);
  console.log(`${name}: ${bytes.length} bytes, at most ${held.toFixed(0)} MB held`);
  expect(new TextDecoder().decode(bytes).trimEnd().split('\r\n').length).toBe(ROWS + 1);
  expect(held).toBeLessThan(MAX_HELD);
});

it.each(GROWING.filter(({ path }) => /journal|destruction|btrans/.test(path)))(
  '$path has all of 10,000 rows',
  async ({ path, query, count }) => {
    const { bytes } = await download(`${path}?${query}`);
    expect(await count(new Uint8Array(bytes))).toBe(ROWS);
  },
);

it.each(['/v1/admin/villas/withdates', '/v1/admin/occupancy', '/v1/admin/villas/all'])(
  '%s gives 10,000 villas at once',
  async (path) => {
    const { status, body } = await app.call('GET', path, { token });
    expect([status, body.content.total, body.content.items.length]).toEqual([200, ROWS, ROWS]);
  },
);

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
