import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/messages.ts';
import { HASHED_FOLDERS } from '#domain/publishing/hashed-files.ts';
import { PAGE_HEADERS } from '#domain/publishing/page-headers.ts';
import { root } from '#scripts/lib/paths.ts';
import { freePort, listenFrom } from '#server/process/ports.ts';
import { packHashedFiles } from '#server/host/pack-files.ts';
import { type RunningServer, startServer } from '#server/host/run-server.ts';
import { findProgram } from '#tests/support/find-program.ts';
import { laySmallBuild } from '#tests/recovery/support/small-build.ts';
import { type RunningCaddy, startCaddy } from './support/caddy.ts';

const CADDYFILE = join(root, 'server/operations/Caddyfile');
const caddy = findProgram('caddy', 'caddy');

it('sends scripts and sheets with the headers of pages, wherever they come from', () => {
  const [, block = ''] =
    /\(page-headers\) \{[^]*?header \{\n([^]*?)\n?\t\}\n\}/.exec(readFileSync(CADDYFILE, 'utf8')) ??
    [];
  const written = Object.entries(PAGE_HEADERS).map(([name, value]) => `\t\t${name} "${value}"`);
  expect(block).toBe(written.join('\n'));
});

/** Says what it was asked for. */
const WORKER = `
export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/pid' || pathname === '/v1/health') return new Response('here');
    return new Response('the Worker: ' + request.method + ' ' + pathname + search, { status: pathname === '/page' ? 200 : 404 });
  },
};`;

const LONG = 'export const söz = "uzun bir betik";\n'.repeat(200);
const FILES = {
  '_astro/long.Bx12.js': LONG,
  '_astro/short.Cy34.js': 'export {}',
  '_astro/sheet.Dz56.css': '.a{color:red}'.repeat(200),
  '_astro/picture.Ea78.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'dashboard/assets/first-Fb90.js': LONG,
  'other.js': LONG,
  '500.html': '<h1>Bir sorun oluştu</h1>',
  _headers: `/*\n${Object.entries(PAGE_HEADERS)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n')}\n/_astro/long.Bx12.js\n  Cache-Control: public, max-age=31536000, immutable\n`,
};

describe.runIf(caddy)('Caddy before the product', () => {
  const home = mkdtempSync(join(tmpdir(), 'kiyi-caddy-'));
  const dist = join(home, 'dist');
  let server: RunningServer;
  /** With the files of the build, and without: then everything is the product's. */
  let own: RunningCaddy;
  let without: RunningCaddy;

  beforeAll(async () => {
    for (const turn of ['a', 'b']) {
      laySmallBuild(join(dist, turn), {
        worker: WORKER,
        files: { ...FILES, [`_astro/only-${turn}.Zz00.js`]: `export default '${turn}'` },
        filesAlone: HASHED_FOLDERS.map((folder) => `${folder}*`),
      });
      await packHashedFiles(join(dist, turn, 'client'), join(dist, 'a/client'));
    }
    serveTurn('a');
    mkdirSync(join(home, 'empty'));
    server = await startServer({
      port: await freePort(),
      dataDir: join(home, 'data'),
      dist: join(dist, 'a'),
      variables: { SITE_URL: 'http://localhost' },
      trustedProxies: '127.0.0.0/8, ::1',
      upWhen: '/pid',
    });
    own = await startCaddy(caddy ?? '', {
      product: server.url,
      files: join(dist, 'served/client'),
    });
    without = await startCaddy(caddy ?? '', { product: server.url, files: join(home, 'empty') });
  });
  afterAll(async () => {
    await own.stop();
    await without.stop();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  });

  const serveTurn = (turn: string) => {
    symlinkSync(turn, join(dist, 'served.new'));
    renameSync(join(dist, 'served.new'), join(dist, 'served'));
  };

  const ENCODINGS = [
    undefined,
    'identity',
    'gzip',
    'br',
    'gzip, deflate, br, zstd',
    'br;q=0, gzip',
  ];
  const PATHS = [
    ...Object.keys(FILES).map((name) => `/${name}`),
    '/_astro/long.Bx12.js?v=1',
    '/_astro/not-there.js',
    '/_astro/not-there.css',
    '/_astro/long.Bx12.js.br',
    '/_astro/long.Bx12.js/',
    '/_astro/',
    '/_astro',
    '/_astro/..%2f_headers',
    '/_astro/%2e%2e/other.js',
    '/_astro/..%2f..%2fserver%2fentry.mjs',
    '/dashboard/assets/',
    '/page?a=1',
    '/',
  ];
  const MORE: Record<string, string>[] = [
    { range: 'bytes=0-9' },
    { 'if-none-match': '*' },
    { 'if-none-match': '"something"', 'if-modified-since': 'Mon, 23 Nov 2099 00:00:00 GMT' },
    { 'if-match': '"something"' },
  ];

  it('gives the same answers from the disk as the product, byte for byte', async () => {
    const asks = PATHS.flatMap((path) => [
      ...ENCODINGS.map((encoding) => ({
        path,
        method: 'GET',
        headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
      })),
      ...MORE.map((headers) => ({ path, method: 'GET', headers })),
      ...['HEAD', 'POST', 'OPTIONS'].map((method) => ({ path, method, headers: {} })),
    ]);
    for (const ask of asks) {
      const [ours, theirs] = [await answerOf(own.url, ask), await answerOf(without.url, ask)];
      expect({ ask, ...ours }).toEqual({ ask, ...theirs });
    }
  });

  it('gives scripts and sheets itself, and nothing else', async () => {
    const teapot = createServer((_request, response) => response.writeHead(418).end());
    const product = `http://127.0.0.1:${await listenFrom(teapot, 0)}`;
    const alone = await startCaddy(caddy ?? '', { product, files: join(dist, 'served/client') });
    const fromDisk: string[] = [];
    for (const path of PATHS) {
      const { status } = await answerOf(alone.url, { path, method: 'GET', headers: {} });
      if (status === 418) continue;
      expect([path, status]).toEqual([path, 200]);
      fromDisk.push(path);
    }
    await alone.stop();
    teapot.close();
    expect(fromDisk).toEqual([
      '/_astro/long.Bx12.js',
      '/_astro/short.Cy34.js',
      '/_astro/sheet.Dz56.css',
      '/dashboard/assets/first-Fb90.js',
      '/_astro/long.Bx12.js?v=1',
    ]);
  });

  it('has the files of a new build with the build, and those of the old one until then', async () => {
    const statusOf = async (name: string) =>
      (await answerOf(own.url, { path: `/_astro/${name}`, method: 'GET', headers: {} })).status;
    expect([await statusOf('only-a.Zz00.js'), await statusOf('only-b.Zz00.js')]).toEqual([
      200, 404,
    ]);
    // The product has the new build first: what Caddy has not found is asked for there.
    await server.serve(join(dist, 'b'));
    expect([await statusOf('only-a.Zz00.js'), await statusOf('only-b.Zz00.js')]).toEqual([
      200, 200,
    ]);
    serveTurn('b');
    expect([await statusOf('only-a.Zz00.js'), await statusOf('only-b.Zz00.js')]).toEqual([
      404, 200,
    ]);
  });

  it('keeps what is read and what is written until a product that begins again is there', async () => {
    const port = await freePort();
    const product = `http://127.0.0.1:${port}`;
    const files = join(home, 'empty');
    const alone = await startCaddy(caddy ?? '', { product, files, debug: true });
    const written = fetch(`${alone.url}/v1/reservations`, { method: 'POST', body: LONG });
    const read = fetch(`${alone.url}/page`);
    await expect.poll(alone.tail).toContain('connection refused');
    // Like the product, it answers once it has all: Caddy stops sending to whoever answers before.
    const echo = createServer(
      (request, response) => void buffer(request).then((body) => response.end(body)),
    );
    await listenFrom(echo, port);
    expect([(await written).status, await (await written).text()]).toEqual([200, LONG]);
    expect((await read).status).toBe(200);
    await alone.stop();
    echo.close();
  });

  it('says 503 in the words of the product while that is away for longer', async () => {
    const product = `http://127.0.0.1:${await freePort()}`;
    const files = join(dist, 'served/client');
    const alone = await startCaddy(caddy ?? '', { product, files, patience: '200ms' });
    const ask = (path: string, method = 'GET') =>
      answerOf(alone.url, { path, method, headers: {} });
    const away = { 'retry-after': ['30'], 'cache-control': ['no-store'] };
    for (const path of ['/', '/villa/ambar-evi', '/dashboard', '/_astro/not-there.js']) {
      const { status, headers, body } = await ask(path);
      expect([path, status, Buffer.from(body, 'latin1').toString()]).toEqual([
        path,
        503,
        FILES['500.html'],
      ]);
      expect(headers).toMatchObject({
        ...away,
        'content-security-policy': [PAGE_HEADERS['Content-Security-Policy']],
      });
    }
    const call = await ask('/v1/reservations', 'POST');
    expect(call).toMatchObject({ status: 503, headers: away });
    expect(JSON.parse(Buffer.from(call.body, 'latin1').toString())).toEqual({
      code: 'BUSY',
      content: MESSAGES.BUSY,
    });
    expect((await ask('/_astro/long.Bx12.js')).status).toBe(200);
    await alone.stop();
  });

  it.each([
    ['more than the product reads to its end', '20000000'],
    ['nine digits', '123456789'],
    ['more than anybody has', '9'.repeat(18)],
  ])('refuses a body that is too large before it comes: %s', async (_, length) => {
    const { hostname, port } = new URL(own.url);
    const headers = { 'content-length': length };
    const asked = request({ hostname, port, path: '/v1/stay/review', method: 'POST', headers });
    asked.on('error', () => undefined).flushHeaders();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const said: unknown = JSON.parse((await buffer(answer)).toString());
    asked.destroy();
    expect([answer.statusCode, said]).toEqual([
      413,
      { code: 'TOO_LARGE', content: MESSAGES.TOO_LARGE },
    ]);
  });

  it.each([
    [20_000, 200],
    [60_000, 431],
  ])('takes headers of %i bytes: %i', async (bytes, status) => {
    const headers = { 'x-long': 'a'.repeat(bytes) };
    const { status: said } = await answerOf(own.url, { path: '/page', method: 'GET', headers });
    expect(said).toBe(status);
  });

  it('takes the file as it is written', () => {
    const { status, stderr } = spawnSync(
      caddy ?? '',
      ['validate', '--config', CADDYFILE, '--adapter', 'caddyfile'],
      {
        encoding: 'utf8',
        env: { ...process.env, HOME: home, SITE_URL: 'https://www.acente.example' },
      },
    );
    const worse = stderr.split('\n').filter((line) => /"level":"(warn|error)"/.test(line));
    expect([status, worse]).toEqual([0, []]);
  });
});

/** What is of this hop alone, and how a message is cut into pieces. */
const OF_THE_HOP = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'via',
]);

type Ask = { path: string; method: string; headers: Record<string, string> };

/** The answer as it came over the wire: nothing is unpacked, followed or put together. */
async function answerOf(url: string, { path, method, headers }: Ask) {
  const { hostname, port } = new URL(url);
  const asked = request({ hostname, port, path, method, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const kept = Object.entries(answer.headersDistinct).filter(([name]) => !OF_THE_HOP.has(name));
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(kept),
    body: (await buffer(answer)).toString('latin1'),
  };
}
