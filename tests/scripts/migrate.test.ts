import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@libsql/client/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFile } from '#server/storage/installation-files.ts';
import { countRows } from '#scripts/lib/backup/take-backup.ts';
import { openDatabase } from '#scripts/lib/installation.ts';
import { migrateDatabase, readSchemaState } from '#scripts/lib/migrate.ts';
import { root } from '#scripts/lib/paths.ts';
import { refuseAhead } from '#scripts/lib/schema-state.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { seedIfEmpty } from '#scripts/lib/seed.ts';
import { type ProtectedDatabase, startProtectedDatabase } from './support/protected-database.ts';
import { runScript } from './support/run-script.ts';

let database: ProtectedDatabase;
beforeAll(async () => {
  database = await startProtectedDatabase();
});
afterAll(() => database.stop());

const migrate = (env: Record<string, string | undefined> = {}, ...args: string[]) =>
  runScript('migrate', args, {
    DATABASE_URL: database.url,
    DATABASE_TOKEN: database.token,
    ...env,
  });

/** Something that answers in a database's place. */
async function databaseLike(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { env: { DATABASE_URL: `http://127.0.0.1:${port}` }, stop };
}

describe('npm run migrate against a server that wants a token', () => {
  it('names the variable that is missing, and a token that is refused, in a sentence', async () => {
    expect(await migrate({ DATABASE_URL: undefined })).toEqual({
      code: 1,
      said: expect.stringMatching(/^DATABASE_URL names the database/),
    });
    const without = await migrate({ DATABASE_TOKEN: undefined });
    expect(without.said).toContain('it wants a DATABASE_TOKEN.');
    const strange = await migrate({ DATABASE_TOKEN: `${database.token}x` });
    expect(strange.said).toContain('it refuses DATABASE_TOKEN.');
    expect(strange.said).not.toContain(database.token);
  });

  it('does not wait for one that takes the call and never answers', async () => {
    const silent = await databaseLike(() => undefined);
    await expect(openDatabase(silent.env, 50)).rejects.toThrow('takes the call and says nothing');
    silent.stop();
  });

  it('asks again where others have the only connection', async () => {
    let asked = 0;
    const busy = await databaseLike((response) => {
      asked += 1;
      response.writeHead(asked > 2 ? 401 : 429).end();
    });
    await expect(openDatabase(busy.env)).rejects.toThrow('it wants a DATABASE_TOKEN.');
    expect(asked).toBeGreaterThan(2);
    busy.stop();
  });

  it('says what waits, applies it, and does nothing the second time', async () => {
    const before = await migrate({}, '--check');
    expect(before.code).toBe(1);
    expect(before.said).toMatch(/lacks \d+ of our migrations.*Run: npm run migrate/);
    expect((await migrate()).said).toMatch(/^applied {2}0000_/);
    expect(await migrate()).toEqual({ code: 0, said: 'The schema was current already.\n' });
    expect((await migrate({}, '--check')).code).toBe(0);
  });
});

describe('a schema that is not of these files', () => {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-migrations-'));
  const folder = join(directory, 'migrations');
  let own: Awaited<ReturnType<typeof startDatabase>>;
  beforeAll(async () => {
    cpSync(join(root, 'drizzle/migrations'), folder, { recursive: true });
    own = await startDatabase(join(directory, 'data'));
  });
  afterAll(async () => {
    await own.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('is refused when a file was edited after it was applied, or another was applied in its place', async () => {
    const client = createClient({ url: own.url });
    await migrateDatabase(client, folder);
    const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
    const [{ tag }] = entries;
    const file = join(folder, `${tag}.sql`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}\n-- an edit`);
    await expect(readSchemaState(client, folder)).rejects.toThrow(`${tag}.sql was edited`);
    await expect(migrateDatabase(client, folder)).rejects.toThrow(
      /which is as it was\. An operator checks out the version that ran before/,
    );
    writeFileSync(file, text);
    await expect(readSchemaState(client, folder)).resolves.toMatchObject({ waiting: [] });

    await client.execute(
      'update __drizzle_migrations set created_at = created_at + 1 where rowid = 2',
    );
    await expect(readSchemaState(client, folder)).rejects.toThrow(/another version/);
    await client.execute(
      'update __drizzle_migrations set created_at = created_at - 1 where rowid = 2',
    );
  });

  it('lets the version before go on where a later one migrated, and lets none be deployed', async () => {
    const client = createClient({ url: own.url });
    await client.execute({
      sql: 'insert into __drizzle_migrations (hash, created_at) values (?, ?)',
      args: ['of a later version', 4_102_444_800_000],
    });
    const state = await readSchemaState(client, folder);
    expect(state).toMatchObject({ waiting: [], ahead: [{ hash: 'of a later version' }] });
    expect(() => refuseAhead(state)).toThrow(/2100-01-01.*a later version/);
    const env = { DATABASE_URL: own.url, DATABASE_TOKEN: undefined };
    expect(await migrate(env)).toEqual({
      code: 0,
      said: 'The schema is of a later version, on which this one runs.\n',
    });
    expect((await migrate(env, '--check')).code).toBe(0);
  });

  it('is refused when the database belongs to something else', async () => {
    const other = await startDatabase(join(directory, 'other'));
    const client = createClient({ url: other.url });
    await client.execute('create table somebody (id integer)');
    await expect(migrateDatabase(client)).rejects.toThrow('belongs to something else');
    await other.stop();
  });
});

describe('an upgrade of a database that is full of work', () => {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-upgrade-'));
  const folder = join(directory, 'migrations');
  const journal = join(folder, 'meta/_journal.json');
  let own: Awaited<ReturnType<typeof startDatabase>>;
  beforeAll(async () => {
    cpSync(join(root, 'drizzle/migrations'), folder, { recursive: true });
    own = await startDatabase(join(directory, 'database'));
    const client = createClient({ url: own.url });
    await migrateDatabase(client);
    await seedIfEmpty(client, { villas: 6 });
  });
  afterAll(async () => {
    await own.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  /** A migration as a later version would bring it. */
  function addMigration(tag: string, text: string): void {
    const known = JSON.parse(readFileSync(journal, 'utf8'));
    const idx = known.entries.length;
    const when = known.entries.at(-1).when + 1;
    known.entries.push({ idx, version: '6', when, tag, breakpoints: true });
    writeFileSync(journal, JSON.stringify(known));
    writeFileSync(join(folder, `${tag}.sql`), text);
  }
  const rows = () => {
    const file = new DatabaseSync(databaseFile(directory), { readOnly: true });
    const counted = countRows(file);
    file.close();
    const { __drizzle_migrations: _, ...ours } = counted;
    return ours;
  };

  it('keeps every row, or changes nothing at all where it fails half way', async () => {
    const client = createClient({ url: own.url });
    const before = rows();
    expect(before.villas).toBe(6);
    expect(before.reservations).toBeGreaterThan(0);
    addMigration('0002_later', "ALTER TABLE villas ADD COLUMN later text DEFAULT 'yeni' NOT NULL;");
    expect(await migrateDatabase(client, folder)).toEqual(['0002_later']);
    expect(rows()).toEqual(before);
    const { rows: villas } = await client.execute('select distinct later from villas');
    expect(villas).toMatchObject([{ later: 'yeni' }]);

    addMigration(
      '0003_broken',
      'ALTER TABLE villas ADD COLUMN half text;\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);',
    );
    await expect(migrateDatabase(client, folder)).rejects.toThrow('nowhere');
    await expect(client.execute('select half from villas')).rejects.toThrow('half');
    expect(await readSchemaState(client, folder)).toMatchObject({
      waiting: [{ name: '0003_broken' }],
    });
    expect(rows()).toEqual(before);
  });
});
