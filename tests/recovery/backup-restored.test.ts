import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@libsql/client/web';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import { backUp as takeAndForget } from '#scripts/lib/backup/back-up.ts';
import { checkDatabase } from '#scripts/lib/backup/check-database.ts';
import { databaseFile } from '#server/storage/installation-files.ts';
import { listMoments } from '#scripts/lib/backup/manifest.ts';
import { restoreBackup } from '#scripts/lib/backup/restore-backup.ts';
import { createSeal } from '#scripts/lib/backup/seal.ts';
import { folderStore } from '#scripts/lib/backup/store.ts';
import { takeBackup } from '#scripts/lib/backup/take-backup.ts';
import { type RunningDatabase, startDatabase } from '#scripts/lib/database.ts';
import { Refusal } from '#scripts/lib/installation.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { setRule } from '#scripts/lib/seed.ts';
import { pageChangesSince, versionOf } from '#worker/features/publishing/page-changes.ts';
import { scopesOf } from '#worker/features/publishing/page-scopes.ts';
import { erasePerson } from '#worker/features/privacy/person/erase-person.ts';
import { addDays } from '#domain/values/dates.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla, quoteOf, requestWith, unique } from '#tests/support/factories.ts';

const KEY = 'yedek-anahtari-'.repeat(3);
const CANARY = 'kanarya7f3a@posta.example';
const SYSTEM = { kind: 'system', userId: null, ip: null, requestId: null } as const;

const home = mkdtempSync(join(tmpdir(), 'kiyi-backup-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

let place: string;
let machine: string;
let store: ReturnType<typeof folderStore>;
let database: RunningDatabase;
let app: TestApp;
beforeEach(async () => {
  place = mkdtempSync(join(home, 'place-'));
  machine = join(place, 'machine');
  store = folderStore(join(place, 'backups'));
  database = await startDatabase(join(machine, 'database'));
  const client = createClient({ url: database.url });
  await migrateDatabase(client);
  // One guest asks for all of them.
  await setRule(client, 'open_requests_max', '1000');
  app = testApp({ databaseUrl: database.url });
});
afterEach(() => database.stop());

const seal = createSeal(KEY);
const backUp = () => takeBackup({ store, seal, dataDir: machine, version: 'test' });

const pagesCounter = async () => {
  const client = createClient({ url: database.url });
  const { rows } = await client.execute('select pages from catalogue_version');
  return Number(rows[0]?.pages);
};

type Acknowledged = { code: string; at: string };

/** Asks for stays one after the other; gives each acknowledged one as it comes, with when that was. */
async function* work(): AsyncGenerator<Acknowledged, never> {
  for (;;) {
    const villa = await createVilla(app);
    for (let n = 0; n < 10; n += 1) {
      const checkIn = addDays('2027-01-04', n * 4);
      const stay = { slug: villa.slug, checkIn, checkOut: addDays(checkIn, 4) };
      const { body } = await quoteOf(app, stay);
      const answer = await requestWith(app, body.content.quoteToken, { key: unique('anahtar') });
      expect(answer.status).toBe(201);
      yield { code: answer.body.content.reservationCode, at: new Date().toISOString() };
    }
  }
}

describe('the machine is gone', () => {
  it('and everything acknowledged before the last backup is there again', async () => {
    mkdirSync(join(machine, 'media/files/pictures'), { recursive: true });
    writeFileSync(join(machine, 'media/files/pictures/a.avif'), 'a picture');
    writeFileSync(join(machine, 'secrets.json'), '{"DATA_SECRET":"kept apart"}');
    const stays = work();
    const acknowledged: Acknowledged[] = [];
    const goOn = async (count: number) => {
      for (let n = 0; n < count; n += 1) acknowledged.push((await stays.next()).value);
    };
    await goOn(8);
    // Each is taken while the next stays are asked for.
    const [first] = await Promise.all([backUp(), goOn(8)]);
    const [last] = await Promise.all([backUp(), goOn(4)]);
    await createVilla(app);
    const built = { at: new Date().toISOString(), pages: await pagesCounter(), isWhole: true };
    await database.kill();
    rmSync(machine, { recursive: true });
    expect(await listMoments(store)).toEqual([first.takenAt, last.takenAt]);

    const { manifest } = await restoreBackup({ store, seal, dataDir: machine });
    expect(manifest.takenAt).toBe(last.takenAt);
    database = await startDatabase(join(machine, 'database'));
    const again = testApp({ databaseUrl: database.url });
    const rows = await createClient({ url: database.url }).execute('select code from reservations');
    const codes = rows.rows.map(({ code }) => String(code));
    const promised = acknowledged.filter(({ at }) => at < last.takenAt);
    expect(promised.length).toBeGreaterThanOrEqual(15);
    expect(promised.filter(({ code }) => !codes.includes(code))).toEqual([]);
    expect(readFileSync(join(machine, 'media/files/pictures/a.avif'), 'utf8')).toBe('a picture');
    expect(readFileSync(join(machine, 'secrets.json'), 'utf8')).toContain('kept apart');

    // A build of after that moment, with villas that are gone, is good for no page.
    const changes = await pageChangesSince(built).get(again.deps);
    expect(versionOf(changes, scopesOf('/about'))).toBeGreaterThan(0);

    // It is not only readable: the next guest books.
    const villa = await createVilla(again);
    const { body } = await quoteOf(again, {
      slug: villa.slug,
      checkIn: '2027-03-01',
      checkOut: '2027-03-05',
    });
    expect((await requestWith(again, body.content.quoteToken, { key: unique('k') })).status).toBe(
      201,
    );
  });

  it('and who was erased after that moment is erased again', async () => {
    const sent = await app.call('POST', '/v1/contact', {
      headers: { 'idempotency-key': unique('soru') },
      body: {
        name: 'Kanarya',
        email: CANARY,
        phone: '+905321112233',
        message: 'Bir soru sormak istiyorum.',
      },
    });
    expect(sent.status).toBe(201);
    const id = unique('basvuru');
    await app.deps.db.rows
      .insert(dataRequests)
      .values({ id, email: CANARY, kind: 'erasure', state: 'open', source: 'admin' });
    const before = await backUp();
    await erasePerson(app.deps, id, { version: 1, email: CANARY }, SYSTEM);
    await backUp();
    await database.kill();
    rmSync(machine, { recursive: true });

    const { erasedAgain } = await restoreBackup({
      store,
      seal,
      dataDir: machine,
      at: before.takenAt,
    });
    expect(erasedAgain).toBe(1);
    const restored = new DatabaseSync(join(machine, 'database/dbs/default/data'));
    expect(restored.prepare('select email from contact_messages').all()).not.toContainEqual({
      email: CANARY,
    });
    expect(
      restored.prepare('select erased_at from data_requests where id = ?').get(id)?.erased_at,
    ).toEqual(expect.any(String));
    expect(restored.prepare('select rule from destruction_log').all()).toContainEqual({
      rule: 'erasure_request',
    });
    restored.close();
    database = await startDatabase(join(machine, 'database'));
  });
});

describe('a backup', () => {
  it('waits for another of the same installation, whose chunks it would take away as nobody’s', async () => {
    const options = { store, seal, dataDir: machine, version: 'test' };
    const longAgo = new Date(Date.now() - 40 * 24 * 3_600_000);
    await takeBackup({ ...options, now: () => longAgo });
    await createVilla(app);
    const waits = Promise.withResolvers<'waits'>();
    let other: Promise<unknown> | undefined;
    const slow: typeof store = {
      ...store,
      async put(name, bytes) {
        if (name.startsWith('snapshots/') && other === undefined) {
          // Its own chunks are written and in no list yet.
          await createVilla(app);
          other = takeAndForget({ ...options, say: () => waits.resolve('waits') });
          await Promise.race([other, waits.promise]);
        }
        return store.put(name, bytes);
      },
    };
    const { takenAt } = await takeAndForget({ ...options, store: slow });
    await other;
    expect(await listMoments(store)).toHaveLength(2);
    const dataDir = join(place, 'elsewhere');
    expect((await restoreBackup({ store, seal, dataDir, at: takenAt })).manifest.takenAt).toBe(
      takenAt,
    );
  });

  it('that finds no room says so and leaves the moments before as they are', async () => {
    const first = await backUp();
    await createVilla(app);
    const put = () => Promise.reject(new Error('ENOSPC: no space left on device, write'));
    const options = { store: { ...store, put }, seal, dataDir: machine, version: 'test' };
    await expect(takeAndForget(options)).rejects.toThrow(/those before are as they were\. ENOSPC/);
    expect(await listMoments(store)).toEqual([first.takenAt]);
    const dataDir = join(place, 'elsewhere');
    expect((await restoreBackup({ store, seal, dataDir })).manifest.takenAt).toBe(first.takenAt);
  });

  it('takes away what one that was killed has left, and nothing of one under way', async () => {
    for (const name of ['backup-killed', 'backup-under-way']) mkdirSync(join(machine, name));
    writeFileSync(join(machine, 'backup-killed/database'), 'half of it');
    const before = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(join(machine, 'backup-killed'), before, before);
    await backUp();
    expect(readdirSync(machine).toSorted()).toEqual(['backup-under-way', 'database']);
  });

  it('writes only what changed, says nothing without its key and is refused with another', async () => {
    await app.call('POST', '/v1/contact', {
      headers: { 'idempotency-key': unique('soru') },
      body: {
        name: 'Kanarya',
        email: CANARY,
        phone: '+905321112233',
        message: 'Bir soru sormak istiyorum.',
      },
    });
    const first = await backUp();
    const second = await backUp();
    expect(first.newChunks).toBe(first.chunks);
    expect(second.newChunks).toBe(0);
    const names = await store.list('.');
    const kept = await Promise.all(names.map((name) => store.find(name)));
    const bytes = kept.map((one) => one?.toString('latin1') ?? '');
    expect(bytes.some((text) => text.includes('kanarya'))).toBe(false);
    const dataDir = join(place, 'elsewhere');
    const restore = (key?: string) => restoreBackup({ store, seal: createSeal(key), dataDir });
    await expect(restore('another-key-'.repeat(4))).rejects.toThrow('another BACKUP_KEY made it');
    await expect(restore()).rejects.toThrow('set BACKUP_KEY');
  });

  it('of another key, or of none, is refused where there are some, and changes nothing', async () => {
    const { takenAt } = await backUp();
    for (const key of ['another-key-'.repeat(4), undefined]) {
      const options = { store, seal: createSeal(key), dataDir: machine, version: 'test' };
      await expect(takeAndForget(options)).rejects.toThrow(
        'Each place is for the backups of one key',
      );
    }
    expect(await listMoments(store)).toEqual([takenAt]);
  });

  it('of another installation is refused, and one that was restored goes on', async () => {
    const options = { store, seal, dataDir: machine, version: 'test' };
    const { takenAt } = await takeAndForget(options);
    const other = join(place, 'other');
    const others = await startDatabase(join(other, 'database'));
    await migrateDatabase(createClient({ url: others.url }));
    await others.stop();
    await expect(takeAndForget({ ...options, dataDir: other })).rejects.toThrow(
      'backups there are of another installation',
    );
    expect(await listMoments(store)).toEqual([takenAt]);
    const dataDir = join(place, 'elsewhere');
    await restoreBackup({ store, seal, dataDir });
    await takeAndForget({ ...options, dataDir });
    expect(await listMoments(store)).toHaveLength(2);
  });

  it('says of a database that is ahead what it is, and is refused of one that is not ours', async () => {
    const said: string[] = [];
    const client = createClient({ url: database.url });
    const options = {
      store,
      seal,
      dataDir: machine,
      version: 'test',
      say: (line: string) => said.push(line),
    };
    await client.execute(
      "insert into __migrations (name, hash, done) values ('9999_tomorrow', '', 1)",
    );
    await takeAndForget(options);
    const dataDir = join(place, 'elsewhere');
    await restoreBackup({ store, seal, dataDir, say: options.say });
    expect(said).toEqual(
      Array(2).fill(expect.stringContaining('of a later version (9999_tomorrow)')),
    );
    await client.execute('drop table __migrations');
    await expect(takeAndForget(options)).rejects.toThrow('belongs to something else');
    expect(await listMoments(store)).toHaveLength(1);
  });

  it('is restored into a place by one at a time', async () => {
    await backUp();
    const dataDir = join(place, 'elsewhere');
    const both = await Promise.allSettled(
      [1, 2].map(() => restoreBackup({ store, seal, dataDir })),
    );
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('Somebody is restoring into')]);
    expect(readdirSync(place).toSorted()).toEqual(['backups', 'elsewhere', 'machine']);
  });

  it('that somebody changed, or that lost a part, opens nothing', async () => {
    await backUp();
    const dataDir = join(place, 'elsewhere');
    const [chunk = ''] = await store.list('chunks');
    const whole = (await store.find(chunk)) ?? Buffer.alloc(0);
    await store.put(
      chunk,
      Buffer.concat([whole.subarray(0, -1), Buffer.of((whole.at(-1) ?? 0) ^ 1)]),
    );
    await expect(restoreBackup({ store, seal, dataDir })).rejects.toThrow('somebody changed it');
    for (const length of [0, 1, 20, whole.length - 1]) {
      await store.put(chunk, whole.subarray(0, length));
      await expect(restoreBackup({ store, seal, dataDir })).rejects.toThrow('cannot be read');
    }
    await store.remove(chunk);
    await expect(restoreBackup({ store, seal, dataDir })).rejects.toThrow('is not there');
    // Nor does half of one stay on the disk.
    expect(readdirSync(place).toSorted()).toEqual(['backups', 'machine']);
    await store.put(chunk, whole);
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'something'), '');
    await expect(restoreBackup({ store, seal, dataDir })).rejects.toThrow('is not empty');
    expect(readdirSync(dataDir)).toEqual(['something']);
  });

  it('says in a sentence why it could not be read or written', async () => {
    await backUp();
    const dataDir = join(place, 'elsewhere');
    const failing = async (name: string) => {
      if (name.startsWith('chunks/')) throw new Error('ENOSPC: no space left on device, write');
      return store.find(name);
    };
    await expect(
      restoreBackup({ store: { ...store, find: failing }, seal, dataDir }),
    ).rejects.toThrow(
      new Refusal(`Nothing was restored into ${dataDir}: ENOSPC: no space left on device, write`),
    );
    expect(readdirSync(place).toSorted()).toEqual(['backups', 'machine']);
  });

  it('whose sums do not agree is refused by name', async () => {
    await createVilla(app);
    const villa = await createVilla(app);
    const { body } = await quoteOf(app, {
      slug: villa.slug,
      checkIn: '2027-03-01',
      checkOut: '2027-03-05',
    });
    await requestWith(app, body.content.quoteToken, { key: unique('k') });
    await createClient({ url: database.url }).execute(
      'update reservation_tallies set stays = stays + 1',
    );
    await backUp();
    const dataDir = join(place, 'elsewhere');
    await expect(restoreBackup({ store, seal, dataDir })).rejects.toThrow(
      'tallies of stays: 1 rows',
    );
  });

  it('that has other rows than were counted is refused by the table', async () => {
    await createVilla(app);
    await backUp();
    const dataDir = join(place, 'elsewhere');
    const { rows } = (await restoreBackup({ store, seal, dataDir })).manifest;
    const restored = databaseFile(dataDir);
    expect(checkDatabase(restored, { rows })).toEqual([]);
    const villas = (rows.villas ?? 0) + 1;
    expect(checkDatabase(restored, { rows: { ...rows, villas, gone: 2 } })).toEqual([
      `villas: ${villas - 1} rows in place of ${villas}`,
      'gone: no rows in place of 2',
    ]);
  });
});

it("reads the server's own dump back", async () => {
  const dump = await (await fetch(`${database.url}/dump`)).text();
  const file = join(place, 'from-dump');
  const empty = new DatabaseSync(file);
  // A dump writes the table of an index of words into the schema itself.
  empty.enableDefensive(false);
  empty.exec(dump);
  empty.close();
  const copy = new DatabaseSync(file);
  const names = 'select count(*) as n from sqlite_schema';
  const { rows } = await createClient({ url: database.url }).execute(names);
  expect(copy.prepare(names).get()?.n).toBe(rows[0]?.n);
  copy.exec(
    "insert into reservation_texts (reservation_texts, rank) values ('integrity-check', 1)",
  );
  copy.close();
});
