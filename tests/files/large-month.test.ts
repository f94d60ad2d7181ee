import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { MEGABYTE, watchMemory, watchTrips } from './memory.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/servers/databases.ts';
import {
  copyStay,
  createAgency,
  createReportedVilla,
  createSoldStay,
} from '#tests/support/reports.ts';

/** A month as no agency has it: what must not grow with it is what is held at once. */
const { contracts: CONTRACTS } = inject('effort');
/** A Worker has 128 MB for all that it does. */
const MAX_HELD = { file: 24, changes: 64 };
const MONTH = '2029-03';
const trips = watchTrips();
let app: TestApp;
let token: string;
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  const now = `${MONTH}-10T09:00:00.000Z`;
  app = testApp({ databaseUrl: database.url, now, wrapClient: trips.wrap });
  await createAgency(app);
  token = await signIn(app, (await createUser(app)).email);
  const villa = await createReportedVilla(app, token);
  const { id } = await createSoldStay(app, token, villa, {
    checkIn: '2029-06-04',
    checkOut: '2029-06-11',
    paidAt: `${MONTH}-02T10:00:00.000Z`,
  });
  await copyStay(app, id, CONTRACTS - 1);
});

afterAll(() => database.remove());

it(`streams ${CONTRACTS} contracts in little memory`, async () => {
  const memory = watchMemory();
  const started = performance.now();
  const response = await app.fetch(`/v1/admin/reports/btrans?month=${MONTH}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let [firstByte, bytes, count] = [0, 0, 0];
  let end = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    firstByte ||= performance.now() - started;
    const text = decoder.decode(value, { stream: true });
    bytes += value.length;
    // A page ends with a whole contract, so none is cut in two.
    count += text.split('</islem>').length - 1;
    end = text.slice(-30);
    memory.look();
  }
  const took = performance.now() - started;
  console.log(
    `BTRANS, ${CONTRACTS} contracts: ${(bytes / MEGABYTE).toFixed(0)} MB in ${(took / 1000).toFixed(1)} s,`,
    `first byte after ${(firstByte / 1000).toFixed(1)} s, at most ${memory.most().toFixed(0)} MB held`,
  );
  expect(count).toBe(CONTRACTS);
  expect(end).toContain('</vimveritransferi>');
  expect(memory.most()).toBeLessThan(MAX_HELD.file);
});

it(`compares ${CONTRACTS} contracts with what was sent`, async () => {
  const path = '/v1/admin/reports/btrans';
  const get = async (what: string) =>
    (await app.call('GET', `${path}/${what}?month=${MONTH}`, { token })).body.content;
  const { included, fileNo } = await get('summary');
  const sent = { fileNo, count: included.count, amount: included.amount };
  const body = { month: MONTH, basis: 'confirmed', ...sent };
  const recorded = await app.call('POST', `${path}/files`, { token, body });
  expect([recorded.status, recorded.body.content?.rows]).toEqual([201, CONTRACTS]);

  const memory = watchMemory();
  trips.onTrip = memory.look;
  const started = performance.now();
  const changes = await get('changes');
  const took = performance.now() - started;
  console.log(
    `BTRANS changes: ${(took / 1000).toFixed(1)} s, at most ${memory.most().toFixed(0)} MB held`,
  );
  expect(changes).toMatchObject({ total: 0, added: 0, changed: 0, removed: 0 });
  expect(memory.most()).toBeLessThan(MAX_HELD.changes);
});
