import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@libsql/client/web';
import sharp from 'sharp';
import { databaseFile } from '#server/storage/installation-files.ts';
import { type RunningDatabase, startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { freePort } from '#server/process/ports.ts';
import { setRule } from '#scripts/lib/seed.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { useSecretsOf } from './secrets.ts';
import { buildApi, startApiWorker } from './start-api-worker.ts';

/** An agency whose uploads and whatever its server writes are on the disk at `disk`, its database too unless said. */
export async function startOnDisk(disk: string, { databaseElsewhere = false } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'kiyi-disk-home-'));
  const databaseDisk = databaseElsewhere ? home : disk;
  const port = await freePort();
  const startOwnDatabase = () => startDatabase(join(databaseDisk, 'database'), port);
  let database: RunningDatabase = await startOwnDatabase();
  const client = createClient({ url: database.url });
  await migrateDatabase(client);
  await setRule(client, 'second_factor_required', '0');
  const app = testApp({ databaseUrl: database.url, now: new Date().toISOString() });
  const { slug } = await createVilla(app);
  const token = await signIn(app, (await createUser(app)).email);
  useSecretsOf(app, disk);
  await buildApi(join(home, 'dist'));
  const worker = await startApiWorker(join(home, 'dist'), disk, database.url);
  const acknowledged: string[] = [];

  /** Each on a connection of its own: a kept one may end at the very moment that it is used again. */
  const ask = async (path: string, init?: RequestInit) => {
    const request = new Request(worker.url + path, init);
    request.headers.set('connection', 'close');
    const answer = await fetch(request);
    const { code, content } = (await answer.json()) as { code?: string; content: unknown };
    return { status: answer.status, code, content, retryAfter: answer.headers.get('retry-after') };
  };
  return {
    slug,
    ask,
    acknowledged,
    /** Writes to the agency; what was acknowledged is noted down. */
    async write(message: string, key: string = crypto.randomUUID()) {
      const answer = await ask('/v1/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          name: 'Deniz',
          email: 'misafir@posta.example',
          phone: '+905321112233',
          message,
        }),
      });
      if (answer.status === 201) acknowledged.push(message);
      return answer;
    },
    async upload() {
      const create = { width: 64, height: 48, channels: 3, background: '#0a6' } as const;
      const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
      const body = new FormData();
      body.append('file', new File([picture], 'deniz.jpg', { type: 'image/jpeg' }));
      const headers = { authorization: `Bearer ${token}` };
      return ask('/v1/admin/media', { method: 'POST', headers, body });
    },
    killDatabase: () => database.kill(),
    async beginDatabaseAgain() {
      database = await startOwnDatabase();
    },
    endDatabase: () => database.stop(),
    /** Acknowledged messages that are not in the database, and what SQLite finds wrong with it. */
    lost() {
      const kept = new DatabaseSync(databaseFile(databaseDisk));
      const rows = kept.prepare('select message from contact_messages').all();
      const faults = kept.prepare('pragma integrity_check').all();
      kept.close();
      const times = Map.groupBy(rows, ({ message }) => String(message));
      return {
        missing: acknowledged.filter((one) => times.get(one)?.length !== 1),
        faults: faults.filter(({ integrity_check: fault }) => fault !== 'ok'),
      };
    },
    async stop() {
      await worker.stop();
      await database.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export type DiskWorld = Awaited<ReturnType<typeof startOnDisk>>;
