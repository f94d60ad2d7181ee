import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { LAST_BACKUP } from '#server/storage/installation-files.ts';
import { freePort } from '#server/process/ports.ts';
import { type RunningServer, startServer } from '#server/host/run-server.ts';
import type { MachineState } from '#worker/platform/machine.ts';
import { processesOf } from './support/processes.ts';
import { laySmallBuild } from './support/small-build.ts';

const SMALL = fileURLToPath(new URL('support/start-small-server.ts', import.meta.url));
const BIG = 'uzun bir sayfa '.repeat(1_000);

/** Answers with what its bindings answer. */
const WORKER = `
let ticks = 0;
let warmed = 0;
export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/pid') return new Response('here');
    if (pathname === '/who') return Response.json({ url: request.url, from: request.headers.get('cf-connecting-ip') });
    if (pathname === '/warm') warmed += 1;
    if (pathname === '/warmed') return new Response(String(warmed));
    if (pathname === '/ticks') return new Response(String(ticks));
    if (pathname === '/secret') return new Response(env.DATA_SECRET + ' ' + env.APP_VERSION);
    if (pathname === '/login') return new Response(String((await env.RATE_LOGIN.limit({ key: searchParams.get('key') })).success));
    if (pathname === '/machine') return Response.json(await env.MACHINE.look());
    if (pathname === '/outside') {
      const to = searchParams.get('to');
      const asking = searchParams.has('entered') ? env.OUTSIDE.fetch(to) : fetch(to);
      const answer = await asking.then((r) => r.status, (error) => 'refused');
      return new Response(String(answer));
    }
    if (pathname === '/media') {
      const key = searchParams.get('key');
      if (request.method === 'PUT') {
        await env.MEDIA.put(key, await request.arrayBuffer(), { httpMetadata: { contentType: 'image/avif', contentDisposition: 'inline; filename="ğ.avif"' } });
        return new Response('kept');
      }
      if (request.method === 'DELETE') { await env.MEDIA.delete([key]); return new Response('gone'); }
      if (key === null) return Response.json(await env.MEDIA.list({ prefix: searchParams.get('prefix') ?? '' }));
      const object = await env.MEDIA.get(key);
      if (object === null) return new Response(null, { status: 404 });
      return new Response(object.body, { headers: { etag: object.httpEtag, 'x-size': String(object.size), 'x-meta': encodeURIComponent(JSON.stringify(object.httpMetadata)) } });
    }
    if (pathname === '/picture') {
      try {
        const made = await env.IMAGES.input(request.body).transform({ width: 40, fit: 'scale-down' }).output({ format: 'image/avif', quality: 50, anim: false });
        return new Response(made.image(), { headers: { 'content-type': made.contentType() } });
      } catch (error) { return new Response(String(error), { status: 400 }); }
    }
    return env.ASSETS.fetch(request);
  },
  async scheduled() { ticks += 1; },
};`;

const home = mkdtempSync(join(tmpdir(), 'kiyi-own-server-'));
const dist = join(home, 'dist');
let server: RunningServer;
const said: string[] = [];

/** What stands where the mail server of the installation is. */
const inside = createServer((_, response) => void response.end('inside'));

beforeAll(async () => {
  await new Promise<void>((done) => inside.listen(0, '127.0.0.2', done));
  laySmallBuild(dist, {
    worker: WORKER,
    files: {
      'index.html': BIG,
      'listing.html': BIG,
      'files/a.js': 'export {}',
      _headers:
        '/files/*\n  Cache-Control: public, max-age=31536000, immutable\n/*\n  X-Frame-Options: DENY\n',
    },
  });
  server = await startServer({
    port: await freePort(),
    dataDir: join(home, 'data'),
    dist,
    variables: {
      SITE_URL: 'http://localhost',
      DATA_SECRET: 'a "quoted" \\ sır',
      SMTP_URL: 'smtp://127.0.0.2:25',
    },
    trustedProxies: '127.0.0.0/8, ::1',
    upWhen: '/pid',
    warmUp: '/warm',
    onLine: (line) => said.push(line),
  });
});
afterAll(async () => {
  await server.stop();
  inside.close();
  rmSync(home, { recursive: true, force: true });
});

const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init);
const textOf = async (path: string, init?: RequestInit) => (await ask(path, init)).text();

describe('what the platform gives, on one server', () => {
  it('files with their headers, at the addresses that the platform gives them', async () => {
    const file = await ask('/files/a.js');
    expect([file.status, await file.text()]).toEqual([200, 'export {}']);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-frame-options': 'DENY',
    });
    const etag = file.headers.get('etag') ?? '';
    expect((await ask('/files/a.js', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await ask('/files/a.js', { method: 'POST' })).status).toBe(405);
    expect((await ask('/files/none.js')).status).toBe(404);
    expect((await ask('/files/..%2f..%2fserver%2fentry.mjs')).status).toBe(404);
    // Through the Worker's own binding: the page, and where its other addresses lead.
    expect(await textOf('/')).toBe(BIG);
    expect(await textOf('/listing')).toBe(BIG);
    const other = await ask('/listing.html?a=1', { redirect: 'manual' });
    expect([other.status, other.headers.get('location')]).toEqual([307, '/listing?a=1']);
    expect((await ask('/_headers')).status).toBe(404);
  });

  it('answers packed once, and as they are for who takes nothing packed', async () => {
    const plain = await ask('/', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await packed.text()).toBe(BIG);
    expect(await (await ask('/', { headers: { 'accept-encoding': 'br;q=0, gzip' } })).text()).toBe(
      BIG,
    );
  });

  it('variables as they are, which stand in no file', async () => {
    expect(await textOf('/secret')).toBe('a "quoted" \\ sır small');
    for (const file of globSync(join(home, 'data/run/*'))) {
      expect(readFileSync(file, 'utf8')).not.toContain('quoted');
    }
  });

  it('who asks, by the word of trusted proxies alone', async () => {
    const forwarded = {
      'x-forwarded-for': '203.0.113.9, 198.51.100.7',
      'cf-connecting-ip': '1.1.1.1',
    };
    const asked = await ask('/who', { headers: { ...forwarded, 'x-forwarded-proto': 'https' } });
    const { url, from } = (await asked.json()) as { url: string; from: string };
    expect(from).toBe('198.51.100.7');
    expect(url).toMatch(/^https:/);
    const plain = (await (await ask('/who')).json()) as { url: string; from: string };
    expect(plain.from).toMatch(/^(127\.0\.0\.1|::1)$/);
  });

  it('limits by key', async () => {
    const tries = [];
    for (let n = 0; n < 5; n += 1) tries.push(await textOf('/login?key=a'));
    // A minute may turn meanwhile.
    expect(tries.filter((one) => one === 'false').length).toBeGreaterThan(0);
    expect(await textOf('/login?key=b')).toBe('true');
  });

  it('the minute’s work', async () => {
    await expect.poll(() => textOf('/ticks')).not.toBe('0');
  });

  it('uploads on this disk, and nothing outside their folder', async () => {
    const path = `/media?key=${encodeURIComponent('pictures/a b.avif')}`;
    expect((await ask(path, { method: 'PUT', body: 'x' })).status).toBe(500);
    const good = '/media?key=pictures/v1/a-1280.avif';
    await ask(good, { method: 'PUT', body: 'bytes of a picture' });
    const found = await ask(good);
    expect(await found.text()).toBe('bytes of a picture');
    expect(found.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(JSON.parse(decodeURIComponent(found.headers.get('x-meta') ?? ''))).toEqual({
      contentType: 'image/avif',
      contentDisposition: 'inline; filename="ğ.avif"',
    });
    const list = (await (await ask('/media?prefix=pictures/')).json()) as {
      objects: { key: string }[];
    };
    expect(list.objects.map(({ key }) => key)).toEqual(['pictures/v1/a-1280.avif']);
    expect((await ask('/media?key=../secrets.json')).status).toBe(404);
    expect((await ask('/media?key=../../escaped', { method: 'PUT', body: 'x' })).status).toBe(500);
    await ask(good, { method: 'DELETE' });
    expect((await ask(good)).status).toBe(404);
  });

  it('smaller pictures, and a refusal of what is none', async () => {
    const picture = await sharp({
      create: { width: 100, height: 60, channels: 3, background: '#0a6' },
    })
      .jpeg()
      .toBuffer();
    const made = await ask('/picture', { method: 'POST', body: new Uint8Array(picture) });
    expect(made.headers.get('content-type')).toBe('image/avif');
    const { width, height } = await sharp(Buffer.from(await made.arrayBuffer())).metadata();
    expect([width, height]).toEqual([40, 24]);
    expect((await ask('/picture', { method: 'POST', body: 'no picture' })).status).toBe(400);
  });

  it('what the machine has left, for who watches it', async () => {
    const look = async () => (await ask('/machine')).json() as Promise<MachineState>;
    const { disk, backupAt, memory } = await look();
    expect(disk?.free).toBeGreaterThan(0);
    expect(disk?.total).toBeGreaterThanOrEqual(disk?.free ?? 0);
    expect(backupAt).toBeNull();
    if (process.platform === 'linux') {
      // A runtime is some tens of megabytes, and this process beside it.
      expect(memory.runtime).toBeGreaterThan(10_000_000);
      expect(memory.all).toBeGreaterThan(memory.runtime);
    }
    writeFileSync(join(home, 'data', LAST_BACKUP), '2026-11-24T10:00:00.000Z');
    expect((await look()).backupAt).toBe('2026-11-24T10:00:00.000Z');
  });

  it('no way to our own network that no variable names', async () => {
    const to = `http://127.0.0.1:${new URL(server.url).port}/pid`;
    expect(await textOf(`/outside?to=${encodeURIComponent(to)}`)).toBe('refused');
  });

  it('no way to it for addresses that somebody entered, though one of our servers is there', async () => {
    const to = `/outside?to=${encodeURIComponent(`http://127.0.0.2:${(inside.address() as AddressInfo).port}/`)}`;
    expect(await textOf(to)).toBe('200');
    expect(await textOf(`${to}&entered`)).toBe('refused');
  });
});

it('goes on with another build, and with the last good one where that does not start', async () => {
  const next = join(home, 'next');
  laySmallBuild(next, { worker: WORKER, files: { 'index.html': 'the next build' } });
  await server.serve(next);
  expect(await textOf('/')).toBe('the next build');
  const worse = join(home, 'worse');
  laySmallBuild(worse, { worker: 'export default {' });
  await expect(server.serve(worse)).rejects.toThrow('SyntaxError');
  expect(await textOf('/')).toBe('the next build');
});

describe('whatever dies', () => {
  it('is there again, and visitors with it', async () => {
    for (let n = 0; n < 3; n += 1) {
      const [runtime = 0] = runtimesOf(join(home, 'data'));
      process.kill(runtime, 'SIGKILL');
      await expect
        .poll(() =>
          ask('/pid').then(
            (answer) => answer.status,
            () => 0,
          ),
        )
        .toBe(200);
    }
    expect(said.join('\n')).toContain('The runtime ended and is begun again');
    // What visitors would wait for was asked for, once, each time it began.
    await expect.poll(() => textOf('/warmed')).toBe('1');
  });

  it('is ended and begun again when it hangs', async () => {
    const [hanging = 0] = runtimesOf(join(home, 'data'));
    const from = Date.now();
    process.kill(hanging, 'SIGSTOP');
    await expect.poll(() => runtimesOf(join(home, 'data'))).not.toContain(hanging);
    await expect.poll(() => textOf('/pid').catch(() => '')).toBe('here');
    // Four and a half alone on a machine; this one runs other tests at the same time.
    expect(Date.now() - from).toBeLessThan(9_000);
    expect(said.join('\n')).toContain('The runtime does not answer and is ended');
  });

  it('takes everything with it when it is what started the rest, and its folder is locked until then', async () => {
    const dataDir = join(home, 'other data');
    const port = await freePort();
    const parent = spawn(process.execPath, [SMALL, dist, dataDir, String(port)], {
      stdio: 'ignore',
    });
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/pid`).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(isUp).toBe(200);
    const second = spawn(process.execPath, [SMALL, dist, dataDir, String(await freePort())]);
    let why = '';
    second.stderr.on('data', (chunk: Buffer) => (why += chunk.toString()));
    expect(await new Promise((resolve) => second.once('close', resolve))).toBe(1);
    expect(why).toContain('is in use');
    expect(await isUp()).toBe(200);
    expect(runtimesOf(dataDir)).toHaveLength(1);
    parent.kill('SIGKILL');
    await expect.poll(() => runtimesOf(dataDir)).toEqual([]);
  });

  it('ends the whole with a reason where beginning again does not help', async () => {
    const broken = join(home, 'broken');
    laySmallBuild(broken, { worker: 'export default {' });
    const start = startServer({
      port: await freePort(),
      dataDir: join(home, 'broken data'),
      dist: broken,
      variables: {},
      upWhen: '/pid',
    });
    await expect(start).rejects.toThrow(/The runtime ended:[^]*SyntaxError/);
  });
});

/** The runtimes that serve out of a data folder, by their process ids. */
const runtimesOf = (dataDir: string): number[] => processesOf('workerd', dataDir);
