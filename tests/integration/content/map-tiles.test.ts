import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import type { AskedTile } from '#tests/support/servers/tile-server.ts';

/** A real server plays the agency's own. */
const url = inject('tileServerUrl');

/** Kalkan. */
const TILE = '10/595/397';
const PATH = `/v1/map/tiles/${TILE}`;

describe("the agency's own tiles", () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp({ outside: fetch });
    token = await signIn(app, (await createUser(app)).email);
  });
  beforeEach(() => save('', ''));

  const save = (map_tiles_url: string, map_tiles_attribution = '© Haritacılar') =>
    app.call('PUT', '/v1/admin/map/edit', {
      token,
      body: { map_tiles_url, map_tiles_attribution },
    });
  const asked = async (): Promise<AskedTile[]> => (await fetch(`${url}/asked`)).json();

  it('are none until an address is set', async () => {
    expect((await app.call('GET', '/v1/map')).body.content).toEqual({ tiles: null });
    const answer = await app.call('GET', PATH);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('come through the Worker with their attribution, and the server learns nothing about visitors', async () => {
    expect((await save(`${url}/ok/{z}/{x}/{y}.png?key=gizli`)).status).toBe(200);
    const facts = await app.call('GET', '/v1/map');
    expect(facts.body.content).toEqual({ tiles: { attribution: '© Haritacılar' } });
    const before = (await asked()).length;
    const answer = await app.call('GET', PATH, {
      headers: {
        cookie: 'a=b',
        referer: 'https://kiyi.example/villa/a',
        'x-forwarded-for': '1.2.3.4',
      },
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
    expect(new TextDecoder().decode(answer.bytes.slice(1, 4))).toBe('PNG');
    const [request] = (await asked()).slice(before);
    expect(request?.path).toBe(`/ok/${TILE}.png?key=gizli`);
    const told = JSON.stringify(request?.headers);
    for (const word of ['a=b', 'kiyi.example', '1.2.3.4']) expect(told).not.toContain(word);
  });

  it('keep the address from visitors: it may hold a key', async () => {
    await save(`${url}/ok/{z}/{x}/{y}.png?key=gizli`);
    for (const path of ['/v1/map', '/v1/website/contact', '/v1/website/sitedata']) {
      expect((await app.call('GET', path)).text).not.toContain('gizli');
    }
  });

  it.each(['6/37/24', '16/38080/25408', '10/0/0', '10/594/383', '10/595/398000', '10/-1/397'])(
    'are of our coast alone: not %s',
    async (tile) => {
      await save(`${url}/ok/{z}/{x}/{y}.png`);
      const before = (await asked()).length;
      const answer = await app.call('GET', `/v1/map/tiles/${tile}`);
      expect([400, 404]).toContain(answer.status);
      expect(await asked()).toHaveLength(before);
    },
  );

  it.each([
    ['large', 503],
    ['page', 503],
    ['drawing', 503],
    ['untyped', 503],
    ['failing', 503],
    ['hop', 503],
    ['hang-up', 503],
    ['none', 404],
  ])('that answer %s are %i, in words of ours', async (mood, status) => {
    await save(`${url}/${mood}/{z}/{x}/{y}.png`);
    const before = (await asked()).length;
    const answer = await app.call('GET', PATH);
    expect([answer.status, answer.body.code]).toEqual([
      status,
      status === 503 ? 'TILES_UNREACHABLE' : 'NOT_FOUND',
    ]);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('max-age=86400');
    expect(answer.text).not.toMatch(/tiles\.js|alert|svg/);
    // A redirect leads nowhere.
    expect((await asked()).slice(before).map(({ path }) => path)).toEqual([`/${mood}/${TILE}.png`]);
  });

  it('that never come are left after a while', async () => {
    await save(`${url}/silent/{z}/{x}/{y}.png`);
    const answer = await app.call('GET', PATH);
    expect([answer.status, answer.body.code]).toEqual([503, 'TILES_UNREACHABLE']);
  });

  it.each(['1e1/595/397', '0xa/595/397', '10.0/595/397', '%2010/595/397', '%2b10/595/397'])(
    'have one address each: not %s',
    async (tile) => {
      await save(`${url}/ok/{z}/{x}/{y}.png`);
      const before = (await asked()).length;
      expect((await app.call('GET', `/v1/map/tiles/${tile}`)).status).toBe(400);
      expect(await asked()).toHaveLength(before);
    },
  );

  it('of a slow server are sixty at once; more are left at once, and fill no memory', async () => {
    await save(`${url}/silent/{z}/{x}/{y}.png`);
    const before = (await asked()).length;
    const tiles = Array.from(
      { length: 200 },
      (_, n) => `15/${19_040 + (n % 20)}/${12_704 + Math.floor(n / 20)}`,
    );
    const answers = await Promise.all(
      tiles.map((tile) => app.call('GET', `/v1/map/tiles/${tile}`)),
    );
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['TILES_UNREACHABLE']));
    expect((await asked()).length - before).toBe(60);
    await save(`${url}/ok/{z}/{x}/{y}.png`);
    expect((await app.call('GET', PATH)).status).toBe(200);
  });

  it.each([
    ['HEAD', {}, 200],
    ['OPTIONS', {}, 404],
    ['GET', { range: 'bytes=0-0' }, 200],
    ['GET', { 'if-none-match': '*' }, 200],
    ['GET', { 'if-modified-since': 'yesterday' }, 200],
  ])('are whole for %s with %j', async (method, headers, status) => {
    await save(`${url}/ok/{z}/{x}/{y}.png`);
    const answer = await app.call(method, PATH, { headers });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['https://tiles.example.com/{z}/{x}.png', '{y} eksik'],
    ['https://tiles.example.com/{z}/{x}/{y}/{s}.png', 'süslü parantez'],
    ['https://{x}.example.com/{z}/{x}/{y}.png', 'sunucunun adında'],
    ['{z}/{x}/{y}', 'tam adresi'],
    ['http://tiles.example.com/{z}/{x}/{y}.png', 'https://'],
    ['https://10.0.0.1/{z}/{x}/{y}.png', 'IP adresi'],
    ['https://169.254.169.254/{z}/{x}/{y}', 'IP adresi'],
    ['https://metadata.google.internal/{z}/{x}/{y}', 'yerel ad'],
    ['https://127.0.0.1.nip.io/{z}/{x}/{y}', 'yerel ad'],
    ['https://user:secret@tiles.example.com/{z}/{x}/{y}', 'parola'],
    ['https://tiles.example.com:8443/{z}/{x}/{y}', 'port'],
    ['file:///etc/{z}/{x}/{y}', 'https://'],
  ])('are never asked for at %s', async (template, why) => {
    const refused = await save(template);
    expect([400, 422]).toContain(refused.status);
    expect(refused.body.issues).toEqual([
      { path: 'map_tiles_url', message: expect.stringContaining(why) },
    ]);
    expect((await app.call('GET', '/v1/map')).body.content).toEqual({ tiles: null });
  });

  it('name their makers', async () => {
    const refused = await save(`${url}/ok/{z}/{x}/{y}.png`, '');
    expect(refused.body.issues).toEqual([
      { path: 'map_tiles_attribution', message: expect.stringContaining('kimin yaptığını') },
    ]);
  });
});
