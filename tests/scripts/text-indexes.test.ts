import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS, readManifest, readStatements } from '#scripts/lib/migrations/manifest.ts';

const INDEXES = ['reservation_texts', 'guest_names', 'guest_contact_texts'];

it('finds the same stay and person after a VACUUM has packed the tables', async () => {
  const file = await databaseFile();
  const database = await emptyDatabase(file);
  for (const name of ['ayse', 'bulent', 'cemile', 'derya']) addStay(database, name);
  database.exec(`DELETE FROM reservations WHERE search_text IN ('ayse', 'cemile')`);

  database.exec('VACUUM');

  const found = database
    .prepare(
      `SELECT search_text FROM reservations WHERE row_id IN
       (SELECT rowid FROM reservation_texts WHERE reservation_texts MATCH 'search_text : "derya"')`,
    )
    .all();
  expect(found).toEqual([{ search_text: 'derya' }]);
  database.close();
  // The connection that made an index knows another format of it (see the rule): a fresh one looks.
  const fresh = new Database(file);
  for (const index of INDEXES)
    fresh.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
  fresh.close();
});

it('keeps no letter of who was erased in any index', async () => {
  const database = await emptyDatabase(':memory:');
  addStay(database, 'wzqxw');
  const held = () =>
    INDEXES.filter((index) => {
      const { held } = database
        .prepare(`SELECT max(instr(hex(block), hex('zqx'))) AS held FROM ${index}_data`)
        .get() as { held: number };
      return held > 0;
    });
  expect(held()).toEqual(INDEXES);
  database.exec('DELETE FROM reservations; DELETE FROM guest_contacts; DELETE FROM guest_records');
  expect(held()).toEqual([]);
});

async function databaseFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'text-indexes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'local.db');
}

async function emptyDatabase(file: string) {
  const database = new Database(file);
  database.exec('PRAGMA foreign_keys = off');
  for (const name of [...Object.keys(readManifest(MIGRATIONS).migrations), 'rules'])
    for (const statement of readStatements(MIGRATIONS, name)) database.exec(statement);
  return database;
}

function addStay(database: InstanceType<typeof Database>, name: string): void {
  const columns = database.prepare(`PRAGMA table_info(reservations)`).all() as Column[];
  const known = new Map<string, unknown>([
    ['id', randomUUID()],
    ['code', `KY26-${name}`],
    ['status', 'requested'],
    ['source', 'site'],
    ['check_in', '2027-07-03'],
    ['check_out', '2027-07-10'],
    ['search_text', name],
    ['email', `${name}@posta.example`],
  ]);
  const needed = columns.filter(
    (column) =>
      known.has(column.name) ||
      (column.notnull === 1 && column.dflt_value === null && column.pk === 0),
  );
  const values = needed.map(
    (column) => known.get(column.name) ?? (column.type === 'INTEGER' ? 1 : 'x'),
  );
  database
    .prepare(
      `INSERT INTO reservations (${needed.map((column) => column.name).join()})
       VALUES (${needed.map(() => '?').join()})`,
    )
    .run(values);
}

type Column = {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
};
