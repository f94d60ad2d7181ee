import { randomUUID } from 'node:crypto';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { composeMigrations } from '#scripts/lib/migrations/compose.ts';

it('finds the same stay after a VACUUM has packed the table', async () => {
  const database = new Database(':memory:');
  database.exec('PRAGMA foreign_keys = off');
  const files = await composeMigrations();
  for (const file of ['0000_tables.sql', '0001_rules.sql']) {
    database.exec(files.get(file)?.replaceAll('--> statement-breakpoint', '') ?? '');
  }
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
  database.exec(`INSERT INTO reservation_texts (reservation_texts) VALUES ('integrity-check')`);
});

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
