import { createWriteStream, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Internal tables: temporary keys, counters, indexes. */
const NOT_THEIRS = [
  'auth_challenges',
  'catalogue_version',
  'heartbeats',
  'idempotency_keys',
  'login_attempts',
  'night_holders',
  'passkeys',
  'password_resets',
  'recovery_codes',
  'reservation_tallies',
  'sessions',
  'totp_factors',
  'villa_night_versions',
  'write_guards',
];

/** Columns that grant access to something, and are not data. */
const SECRET_COLUMNS = /(^|_)(password_hash|token_hash|calendar_token)$/;

type ExportedTable = { table: string; columns: string[]; rows: number };

/**
 * Writes every table of the database `file` as JSON lines into `folder`, as a consistent snapshot:
 * one row per line, columns by name. Money is in kuruş, days are `YYYY-MM-DD`, instants ISO 8601
 * UTC.
 */
export async function exportTables(file: string, folder: string): Promise<ExportedTable[]> {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    database.exec('begin');
    const exported: ExportedTable[] = [];
    for (const table of tablesOf(database))
      exported.push(await exportTable(database, table, folder));
    return exported;
  } finally {
    database.close();
  }
}

function tablesOf(database: DatabaseSync): string[] {
  const rows = database
    .prepare(
      `select name from pragma_table_list
       where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\'
       order by name`,
    )
    .all();
  return rows.map(({ name }) => String(name)).filter((name) => !NOT_THEIRS.includes(name));
}

async function exportTable(
  database: DatabaseSync,
  table: string,
  folder: string,
): Promise<ExportedTable> {
  const columns = database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))
    .filter((name) => !SECRET_COLUMNS.test(name));
  const listed = columns.map((name) => `"${name}"`).join(', ');
  const out = createWriteStream(join(folder, `${table}.jsonl`), { mode: 0o600 });
  let rows = 0;
  for (const row of database.prepare(`select ${listed} from "${table}"`).iterate()) {
    rows += 1;
    if (!out.write(`${JSON.stringify(row)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return { table, columns, rows };
}
