import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client/web';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningDatabase, startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase, readSchemaState } from '#scripts/lib/migrate.ts';
import {
  hashMigration,
  hashOf,
  MIGRATIONS,
  readManifest,
} from '#scripts/lib/migrations/manifest.ts';
import { root } from '#scripts/lib/paths.ts';
import { addManyStays } from './support/many-stays.ts';
import { readSchema } from './support/read-schema.ts';

const STAYS = 200_000;

const directory = mkdtempSync(join(tmpdir(), 'kiyi-update-'));
const folder = join(directory, 'migrations');
let database: RunningDatabase;
let client: Client;

beforeAll(async () => {
  cpSync(MIGRATIONS, folder, { recursive: true });
  database = await startDatabase(join(directory, 'database'));
  client = createClient({ url: database.url });
  await migrateDatabase(client, folder);
  await addManyStays(client, STAYS);
});
afterAll(async () => {
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** A migration as a later version would bring it. */
function addMigration(name: string, sql: string, step?: string): void {
  writeFileSync(join(folder, `${name}.sql`), sql);
  if (step !== undefined) writeFileSync(join(folder, `${name}.ts`), step);
  const manifest = readManifest(folder);
  manifest.migrations[name] = hashMigration(folder, name);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

/** The rules as a later version would bring them. */
function changeRules(change: (text: string) => string): void {
  const text = change(readFileSync(join(folder, 'rules.sql'), 'utf8'));
  writeFileSync(join(folder, 'rules.sql'), text);
  const manifest = readManifest(folder);
  manifest.rules = { number: manifest.rules.number + 1, hash: hashOf(text) };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

async function freshSchema(): Promise<unknown> {
  const fresh = await startDatabase(mkdtempSync(join(directory, 'fresh-')));
  const own = createClient({ url: fresh.url });
  await migrateDatabase(own, folder);
  const schema = await readSchema(own);
  await fresh.stop();
  return schema;
}

const countOf = async (sql: string) => Number((await client.execute(sql)).rows[0]?.n);

it('replaces views and triggers that differ, all or none, and ends with the schema of a fresh database', async () => {
  const before = await readSchema(client);
  changeRules((text) => `${text}--> statement-breakpoint\nCREATE VIEW broken AS SELECT FROM;\n`);
  await expect(migrateDatabase(client, folder)).rejects.toThrow(/syntax/);
  expect(await readSchema(client)).toEqual(before);

  changeRules((text) =>
    text.replace(
      'CREATE VIEW broken AS SELECT FROM',
      'CREATE VIEW villas_now AS SELECT id FROM villas',
    ),
  );
  const { number } = readManifest(folder).rules;
  expect(await migrateDatabase(client, folder)).toEqual([`rules number ${number}`]);
  expect(await readSchema(client)).toEqual(await freshSchema());
});

it('changes a table that views and triggers name', async () => {
  addMigration(
    '9001_renamed',
    'ALTER TABLE villas ADD COLUMN later text;\n--> statement-breakpoint\nALTER TABLE villas DROP COLUMN later;',
  );
  changeRules((text) => text.replaceAll('villas_now', 'villas_later'));
  await migrateDatabase(client, folder);
  expect(await readSchema(client)).toEqual(await freshSchema());
});

it('changes nothing at all where a migration fails half way', async () => {
  const before = await readSchema(client);
  addMigration(
    '9002_half',
    'ALTER TABLE villas ADD COLUMN half text;\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);',
  );
  await expect(migrateDatabase(client, folder)).rejects.toThrow('nowhere');
  expect(await readSchema(client)).toEqual(before);
  expect(await readSchemaState(client, folder)).toMatchObject({ waiting: ['9002_half'] });
  addMigration('9002_half', 'ALTER TABLE villas ADD COLUMN half text;');
  expect(await migrateDatabase(client, folder)).toContain('9002_half');
});

it(`treats each of ${STAYS} stays once, though it is killed half way and two machines go on together`, async () => {
  addMigration(
    '9003_counted',
    'ALTER TABLE reservations ADD COLUMN counted integer DEFAULT 0 NOT NULL;',
    `export const dataStep = {
      table: 'reservations', key: 'row_id', begin: 0, rows: 2000,
      write: ({ after, until }) => {
        if (process.env.DIES && after > STAYS / 10) process.kill(process.pid, 'SIGKILL');
        return [{
          sql: 'update reservations set counted = counted + 1 where row_id > ? and row_id <= ?',
          args: [after, until],
        }];
      },
    };`.replace('STAYS', String(STAYS)),
  );
  addMigration('9004_after', 'CREATE INDEX reservations_counted ON reservations (counted);');

  const first = spawnSync(
    process.execPath,
    [join(root, 'tests/scripts/support/migrate-folder.ts'), database.url, folder],
    { stdio: 'ignore', env: { ...process.env, DIES: '1' } },
  );
  expect(first.signal).toBe('SIGKILL');
  expect(await countOf('select count(*) as n from reservations where counted > 0')).toBeLessThan(
    STAYS,
  );
  expect(await readSchemaState(client, folder)).toMatchObject({
    unfinished: { name: '9003_counted' },
    waiting: ['9004_after'],
  });

  const said = await Promise.all(
    Array.from({ length: 2 }, () => migrateDatabase(createClient({ url: database.url }), folder)),
  );
  expect(said.flat()).toContain('9003_counted (rows)');
  expect(await countOf('select count(*) as n from reservations where counted = 1')).toBe(STAYS);
  expect(await readSchemaState(client, folder)).toMatchObject({ unfinished: null, waiting: [] });
  expect(await readSchema(client)).toEqual(await freshSchema());
});

it('is made once by machines that begin together', async () => {
  const empty = await startDatabase(mkdtempSync(join(directory, 'empty-')));
  const clients = Array.from({ length: 3 }, () => createClient({ url: empty.url }));
  const said = await Promise.all(clients.map((each) => migrateDatabase(each, folder)));
  expect(said.flat().filter((name) => name === '0000_tables')).toHaveLength(1);
  await empty.stop();
});
