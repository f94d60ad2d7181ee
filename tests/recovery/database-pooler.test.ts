import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client/web';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningDatabase, startDatabase } from '#scripts/lib/database.ts';
import { freePort, listenFrom } from '#server/process/ports.ts';
import type { Pipeline } from '#server/host/pooler/pipeline.ts';
import { type DatabasePooler, startDatabasePooler } from '#server/host/pooler/pooler.ts';

let directory: string;
let port: number;
let database: RunningDatabase;
let pooler: DatabasePooler;
let pooled: Client;
let direct: Client;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kiyi-pooler-'));
  port = await freePort();
  database = await startDatabase(directory, port);
  pooler = await startDatabasePooler(database.url);
  pooled = createClient({ url: pooler.url, concurrency: 1_000 });
  direct = createClient({ url: database.url });
  await direct.batch([
    'create table sold (night text primary key, who text not null)',
    'create table counted (number integer primary key, n integer not null)',
    'insert into counted values (1, 0)',
  ]);
});

afterAll(async () => {
  pooler.stop();
  await database.stop();
  await rm(directory, { recursive: true });
});

const LASTING = { idleMs: 60_000, turnMs: 60_000, slowMs: 60_000 };

const DONE = { type: 'ok', response: { type: 'execute', result: {} } };

const sell = (night: string, who: string) =>
  pooled.batch(
    [
      { sql: 'insert into sold values (?, ?)', args: [night, who] },
      { sql: 'select who from sold where night = ?', args: [night] },
    ],
    'write',
  );

describe('a pooler before libsql-server', () => {
  it('returns each client the answer to its own call', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => sell(`many-${i}`, `guest ${i}`)),
    );
    expect(answers.map(([, read]) => read?.rows[0]?.who)).toEqual(
      Array.from({ length: 100 }, (_, i) => `guest ${i}`),
    );
  });

  it('keeps one connection while there are calls, and closes it after them', async () => {
    const keeper = await startDatabasePooler(database.url, LASTING);
    const kept = createClient({ url: keeper.url });
    const [inserted] = await kept.batch([`insert into sold values ('kept', 'x')`], 'write');
    const { rows } = await kept.execute('select last_insert_rowid() as row');
    expect(rows[0]?.row).toBe(Number(inserted?.lastInsertRowid));
    keeper.stop();
    expect((await direct.execute('select last_insert_rowid() as row')).rows[0]?.row).toBe(0);
  });

  it('rolls back a batch that fails, and no other', async () => {
    const attempts = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((who) =>
        pooled.batch(
          [
            'update counted set n = n + 1',
            { sql: 'insert into sold values (?, ?)', args: ['the same', who] },
          ],
          'write',
        ),
      ),
    );
    expect(attempts.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect((await pooled.execute('select n from counted')).rows[0]?.n).toBe(1);
  });

  it('serves other clients during a long batch and an open transaction', async () => {
    const heard = new AbortController();
    const other = direct.execute('select 1 as n').then(({ rows }) => {
      heard.abort();
      return rows[0]?.n;
    });
    while (!heard.signal.aborted) await pooled.execute('select 1');
    expect(await other).toBe(1);
    await pooled.execute('select 1');
    expect((await direct.execute('select 2 as n')).rows[0]?.n).toBe(2);
  });

  it('delays nobody behind a slow call', async () => {
    const waiting: (() => void)[] = [];
    const slow = createServer((request, response) => {
      waiting.push(() => {
        request.resume();
        response.writeHead(500).end('{}');
      });
    });
    const at = await listenFrom(slow, 0);
    const before = await startDatabasePooler(`http://127.0.0.1:${at}`, {
      idleMs: 20,
      turnMs: 100,
      slowMs: 50,
    });
    const client = createClient({ url: before.url, concurrency: 10 });
    const call = (n: number) => client.execute(`select ${n}`);
    const first = [1, 2, 3].map(call);
    await expect.poll(() => waiting.length).toBe(3);
    // It is known to be slow now: nobody waits to find that out again.
    const later = [4, 5, 6].map(call);
    await expect.poll(() => waiting.length).toBe(6);
    const ended = Promise.allSettled([...first, ...later]);
    for (const answer of waiting) answer();
    await ended;
    before.stop();
    slow.close();
  });

  it('uses one lasting connection and asks for uncompressed answers', async () => {
    const heard = { lines: new Set<unknown>(), packings: new Set<unknown>() };
    const server = createServer((request, response) => {
      heard.lines.add(request.socket);
      heard.packings.add(request.headers['accept-encoding']);
      request.resume().on('end', () => response.writeHead(500).end('{}'));
    });
    const at = await listenFrom(server, 0);
    const before = await startDatabasePooler(`http://127.0.0.1:${at}`);
    const client = createClient({ url: before.url });
    for (let n = 0; n < 5; n += 1) await client.execute('select 1').catch(() => null);
    expect(heard.lines.size).toBe(1);
    expect([...heard.packings]).toEqual([undefined]);
    before.stop();
    server.close();
    server.closeAllConnections();
  });

  it('supports transactions of several calls', async () => {
    const transaction = await pooled.transaction('write');
    await transaction.execute(`insert into sold values ('later', 'y')`);
    await transaction.commit();
    expect((await direct.execute(`select who from sold where night = 'later'`)).rows).toHaveLength(
      1,
    );
  });

  it('gives its connection up for a call that opens one of its own', async () => {
    const heard: string[] = [];
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const { baton, requests } = (await json(request)) as Pipeline;
      heard.push(`${baton ?? 'new'}: ${requests.map(({ type }) => type).join(' ')}`);
      const results = requests.map(() => DONE);
      response.end(JSON.stringify({ baton: 'kept', base_url: null, results }));
    };
    const server = createServer((request, response) => void answer(request, response));
    const at = await listenFrom(server, 0);
    const keeper = await startDatabasePooler(`http://127.0.0.1:${at}`, LASTING);
    const ask = async (...types: string[]) => {
      const body = JSON.stringify({ baton: null, requests: types.map((type) => ({ type })) });
      await (await fetch(`${keeper.url}/v2/pipeline`, { method: 'POST', body })).text();
    };
    await ask('execute', 'close');
    await ask('execute');
    await ask('execute', 'close');
    const opened = 'new: execute';
    expect(heard.toSorted()).toEqual(['kept: close', opened, opened, opened]);
    keeper.stop();
    server.closeAllConnections();
    server.close();
  });

  it('drops a client that has disconnected, and serves the next', async () => {
    const calls = Array.from({ length: 20 }, (_, i) => {
      const leaves = new AbortController();
      const client = createClient({
        url: pooler.url,
        fetch: (request: Request) => fetch(request, { signal: leaves.signal }),
      });
      const call = client.batch([`insert into sold values ('gone ${i}', 'z')`], 'write');
      if (i % 2 === 1) leaves.abort();
      return call;
    });
    const ended = await Promise.allSettled(calls);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const { rows } = await direct.execute(`select night from sold where night like 'gone %'`);
    for (const i of [0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
      expect(rows.map(({ night }) => night)).toContain(`gone ${i}`);
  });

  it('fails the calls of a server that dies, and serves the next one when it has started', async () => {
    await pooled.execute('select 1');
    const during = Array.from({ length: 30 }, (_, i) =>
      sell(`killed-${i}`, 'w').then(
        () => i,
        () => null,
      ),
    );
    await database.kill();
    const acknowledged = (await Promise.all(during)).filter((i) => i !== null);
    database = await startDatabase(directory, port);
    await sell('after', 'w');
    const { rows } = await direct.execute(`select night from sold where night like 'killed-%'`);
    const kept = rows.map(({ night }) => night);
    for (const i of acknowledged) expect(kept).toContain(`killed-${i}`);
  });
});
