import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client/web';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { type RunningDatabase, startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { freePort } from '#server/process/ports.ts';
import { setRule } from '#scripts/lib/seed.ts';
import type { RunningServer } from '#server/host/run-server.ts';
import { testApp } from '#tests/support/app.ts';
import { CONSENTS, createVilla, GUEST } from '#tests/support/factories.ts';
import { type Relay, relayTo } from '#tests/support/servers/relay.ts';
import { buildApi, METRICS_TOKEN, startApiWorker } from './support/start-api-worker.ts';

/*
 * The bare runtime of an agency's own server between visitors and a database in trouble. What its pages
 * show then is in tests/e2e/database-gone.spec.ts.
 */

const home = mkdtempSync(join(tmpdir(), 'kiyi-hangs-'));
let database: RunningDatabase;
let relay: Relay;
let worker: RunningServer;
let slug: string;
const logged: string[] = [];

beforeAll(async () => {
  const port = await freePort();
  database = await startDatabase(join(home, 'database'), port);
  const client = createClient({ url: database.url });
  await migrateDatabase(client);
  // One guest asks for all of them.
  await setRule(client, 'open_requests_max', '1000');
  slug = (await createVilla(testApp({ databaseUrl: database.url }))).slug;
  relay = await relayTo(port);
  const dist = join(home, 'dist');
  await buildApi(dist);
  worker = await startApiWorker(dist, join(home, 'data'), relay.url, (line) => logged.push(line));
});
afterAll(async () => {
  await worker.stop();
  relay.close();
  await database.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Nights of its own for each trouble. */
const stayOf = (nth: number) => {
  const checkIn = addDays(istanbulDay(new Date()), 60 + nth * 10);
  return { checkIn, checkOut: addDays(checkIn, 5) };
};
type Stay = ReturnType<typeof stayOf>;

type Said = {
  status: number;
  code: string | undefined;
  retryAfter: string | null;
  requestId: string | null;
};

async function ask(path: string, body?: unknown): Promise<Said & { content: any }> {
  const answer = await fetch(worker.url + path, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    }),
  });
  const { code, content } = (await answer.json()) as { code?: string; content: unknown };
  const [retryAfter, requestId] = ['retry-after', 'x-request-id'].map((name) =>
    answer.headers.get(name),
  ) as [string | null, string | null];
  return { status: answer.status, code, retryAfter, requestId, content };
}

const search = ({ checkIn, checkOut }: Stay) =>
  ask(`/v2/search?client=true&adults=2&checkin=${checkIn}&checkout=${checkOut}`);
const quote = (stay: Stay) =>
  ask('/v1/quote', { slug, ...stay, adults: 2, children: 0, babies: 0 });
const book = (quoteToken: string) =>
  ask('/v1/reservation', { quoteToken, customer: GUEST, consents: CONSENTS });

const UNAVAILABLE = { status: 503, code: 'BUSY', retryAfter: '2' };

/** Search and price, and the token of the price. */
async function expectAllIsWell(stay: Stay): Promise<string> {
  const found = { status: 200, content: { items: [{ slug }] } };
  await expect.poll(() => search(stay)).toMatchObject(found);
  const { status, content } = await quote(stay);
  expect(status).toBe(200);
  return content.quoteToken;
}

/** One line a call, by which it is found again, and nothing of what was asked in it. */
async function expectLogged({ requestId }: Said): Promise<void> {
  const linesOf = () => logged.filter((line) => requestId !== null && line.includes(requestId));
  await expect.poll(() => linesOf().length).toBeGreaterThan(0);
  const [line = ''] = linesOf().filter((one) => one.includes('"level":"error"'));
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    at: expect.stringMatching(/^POST \/v1\/(quote|reservation)$/),
    requestId,
    attempt: expect.any(Number),
    what: expect.stringMatching(/^DatabaseUnavailable: \S/),
  });
  for (const value of [GUEST.email, GUEST.phone, slug]) expect(line).not.toContain(value);
}

/** As often as a supervisor may ask; asking without end only keeps the machine busy. */
const BETWEEN_CHECKS_MS = 50;

const TROUBLES: [string, () => void][] = [
  ['takes calls and answers none', () => relay.hang()],
  ['resets every connection', () => relay.reset()],
  ['is gone', () => relay.cut()],
];

it.each(TROUBLES)(
  'a database that %s: calls say so and when to come again, the process stays well, and it heals by itself',
  async (what, spoil) => {
    const stay = stayOf(TROUBLES.findIndex(([name]) => name === what));
    const token = await expectAllIsWell(stay);
    expect((await ask('/v1/ready')).status).toBe(200);
    spoil();
    // Many at once: those who wait for a database hold nobody up who needs none.
    const waiting = Promise.all([
      ...Array.from({ length: 20 }, () => quote(stay)),
      book(token),
      ask('/v1/ready').then(({ content, ...said }) => ({ ...said, checks: content.checks })),
    ]);
    const waits = Symbol('still waits');
    let settled: unknown = waits;
    while (settled === waits) {
      expect((await ask('/v1/health')).status).toBe(200);
      settled = await Promise.race([waiting, pause(BETWEEN_CHECKS_MS, waits)]);
    }
    const answers = await waiting;
    const ready = answers.pop();
    for (const answer of answers) {
      expect(answer).toMatchObject(UNAVAILABLE);
      await expectLogged(answer);
    }
    const checks = [{ name: 'database', ok: false }];
    expect(ready).toMatchObject({ status: 503, checks });
    // What is in memory answers for a few seconds, then nothing that may be wrong does.
    await expect.poll(() => search(stay)).toMatchObject(UNAVAILABLE);

    relay.mend();
    expect(await book(await expectAllIsWell(stay))).toMatchObject({ status: 201 });
    expect((await ask('/v1/ready')).status).toBe(200);
  },
);

it('a database whose every answer takes two seconds: everything still works', async () => {
  relay.slow(2_000);
  const token = await expectAllIsWell(stayOf(TROUBLES.length));
  expect(await book(token)).toMatchObject({ status: 201 });
  relay.mend();
});

it.each(['Content-Length: 4000', 'Transfer-Encoding: chunked'])(
  'a sender that breaks off in the middle of a body (%s) is no failure of ours',
  async (length) => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const malformed = async () => {
      const text = await (await fetch(`${worker.url}/v1/metrics`, { headers })).text();
      const count = /^kiyi_requests_total\{method="POST",route="[^"]*",status="400"\} (\d+)$/m;
      return Number(count.exec(text)?.[1] ?? 0);
    };
    const before = await malformed();
    logged.length = 0;
    const line = connect(Number(new URL(worker.url).port), '127.0.0.1');
    const type = 'Content-Type: application/json';
    line.write(`POST /v1/contact HTTP/1.1\r\nHost: a\r\n${type}\r\n${length}\r\n\r\n1\r\n{`);
    // Once another call is through, the first part of this one has been read.
    await ask('/v1/health');
    line.destroy();
    await expect.poll(malformed).toBe(before + 1);
    expect(logged.filter((one) => one.includes('"level":"error"'))).toEqual([]);
  },
);
