import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#scripts/lib/installation.ts';
import { migrateDatabase, readSchemaState } from '#scripts/lib/migrate.ts';
import { root } from '#scripts/lib/paths.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { type ProtectedDatabase, startProtectedDatabase } from './support/protected-database.ts';
import { readSchema } from './support/read-schema.ts';
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

  it('waits at every step while others have the only connection', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'kiyi-busy-'));
    const free = await startDatabase(directory);
    let calls = 0;
    const often = async (request: Request) =>
      (calls += 1) % 7 === 0 ? new Response(null, { status: 429 }) : fetch(request);
    const names = await migrateDatabase(createClient({ url: free.url, fetch: often }));
    expect(names).toContain('0000_tables');
    expect(calls).toBeGreaterThan(7);
    await free.stop();
    rmSync(directory, { recursive: true });
  });

  it('says what waits, applies it, and does nothing the second time', async () => {
    const before = await migrate({}, '--check');
    expect(before.code).toBe(1);
    expect(before.said).toMatch(/lacks \d+ of our migrations.*Run: npm run migrate/);
    expect((await migrate()).said).toMatch(
      /^applied {2}0000_tables\n(?:applied {2}\d{4}_.*\n)*applied {2}rules number \d+\n/,
    );
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
    const name = '0000_tables';
    const file = join(folder, `${name}.sql`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}\n-- an edit`);
    await expect(migrateDatabase(client, folder)).rejects.toThrow(
      new RegExp(`${name} was edited .* Nothing was touched. An operator checks out the version`),
    );
    writeFileSync(file, text);
    await expect(readSchemaState(client, folder)).resolves.toMatchObject({ waiting: [] });

    await client.execute(`update __migrations set name = '0000_strange' where name = '${name}'`);
    await expect(readSchemaState(client, folder)).rejects.toThrow(/neither before nor after/);
    await client.execute(`update __migrations set name = '${name}' where name = '0000_strange'`);
  });

  it.each([
    'drop trigger write_guards_decide',
    'create trigger by_hand after insert on villas begin select 1; end',
  ])('is made anew after somebody’s “%s”', async (change) => {
    const client = createClient({ url: own.url });
    const before = new Set(await readSchema(client));
    await client.execute(change);
    expect(await readSchemaState(client, folder)).toMatchObject({ oldRules: true });
    expect(await migrateDatabase(client, folder)).toEqual([expect.stringMatching(/^rules number/)]);
    expect(new Set(await readSchema(client))).toEqual(before);
    expect(await migrateDatabase(client, folder)).toEqual([]);
  });

  it('lets the version before go on where a later one migrated, and migrates and deploys none', async () => {
    const client = createClient({ url: own.url });
    const env = { DATABASE_URL: own.url, DATABASE_TOKEN: undefined };
    const later = {
      migration: [
        "insert into __migrations values ('9999_later', '', '', 1)",
        "delete from __migrations where name = '9999_later'",
      ],
      rules: ['update __rules set number = number + 1', 'update __rules set number = number - 1'],
    };
    for (const [make, undo] of Object.values(later)) {
      await client.execute(make ?? '');
      const before = await readSchema(client);
      expect(await migrate(env)).toEqual({
        code: 1,
        said: expect.stringMatching(/of a later version than this clone.* Nothing was touched\./),
      });
      expect(await migrate(env, '--allow-newer')).toEqual({
        code: 0,
        said: 'The schema is of a later version, on which this one runs.\n',
      });
      // What the start asks: a rollback needs no migration.
      expect((await migrate(env, '--check')).code).toBe(0);
      expect(await readSchema(client)).toEqual(before);
      await client.execute(undo ?? '');
    }
  });

  it('is refused when the database is of before 0.1.0, or belongs to something else', async () => {
    const other = await startDatabase(join(directory, 'other'));
    const client = createClient({ url: other.url });
    await client.execute('create table somebody (id integer)');
    await expect(migrateDatabase(client)).rejects.toThrow('belongs to something else');
    await client.execute('create table __drizzle_migrations (id integer)');
    await expect(migrateDatabase(client)).rejects.toThrow(
      /before 0\.1\.0.*Nothing was touched.*npm run export.*npm run import-export -- --from DIR/,
    );
    const { rows } = await client.execute(
      "select count(*) as n from sqlite_schema where name like '%migrations'",
    );
    expect(rows).toMatchObject([{ n: 1 }]);
    await other.stop();
  });
});
