import { DatabaseSync } from 'node:sqlite';
import type { Manifest } from './manifest.ts';
import { countRows } from './take-backup.ts';

/** Differences between a tally and its view, in either direction; rows of zeros do not count. */
function differs(view: string, tally: string, columns: string, counted: string): string {
  const [is, should] = [
    `select ${columns} from ${tally} where ${counted} <> 0`,
    `select ${columns} from ${view}`,
  ];
  return `select * from (${should} except ${is}) union all select * from (${is} except ${should})`;
}

/** Queries whose every row is an error. */
const WRONG: Record<string, string> = {
  'foreign keys': 'pragma foreign_key_check',
  'tallies of stays': `
    select * from (
      select check_out, status, source, read_at is null as unread, count(*) as stays
      from reservations group by 1, 2, 3, 4
    ) except select check_out, status, source, unread, stays from reservation_tallies where stays > 0`,
  'tallies of nights': differs('night_sums', 'night_tallies', 'night, kind, nights', 'nights'),
  'tallies of turnover': differs('sold_sums', 'sold_tallies', 'month, nights, total', 'nights'),
  'tallies of prepayments': differs('owed_sums', 'owed_tallies', 'check_in, owed', 'owed'),
  'ends of prices': `
    select id from villas
    where priced_until <> coalesce((select max(ends_on) from villa_prices where villa_id = villas.id), '')`,
  'sums of stays': `
    select r.id from reservations r join reservation_sums s on s.reservation_id = r.id
    where r.paid <> s.paid or r.guest_money <> s.guest_money or r.extras <> s.extras`,
  'nights of nobody':
    "select ref from villa_nights where kind in ('hold', 'reservation') and ref not in (select id from reservations)",
};

/**
 * Checks a restored database: its pages, keys, text indexes, sums, rows and rules. @returns one
 * line for each error.
 */
export function checkDatabase(file: string, { rows }: Pick<Manifest, 'rows'>): string[] {
  const database = new DatabaseSync(file);
  const wrong: string[] = [];
  try {
    for (const { integrity_check: said } of database.prepare('pragma integrity_check').all()) {
      if (said !== 'ok') wrong.push(`integrity: ${String(said)}`);
    }
    for (const [what, question] of Object.entries(WRONG)) {
      const found = database.prepare(question).all().length;
      if (found > 0) wrong.push(`${what}: ${found} rows do not agree`);
    }
    const counted = countRows(database);
    for (const [table, n] of Object.entries(rows)) {
      if (counted[table] !== n)
        wrong.push(`${table}: ${counted[table] ?? 'no'} rows in place of ${n}`);
    }
    wrong.push(...textIndexes(database));
    const { n } =
      database.prepare("select count(*) as n from sqlite_schema where type = 'trigger'").get() ??
      {};
    if (Number(n) === 0) wrong.push('triggers: there are none');
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
  } finally {
    database.close();
  }
  return wrong;
}

/** A text index can check itself against the rows it was built from. */
function textIndexes(database: DatabaseSync): string[] {
  return database
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'virtual'")
    .all()
    .flatMap(({ name }) => {
      try {
        database.exec(
          `insert into "${String(name)}" ("${String(name)}", rank) values ('integrity-check', 1)`,
        );
        return [];
      } catch {
        return [`${String(name)}: differs from the rows it is an index of`];
      }
    });
}
