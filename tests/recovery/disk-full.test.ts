import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@libsql/client/web';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/messages.ts';
import { databaseFile } from '#scripts/lib/backup/installation-files.ts';
import { type RunningDatabase, startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { setRule } from '#scripts/lib/seed.ts';
import type { RunningServer } from '#server/host/run-server.ts';
import { testApp } from '../support/app.ts';
import { createUser, createVilla, signIn } from '../support/factories.ts';
import { useSecretsOf } from './support/secrets.ts';
import { buildApi, startApiWorker } from './support/start-api-worker.ts';

/** A disk of memory, which only who may mount has: elsewhere the server's own limits stand in for it. */
const disk = mkdtempSync(join(tmpdir(), 'kiyi-disk-'));
const mount = (...args: string[]) => spawnSync('mount', args, { stdio: 'ignore' }).status === 0;
const isDisk =
  process.platform === 'linux' && mount('-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk);
const BALLAST = join(disk, 'ballast');

afterAll(() => {
  if (isDisk) spawnSync('umount', [disk]);
  rmdirSync(disk);
});

/** Takes every byte that is left. */
function fill(): void {
  const file = openSync(BALLAST, 'a');
  for (let piece = 1 << 20; piece >= 1;) {
    try {
      writeSync(file, Buffer.alloc(piece));
    } catch {
      piece >>= 1;
    }
  }
  closeSync(file);
}

// The same promises for a limit of the server's own: tests/integration/api/database-trouble.test.ts.
describe.runIf(isDisk)('a disk that is full', () => {
  const home = mkdtempSync(join(tmpdir(), 'kiyi-disk-home-'));
  let database: RunningDatabase;
  let worker: RunningServer;
  let slug: string;
  let token: string;

  beforeAll(async () => {
    database = await startDatabase(join(disk, 'database'));
    const client = createClient({ url: database.url });
    await migrateDatabase(client);
    await setRule(client, 'second_factor_required', '0');
    const app = testApp({ databaseUrl: database.url, now: new Date().toISOString() });
    slug = (await createVilla(app)).slug;
    token = await signIn(app, (await createUser(app)).email);
    useSecretsOf(app, disk);
    await buildApi(join(home, 'dist'));
    worker = await startApiWorker(join(home, 'dist'), disk, database.url);
  });
  afterAll(async () => {
    await worker.stop();
    await database.stop();
    rmSync(home, { recursive: true, force: true });
  });

  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(worker.url + path, init);
    const { code, content } = (await answer.json()) as { code?: string; content: unknown };
    return { status: answer.status, code, content, retryAfter: answer.headers.get('retry-after') };
  };
  const write = (message: string) =>
    ask('/v1/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        name: 'Deniz',
        email: 'misafir@posta.example',
        phone: '+905321112233',
        message,
      }),
    });
  const upload = async () => {
    const create = { width: 64, height: 48, channels: 3, background: '#0a6' } as const;
    const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
    const body = new FormData();
    body.append('file', new File([picture], 'deniz.jpg', { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${token}` };
    return ask('/v1/admin/media', { method: 'POST', headers, body });
  };

  it('refuses to write with a sentence, reads on, and takes writes again once there is room', async () => {
    expect(await upload()).toMatchObject({ status: 201 });
    fill();
    // The log of the database has room inside itself for a while.
    const acknowledged: string[] = [];
    let refused: Awaited<ReturnType<typeof write>> | null = null;
    while (refused === null && acknowledged.length < 5_000) {
      const message = `${acknowledged.length}. ${'uzun bir soru '.repeat(130).trim()}`;
      const answer = await write(message);
      if (answer.status === 201) acknowledged.push(message);
      else refused = answer;
    }
    const unavailable = { status: 503, code: 'BUSY', content: MESSAGES.BUSY, retryAfter: '2' };
    expect(refused).toMatchObject(unavailable);
    expect(await upload()).toMatchObject(unavailable);
    expect(await ask(`/v1/villa/${slug}`)).toMatchObject({ status: 200 });
    expect(await ask('/v2/search?client=true&adults=2')).toMatchObject({ status: 200 });
    expect(await ask('/v1/health')).toMatchObject({ status: 200 });
    expect(await ask('/v1/ready')).toMatchObject({ status: 503 });

    rmSync(BALLAST);
    await expect.poll(() => ask('/v1/ready').then(({ status }) => status)).toBe(200);
    expect(await write('Yer açıldı mı?')).toMatchObject({ status: 201 });
    expect(await upload()).toMatchObject({ status: 201 });
    await database.stop();
    const kept = new DatabaseSync(databaseFile(disk));
    const rows = kept.prepare('select message from contact_messages').all();
    const there = new Set(rows.map(({ message }) => String(message)));
    expect([...acknowledged, 'Yer açıldı mı?'].filter((one) => !there.has(one))).toEqual([]);
    expect(kept.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    kept.close();
  });
});
