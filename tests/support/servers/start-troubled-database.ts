import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@libsql/client/web';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { freePort } from '#server/process/ports.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real database that can be put into trouble, and a server that answers in its place. */
    troubled: {
      databaseUrl: string;
      /** libsql-server's admin API: blocks, limits. */
      adminUrl: string;
      /** Address of a stopped database. */
      goneUrl: string;
      /**
       * `<url>/<Trouble>/` answers in place of a database; `POST <url>/lock` and `/unlock` act as
       * another program that holds the lock; `<url>/every-second/` is the database behind a
       * connection that breaks at every second call.
       */
      standInUrl: string;
    };
  }
}

/** How a proxy answers in the database's place. All of them echo the request. */
export type Trouble =
  | 'hangs'
  | 'hangs-up'
  | 'cuts-headers'
  | 'cuts-answer'
  | 'half-json'
  | 'text-500'
  | 'html-502'
  | 'html-200'
  | 'json-503'
  | `says-${string}`;

/** A separate database, since its trouble would make other tests fail. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-trouble-'));
  const adminPort = await freePort();
  const database = await startDatabase(join(directory, 'here'), undefined, [
    '--admin-listen-addr',
    `127.0.0.1:${adminPort}`,
  ]);
  await migrateDatabase(createClient({ url: database.url }));
  const gone = await startDatabase(join(directory, 'gone'));
  await gone.stop();

  let lock: DatabaseSync | undefined;
  let calls = 0;
  const server = createServer((request, response) => {
    const [, what = ''] = /^\/([\w-]+)/.exec(request.url ?? '') ?? [];
    if (what === 'lock') {
      lock = new DatabaseSync(join(directory, 'here/dbs/default/data'));
      lock.exec('begin immediate');
      response.end();
    } else if (what === 'unlock') {
      lock?.close();
      response.end();
    } else if (what === 'every-second') {
      calls += 1;
      if (calls % 2 === 1) request.socket.destroy();
      else void handOn(database.url, request, response);
    } else void standIn(what as Trouble, request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  project.provide('troubled', {
    databaseUrl: database.url,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    goneUrl: gone.url,
    standInUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return async () => {
    server.closeAllConnections();
    server.close();
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

async function handOn(to: string, request: IncomingMessage, response: ServerResponse) {
  const body = (await request.toArray()).join('');
  const answer = await fetch(`${to}/v2/pipeline`, { method: 'POST', body });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
}

async function standIn(trouble: Trouble, request: IncomingMessage, response: ServerResponse) {
  const asked = (await request.toArray()).join('');
  response.setHeader('connection', 'close');
  const say = (status: number, type: string, text: string) =>
    response.writeHead(status, { 'content-type': type }).end(text);
  if (trouble.startsWith('says-')) return say(200, 'application/json', refusal(trouble, asked));
  switch (trouble) {
    case 'hangs':
      return undefined;
    case 'hangs-up':
      return request.socket.destroy();
    case 'cuts-headers':
      request.socket.write('HTTP/1.1 200 OK\r\ncontent-ty');
      return request.socket.destroySoon();
    case 'cuts-answer':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
      response.write(`{"baton":null,"results":[${asked}`);
      return setTimeout(() => request.socket.destroy(), 20);
    case 'half-json':
      return say(200, 'application/json', `{"baton":null,"results":[${asked.slice(0, -9)}`);
    case 'text-500':
      return say(500, 'text/plain', `stream error: ${asked}`);
    case 'html-502':
      return say(502, 'text/html', `<html>Bad gateway ${asked}</html>`);
    case 'html-200':
      return say(200, 'text/html', `<html>Maintenance ${asked}</html>`);
    case 'json-503':
      return say(503, 'application/json', JSON.stringify({ message: asked, code: 'OVERLOADED' }));
    default:
      return say(404, 'text/plain', asked);
  }
}

/** The database's answer to every statement, as libsql-server words it. */
function refusal(trouble: string, asked: string): string {
  const error = {
    code: trouble.slice('says-'.length),
    message: 'SQLite error: no statement of this',
  };
  const { requests } = JSON.parse(asked) as { requests: unknown[] };
  return JSON.stringify({
    baton: null,
    base_url: null,
    results: requests.map(() => ({ type: 'error', error })),
  });
}
