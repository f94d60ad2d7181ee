import { type Client, createClient, type InStatement } from '@libsql/client/web';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { DomainError } from '#domain/errors.ts';
import { describeApi, type Operation } from '#worker/reference/document.ts';
import { exampleOf } from '#worker/reference/example.ts';
import {
  DatabaseUnavailable,
  rootError,
  StatementRefused,
} from '#worker/platform/database/database-errors.ts';
import { logError } from '#worker/platform/log.ts';
import { openClient } from '#worker/platform/database/shared-database.ts';
import { signToken } from '#worker/platform/secrets/signed-token.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { runScheduled } from '#worker/scheduled.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique } from '#tests/support/factories.ts';
import type { Trouble } from '#tests/support/servers/start-troubled-database.ts';

const { databaseUrl, adminUrl, goneUrl, standInUrl } = inject('troubled');

/** Somebody's data: bound to statements, echoed by what stands in for the database, never told. */
const CANARY = 'kanarya7f3a';

/** Where an answer comes: longer than a busy machine takes, and than the server waits for a lock. */
const ANSWER_MS = 30_000;

/** Where none comes: short, so that a test need not wait as long as people do. */
const SHORT_MS = 400;

const appOn = (url: string, answerMs = ANSWER_MS): TestApp =>
  testApp({ databaseUrl: url, wrapClient: () => openClient(url, undefined, answerMs) });
const standIn = (trouble: Trouble): TestApp =>
  appOn(`${standInUrl}/${trouble}/`, trouble === 'hangs' ? SHORT_MS : ANSWER_MS);

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => log.mockClear());
afterAll(() => log.mockRestore());
const logged = (): string => log.mock.calls.flat().join('\n');

const configure = async (limits: object) => {
  const everything = { block_reads: false, block_writes: false, max_db_size: '1gb' };
  const answer = await fetch(`${adminUrl}/v1/namespaces/default/config`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...everything, ...limits }),
  });
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
};

/** Reads a stay by a code and an address that are bound. */
const read = (app: TestApp) =>
  app.call('POST', '/v1/reservation/track', {
    body: { code: 'KY26-7WQ4M9KX', email: `${CANARY}@posta.example` },
  });

/** Writes a message that is bound. */
const write = (app: TestApp) =>
  app.call('POST', '/v1/contact', {
    headers: { 'idempotency-key': unique('anahtar') },
    body: {
      name: 'Kanarya Kuşu',
      email: `${CANARY}@posta.example`,
      phone: '+905321112233',
      message: `${CANARY} ${unique('soru')} ${'x'.repeat(2_000)}`,
    },
  });

async function expectUnavailable(app: TestApp, ask: (app: TestApp) => ReturnType<typeof read>) {
  const answer = await ask(app);
  expect([answer.status, answer.body?.code, answer.text]).toEqual([503, 'BUSY', expect.anything()]);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.text).not.toContain(CANARY);
}

describe('a database in trouble', () => {
  const STAND_INS: [Trouble, RegExp][] = [
    ['hangs', /TimeoutError/],
    ['hangs-up', /Network connection lost|internal error/],
    ['cuts-headers', /Network connection lost|internal error|disconnected/i],
    ['cuts-answer', /Network connection lost|internal error|disconnected|cannot be read/i],
    ['half-json', /an answer that cannot be read/],
    ['text-500', /HTTP 500 in place of an answer/],
    ['html-502', /HTTP 502 in place of an answer/],
    ['html-200', /an answer that cannot be read/],
    ['json-503', /OVERLOADED/],
    ['says-SQLITE_BUSY', /SQLITE_BUSY/],
    ['says-SQLITE_LOCKED', /SQLITE_LOCKED/],
    ['says-SQLITE_READONLY', /SQLITE_READONLY/],
    ['says-SQLITE_IOERR', /SQLITE_IOERR/],
    ['says-SQLITE_CORRUPT', /SQLITE_CORRUPT/],
    ['says-SQLITE_AUTH', /SQLITE_AUTH/],
    ['says-TRANSACTION_BUSY', /TRANSACTION_BUSY/],
    ['says-STREAM_EXPIRED', /STREAM_EXPIRED/],
  ];

  it.each(STAND_INS)(
    'that %s is 503 for reads and writes, and the log says why',
    async (trouble, reason) => {
      for (const ask of [read, write]) {
        await expectUnavailable(standIn(trouble), ask);
        expect(logged()).toMatch(reason);
        expect(logged()).not.toContain(CANARY);
        log.mockClear();
      }
    },
  );

  it('whose connection breaks gets a query again, and a write only from callers that opt in', async () => {
    const { db } = appOn(`${standInUrl}/every-second/`).deps;
    const { read: queries, write: steps } = db;
    const one = sql`select 1 as one`;
    expect(await queries.all(one)).toEqual([{ one: 1 }]);
    const both = { first: queries.all(one), second: queries.all(one) };
    expect(await readTogether(db, both)).toEqual({ first: [{ one: 1 }], second: [{ one: 1 }] });
    await expect(steps([step(sql`select 1`)])).rejects.toThrow(DatabaseUnavailable);
    await steps([step(sql`select 1`)]);
  });

  it('that was stopped is 503', async () => {
    for (const ask of [read, write]) await expectUnavailable(appOn(goneUrl), ask);
    expect(logged()).toMatch(/DatabaseUnavailable: \w*Error: /);
    expect(logged()).not.toContain(CANARY);
  });

  it('whose host blocks writes, then everything, is 503', async () => {
    const app = appOn(databaseUrl);
    await configure({ block_writes: true, block_reason: 'quota' });
    expect((await read(app)).status).toBe(404);
    await expectUnavailable(app, write);
    await configure({ block_reads: true, block_writes: true, block_reason: 'quota' });
    await expectUnavailable(app, read);
    expect(logged()).toMatch(/BLOCKED/);
    await configure({});
    expect((await write(app)).status).toBe(201);
    expect(logged()).not.toContain(CANARY);
  });

  it('that is full is 503, and takes writes again once it is not', async () => {
    const app = appOn(databaseUrl);
    const [size] = await app.deps.db.read.all<{ pages: number }>(
      sql`select page_count as pages from pragma_page_count()`,
    );
    await configure({ max_db_size: `${size!.pages * 4 + 40}kb` });
    let status = 201;
    for (let n = 0; n < 400 && status === 201; n += 1) status = (await write(app)).status;
    expect(status).toBe(503);
    await expectUnavailable(app, write);
    expect(logged()).toMatch(/SQLITE_FULL/);
    expect((await read(app)).status).toBe(404);
    await configure({});
    expect((await write(app)).status).toBe(201);
    expect(logged()).not.toContain(CANARY);
  });

  it('that another program has locked is 503', async () => {
    const app = appOn(databaseUrl);
    await fetch(`${standInUrl}/lock`, { method: 'POST' });
    try {
      await expectUnavailable(app, write);
    } finally {
      await fetch(`${standInUrl}/unlock`, { method: 'POST' });
    }
    expect(logged()).toMatch(/SQLITE_BUSY/);
    expect((await write(app)).status).toBe(201);
  });

  it('that a long transaction holds is 503 once the wait is over', async () => {
    const held = await createClient({ url: databaseUrl }).transaction('write');
    await held.execute('delete from write_guards');
    await expectUnavailable(appOn(databaseUrl, SHORT_MS), write);
    expect(logged()).toMatch(/TimeoutError/);
    await held.rollback();
    expect((await write(appOn(databaseUrl))).status).toBe(201);
  });

  it('fails single tasks of the cron, with the reason in the log', async () => {
    const app = standIn('says-SQLITE_READONLY');
    await runScheduled({ ...app.deps, mailer: { send: async () => {} } });
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines.map(({ at }) => at)).toEqual(
      expect.arrayContaining(['cron: settle reservations', 'cron: mails', 'cron: calendar feeds']),
    );
    expect(new Set(lines.map(({ what }) => what.slice(0, 36)))).toEqual(
      new Set(['DatabaseUnavailable: SQLITE_READONLY']),
    );
  });
});

describe('a statement that the database refuses', () => {
  let app: TestApp;
  beforeAll(() => {
    app = appOn(databaseUrl);
  });
  const failing = async (work: Promise<unknown>) =>
    work.then(
      () => expect.unreachable('nothing failed'),
      (error: unknown) => error,
    );

  it('for a key or a guard keeps its own refusal', async () => {
    const insert = sql`insert into idempotency_keys (key, request_hash, status, response) values (${CANARY}, '', 200, '')`;
    const broken = rootError(await failing(app.deps.db.write([step(insert), step(insert)])));
    expect(broken).toBeInstanceOf(StatementRefused);
    expect(broken).toMatchObject({ isConstraint: true, statementIndex: 1 });
    const mine = new DomainError('conflict', 'DATES_TAKEN');
    expect(await failing(app.deps.db.write([guard('no', sql`0`, () => mine)]))).toBe(mine);
  });

  it.each([
    ['a column that is not there', sql`select ${CANARY}, nope`],
    [
      'an index of words',
      sql`select * from reservation_texts where reservation_texts match ${`${CANARY}:x`}`,
    ],
    [
      'an index of words, unfinished',
      sql`select * from reservation_texts where reservation_texts match ${`"${CANARY}`}`,
    ],
    ['a value of JSON', sql`select json_extract(${`{${CANARY}`}, '$.a')`],
    ['a number that is none', sql`select ${CANARY}, ${Number.NaN}`],
    ['too big', sql`select ${CANARY}, zeroblob(2000000000)`],
  ])('for %s is a mistake of ours, and says nothing of what was bound', async (_, query) => {
    const error = await failing(app.deps.db.read.all(query));
    const root = rootError(error);
    expect(root).toBeInstanceOf(StatementRefused);
    expect(root).toMatchObject({ isConstraint: false });
    // The wrapper says it all: this is what must never be printed.
    expect(String(error)).toContain(CANARY);
    logError({ at: 'test' }, error);
    expect(logged()).toContain('StatementRefused: ');
    expect(logged()).toContain('.ts:');
    expect(logged()).not.toContain(CANARY);
  });

  it('a value read that cannot be understood is named without it', async () => {
    logError({ at: 'test' }, new SyntaxError(`Unexpected token in "${CANARY}"`));
    expect(logged()).toContain('"what":"SyntaxError"');
    expect(logged()).not.toContain(CANARY);
  });
});

type Read = { path: string; operation: Operation };

describe('every read', () => {
  /** What answers without asking the database. */
  const WITHOUT = [
    '/media/{kind}/{folder}/{file}',
    '/v1/health',
    '/v1/metrics',
    // Once the session is known, a file is asked for.
    '/v1/admin/guidepictures',
    // Leads to a page with a button; only the button does something.
    '/v1/website/subscribe/leave',
    // Knows its word by heart.
    '/v1/whatsapp/webhook',
  ];
  const document = describeApi(allRoutes, 'test');
  const reads = Object.entries(document.paths).flatMap(([path, { get }]): Read[] =>
    get === undefined || WITHOUT.includes(path) ? [] : [{ path, operation: get }],
  );
  let token: string;

  beforeAll(async () => {
    const app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  it.each([
    ['that refuses everything', false],
    ['that lets in and then refuses', true],
  ])('is 503 on a database %s', async (_, letsIn) => {
    const app = testApp({ wrapClient: (client) => refusing(client, letsIn) });
    const links = await signedLinks(app);
    const wrong: unknown[] = [];
    for (const { path, operation } of reads) {
      const url = links[path] ?? addressOf(path, operation);
      const { status, text, headers } = await app.call('GET', url, { token }).catch(failed);
      const isRight = status === 503 && headers.get('retry-after') !== null;
      if (!isRight) wrong.push({ url, status, text: text.slice(0, 200) });
    }
    expect(wrong).toEqual([]);
    expect(reads.length).toBeGreaterThan(120);
  });

  const failed = (error: unknown) => ({ status: 0, text: String(error), headers: new Headers() });
});

/** The client of a database that is gone; with `letsIn`, one that still knows who is signed in. */
function refusing(client: Client, letsIn: boolean): Client {
  const gone = openClient(goneUrl, undefined, ANSWER_MS);
  const isSession = (statement: InStatement) =>
    typeof statement === 'object' &&
    'sql' in statement &&
    /from "sessions" inner/.test(statement.sql);
  const execute = (statement: InStatement) =>
    letsIn && isSession(statement) ? client.execute(statement) : gone.execute(statement);
  return Object.assign(Object.create(gone) as Client, { execute, batch: gone.batch.bind(gone) });
}

/** Links whose key is proved before anything is asked, by the path of their call. */
async function signedLinks({ deps: { secrets } }: TestApp): Promise<Record<string, string>> {
  const until = '2099-01-01T00:00:00.000Z';
  const preview = await signToken(secrets.data, 'preview', { preview: 'villa-cinar', until });
  const voucher = await signToken(secrets.data, 'voucher', { voucher: '1', until, version: 1 });
  const session = { checkout: '1', expiresAt: until };
  const sandbox = await signToken('test-sandbox-secret', 'sandbox-page', session);
  return {
    '/v1/villa-preview': `/v1/villa-preview?token=${preview}`,
    '/v1/reservation/voucher.pdf': `/v1/reservation/voucher.pdf?baglanti=${voucher}`,
    '/v1/payment/sandbox/{token}': `/v1/payment/sandbox/${sandbox}`,
  };
}

/** What a call must be given before it asks the database. */
const GIVEN: Record<string, string> = {
  language: 'en',
  of: 'villa',
  device: 'a'.repeat(64),
  villa_ids: '1,2',
  owner: '1',
  slug: 'villa-cinar',
  group: 'site',
  token: 'belirtec',
  file: 'belirtec1.ics',
  screen: 'reservations',
  phone: '0532 111 22 33',
  // A square of our coast: no others are looked for.
  z: '8',
  x: '147',
  y: '99',
};

function addressOf(path: string, { parameters = [] }: Operation): string {
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => GIVEN[name] ?? '1');
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || one.name in GIVEN))
    .map(({ name, schema = {} }) => [name, GIVEN[name] ?? String(exampleOf(schema, name))]);
  return query.length === 0 ? at : `${at}?${new URLSearchParams(query)}`;
}
