import type { DatabaseSync } from 'node:sqlite';

/** What opens an account or a call, and what passes within minutes. */
const DOORS = [
  'auth_challenges',
  'heartbeats',
  'idempotency_keys',
  'known_devices',
  'login_attempts',
  'passkeys',
  'password_resets',
  'recovery_codes',
  'sessions',
  'totp_factors',
  'write_guards',
];

/** Counters and sums of other rows: an import counts them anew. */
const COUNTED = [
  'catalogue_version',
  'night_tallies',
  'owed_tallies',
  'page_versions',
  'reservation_tallies',
  'sold_tallies',
];

/** Columns that an export leaves out: an import derives links' hashes, and people choose passwords. */
const SECRET_COLUMN = /^(password|token)_hash$/;

export const isExported = (table: string): boolean =>
  !DOORS.includes(table) && !COUNTED.includes(table);

/** A column as declared; `isNeeded` where a row cannot do without it. */
type Column = { name: string; type: string; isNeeded: boolean; isSecret: boolean };

export type Table = {
  name: string;
  columns: Column[];
  /** How its rows are kept: by these columns, always in the same order. */
  order: string;
};

/** The tables with rows of their own: no index of words, nothing of the migrator's. */
export function tablesOf(database: DatabaseSync): Table[] {
  return database
    .prepare(
      `select name, wr from pragma_table_list
       where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'
         and name not like '\\_\\_%' escape '\\'
       order by name`,
    )
    .all()
    .map(({ name, wr }) => {
      const columns = database.prepare('select * from pragma_table_info(?)').all(String(name));
      const key = columns
        .filter(({ pk }) => Number(pk) > 0)
        .toSorted((a, b) => Number(a.pk) - Number(b.pk));
      return {
        name: String(name),
        columns: columns.map(toColumn),
        order: wr === 1 ? key.map((column) => quoted(String(column.name))).join(', ') : 'rowid',
      };
    });
}

const toColumn = (row: Record<string, unknown>): Column => ({
  name: String(row.name),
  type: String(row.type).toLowerCase(),
  isNeeded: row.notnull === 1 && row.dflt_value === null && row.pk === 0,
  isSecret: SECRET_COLUMN.test(String(row.name)),
});

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const listed = (names: readonly string[]): string => names.map(quoted).join(', ');
