import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client/web';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { databaseFile, MEDIA } from '#server/storage/installation-files.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { freePort } from '#server/process/ports.ts';
import { setRule } from '#scripts/lib/seed.ts';
import { originalOf } from '#worker/features/media/storage/file-keys.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, type StayFixture } from '#tests/support/factories.ts';
import { askForStays, nothingYet, uploadPictures } from './support/guests.ts';
import { childrenOf, processesOf } from './support/processes.ts';
import { keepRestarted } from './support/restarted.ts';
import { useSecretsOf } from './support/secrets.ts';
import { buildApi } from './support/start-api-worker.ts';

const { processKills: KILLS } = inject('effort');
const SERVER = fileURLToPath(new URL('support/start-api-server.ts', import.meta.url));
const MAKER = fileURLToPath(new URL('../../server/host/picture-maker.ts', import.meta.url));

/** Acknowledged between two kills, so that each falls into work. */
const WRITES = 6;
const GUESTS = 4;
const STAYS_OF_A_VILLA = 40;

const OFTEN = { interval: 5 };

it(`loses nothing that was acknowledged through ${KILLS} kills of each of its processes`, async () => {
  const home = mkdtempSync(join(tmpdir(), 'kiyi-processes-'));
  const [dist, dataDir] = [join(home, 'dist'), join(home, 'data')];
  await buildApi(dist);
  const { villas, token } = await layWorld(dataDir, 20 + KILLS * 8);
  const port = await freePort();
  const server = keepRestarted([SERVER, dist, dataDir, String(port)]);
  const processes: Record<string, () => number[]> = {
    runtime: () => processesOf('workerd', dataDir),
    database: () => processesOf('sqld', dataDir),
    'maker of pictures': () => childrenOf(server.pid(), 'node', MAKER),
    supervisor: () => [server.pid()],
  };

  const acknowledged = nothingYet();
  let isOver = false;
  const writer = { url: `http://127.0.0.1:${port}`, acknowledged, isOver: () => isOver };
  const stays = staysOf(villas);
  const picture = await drawPicture();
  const work = Promise.all([
    ...Array.from({ length: GUESTS }, () => askForStays(writer, stays)),
    uploadPictures(writer, token, picture),
  ]);
  const written = () => acknowledged.stays.size + acknowledged.pictures.length;
  const killed: Record<string, number> = {};
  try {
    for (let round = 0; round < KILLS; round += 1) {
      for (const [name, find] of Object.entries(processes)) {
        const before = written();
        await expect
          .poll(() => written() - before >= WRITES && find().length > 0, OFTEN)
          .toBe(true);
        const [pid = 0] = find();
        process.kill(pid, 'SIGKILL');
        await expect.poll(() => find().includes(pid), OFTEN).toBe(false);
        killed[name] = (killed[name] ?? 0) + 1;
      }
    }
  } finally {
    isOver = true;
    await work;
    await server.end();
  }

  const { stays: booked, pictures, strange, interrupted } = acknowledged;
  console.log(
    `Killed ${JSON.stringify(killed)}; ${booked.size} stays and ${pictures.length} pictures acknowledged, ${interrupted} calls interrupted, ${server.starts()} starts.`,
  );
  expect(strange).toEqual([]);
  expect(interrupted).toBeGreaterThan(0);
  const database = new DatabaseSync(databaseFile(dataDir));
  const codes = database.prepare('select code from reservations').all();
  // Each is there once: an answer that was lost was asked for again under its key.
  expect(codes.map(({ code }) => code).toSorted()).toEqual([...booked.values()].toSorted());
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  expect(
    database
      .prepare('select ref from villa_nights where ref not in (select id from reservations)')
      .all(),
  ).toEqual([]);
  database.close();
  const files = pictures.map((key) => join(dataDir, MEDIA, 'files', originalOf(key)));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  rmSync(home, { recursive: true, force: true });
});

/** Schema, villas and somebody who may upload, on a database that is closed again. */
async function layWorld(dataDir: string, count: number) {
  const database = await startDatabase(join(dataDir, 'database'));
  const client = createClient({ url: database.url });
  await migrateDatabase(client);
  await setRule(client, 'open_requests_max', '1000000');
  await setRule(client, 'second_factor_required', '0');
  const app = testApp({ databaseUrl: database.url, now: new Date().toISOString() });
  useSecretsOf(app, dataDir);
  const villas: string[] = [];
  for (let n = 0; n < count; n += 1) villas.push((await createVilla(app)).slug);
  const { email } = await createUser(app);
  const token = await signIn(app, email);
  await database.stop();
  return { villas, token };
}

/** Stays that nobody has asked for yet, whoever takes the next one. */
function* staysOf(villas: readonly string[]): Generator<StayFixture> {
  for (const slug of villas) {
    for (let n = 0; n < STAYS_OF_A_VILLA; n += 1) {
      const checkIn = addDays(istanbulDay(new Date()), 40 + n * 4);
      yield { slug, checkIn, checkOut: addDays(checkIn, 4) };
    }
  }
}

async function drawPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const sea = { width: 320, height: 240, channels: 3, background: '#0a6' } as const;
  return new Uint8Array(await sharp({ create: sea }).jpeg().toBuffer());
}
