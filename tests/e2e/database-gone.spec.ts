import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { createClient } from '@libsql/client/web';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { freePort } from '#server/process/ports.ts';
import { localSecrets } from '#scripts/lib/secrets.ts';
import { startWorker } from '#scripts/lib/worker.ts';
import { relayTo } from '#tests/support/servers/relay.ts';

/** Somebody's data in an address: bound to a statement, and never in a log. */
const CANARY = 'kanarya7f3a';

/** Rendered when asked for; what some of them show is asked of the API inside the same Worker. */
const LIVE = [
  '/ara',
  `/ara?q=${CANARY}`,
  '/enquire',
  `/favoriler?villalar=${CANARY}`,
  '/firsat-tarihler',
  '/indirimli-villalar',
  '/guvenli-odeme',
  `/guvenli-odeme?kod=KY26-7WQ4M9KX&eposta=${CANARY}@posta.example`,
  `/guvenli-odeme/sonuc?odeme=${CANARY}`,
  `/konaklamam?baglanti=${CANARY}`,
  `/talep/${CANARY}`,
  `/teklif?token=${CANARY}`,
  `/yorum/${CANARY}`,
];

/** Files of the build; a search that cannot be answered is one as well. */
const BUILT = ['/', '/listing', '/listing?adults=2', '/regions', '/faq', '/contact'];

/** Three times this is less than a page may wait for its database (worker/index.ts), four times is more. */
const SLOW_MS = 1_300;

/** What may have been added since the build: nobody knows now. */
const PERHAPS = [`/villa/${CANARY}`, `/${CANARY}`, `/blog/${CANARY}`];

async function expectUnavailable(request: APIRequestContext, url: string) {
  const answer = await request.get(url);
  expect([url, answer.status()]).toEqual([url, 503]);
  expect(answer.headers()).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(answer.headers()['content-security-policy']).toBeDefined();
  expect(await answer.text()).toContain('Bu sayfa şu anda açılmıyor');
}

test('without its database the site answers 503, serves its built pages, and recovers by itself', async ({
  request,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kiyi-gone-'));
  const port = await freePort();
  const database = await startDatabase(join(dataDir, 'database'), port);
  await migrateDatabase(createClient({ url: database.url }));
  const relay = await relayTo(port);
  const lines: string[] = [];
  const worker = await startWorker({
    port: await freePort(),
    dataDir,
    variables: {
      DATABASE_URL: relay.url,
      SITE_URL: 'http://localhost',
      PAYMENT_SANDBOX: '1',
      ...localSecrets(dataDir),
    },
    onLine: (line) => lines.push(line),
  });
  /**
   * Side by side: each waits for its own questions. One that a busy machine kept too long beside the
   * others is asked again alone.
   */
  async function askSlowly(
    paths: readonly string[],
    isRight: (answer: APIResponse) => boolean | undefined,
  ) {
    const ask = async (path: string) =>
      isRight(await request.get(worker.url + path, { maxRedirects: 0 }));
    const right = await Promise.all(paths.map(ask));
    for (const path of paths.filter((_, i) => !right[i]))
      await expect.poll(() => ask(path), path).toBe(true);
  }
  try {
    // Before anything is in memory: what was read a moment ago is still shown.
    relay.cut();
    for (const path of [...LIVE, ...PERHAPS]) await expectUnavailable(request, worker.url + path);
    for (const path of BUILT) {
      const answer = await request.get(worker.url + path);
      expect([path, answer.status()]).toEqual([path, 200]);
    }
    // A form that was sent is answered with its page where there is one, and with 503 either way.
    const sent = await request.post(`${worker.url}/enquire`, {
      headers: { origin: worker.url },
      form: { code: 'KY26-7WQ4M9KX', email: `${CANARY}@posta.example` },
    });
    expect([sent.status(), sent.headers()['retry-after']]).toEqual([503, '2']);

    relay.mend();
    expect((await request.get(`${worker.url}/indirimli-villalar`)).status()).toBe(200);
    expect((await request.get(`${worker.url}/villa/${CANARY}`)).status()).toBe(404);

    // It takes every question and answers none: what was built comes all the same, said to be stale.
    relay.hang();
    for (const path of BUILT) {
      // What was known a moment ago is good for some seconds more.
      await expect(async () => {
        const answer = await request.get(worker.url + path);
        expect([path, answer.status()]).toEqual([path, 200]);
        expect(answer.headers()['cache-status']).toContain('ttl=-1');
      }).toPass();
    }
    expect((await request.get(`${worker.url}/v1/health`)).status()).toBe(200);
    const ready = await request.get(`${worker.url}/v1/ready`);
    expect([ready.status(), ready.headers()['retry-after']]).toEqual([503, '2']);
    const { checks } = (await ready.json()).content;
    // How the disk does is for those with the token of the figures.
    expect(checks).toMatchObject([{ name: 'database', ok: false }]);
    for (const path of PERHAPS) {
      // That there is no such page was known a moment ago, too.
      await expect(() => expectUnavailable(request, worker.url + path)).toPass();
    }

    // It answers, each time so late that a page may ask three times (once what it remembers is too old)
    // and not four times.
    relay.slow(SLOW_MS);
    await askSlowly(BUILT, (answer) => {
      return answer.status() === 200 && answer.headers()['cache-status']?.includes('ttl=-1');
    });
    await askSlowly(PERHAPS, (answer) => answer.status() === 404);
    await askSlowly(LIVE, (answer) => answer.status() < 500);

    relay.mend();
    await expect(async () => {
      const answer = await request.get(`${worker.url}/faq`);
      expect(answer.headers()['cache-status']).toBeUndefined();
    }).toPass();
    expect((await request.get(`${worker.url}/v1/ready`)).status()).toBe(200);
  } finally {
    await worker.stop();
    relay.close();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const logged = lines.join('\n');
  expect(logged).toMatch(/"at":"page \/ara".*DatabaseUnavailable: /);
  expect(logged).toMatch(/"at":"published page".*DatabaseUnavailable: /);
  expect(logged).not.toContain(CANARY);
});

test('an installation without SITE_URL logs it, answers 503, and serves its built pages', async ({
  request,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kiyi-unset-'));
  const lines: string[] = [];
  const worker = await startWorker({
    port: await freePort(),
    dataDir,
    variables: { DATABASE_URL: 'http://127.0.0.1:9', ...localSecrets(dataDir) },
    upWhen: '/favicon.svg',
    onLine: (line) => lines.push(line),
  });
  try {
    for (const path of ['/v1/health', '/v2/search', '/v1/villa/a']) {
      const answer = await request.get(worker.url + path);
      expect([path, answer.status(), (await answer.json()).code]).toEqual([path, 503, 'BUSY']);
    }
    await expectUnavailable(request, `${worker.url}/ara`);
    for (const path of BUILT) expect((await request.get(worker.url + path)).status()).toBe(200);
  } finally {
    await worker.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(lines.join('\n')).toContain('Misconfigured: SITE_URL is missing');
  expect(lines.join('\n')).not.toContain('Uncaught');
});
