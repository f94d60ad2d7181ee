import { type GetColumnData, is, type SQL, sql } from 'drizzle-orm';
import { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';

/** Columns, or computed numbers and texts. */
type Columns = Record<string, SQLiteColumn | SQL | SQL.Aliased>;
type RowOf<Named extends Columns> = {
  [Name in keyof Named]: Named[Name] extends SQLiteColumn
    ? GetColumnData<Named[Name]>
    : Named[Name] extends SQL<infer Value> | SQL.Aliased<infer Value>
      ? Value
      : never;
};

/**
 * A column that holds rows, read as one text of JSON. A thing with all its parts is then one statement and
 * one row, where a statement for each kind of part costs the building, the wire and the database several
 * times as much; and a page of a hundred wide rows is half the bytes, with one cell in place of thousands
 * that the server writes and the client unpacks one by one.
 * @param from everything from `from` on: the tables, which rows, and without `order` in which order
 * @param order what all of them are ordered by, or `any`: half the work of an order or a limit in `from`
 */
export function jsonRows<Named extends Columns>(
  columns: Named,
  from: SQL,
  order?: SQL | 'any',
): SQL<RowOf<Named>[]> {
  const { cells, readRow } = packed(columns);
  // Grouping keeps the order of an inner select.
  const ordered = order === 'any' ? sql`` : sql` order by ${order}`;
  const rows = order
    ? sql`(select json_group_array(json_array(${cells})${ordered}) ${from})`
    : sql`(select json_group_array(json(part)) from (select json_array(${cells}) as part ${from}))`;
  return rows.mapWith((text: string) => (JSON.parse(text) as unknown[][]).map(readRow));
}

/**
 * Columns of a row that are read as one: each cell of a row costs the client as much as a dozen within a
 * text of JSON. Not for numbers with a fraction, of which JSON keeps 15 digits.
 */
export function jsonRow<Named extends Columns>(columns: Named): SQL<RowOf<Named>> {
  const { cells, readRow } = packed(columns);
  return sql`json_array(${cells})`.mapWith((text: string) => readRow(JSON.parse(text)));
}

function packed<Named extends Columns>(columns: Named) {
  const named = Object.entries(columns);
  const cells = sql.join(
    named.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const readRow = (row: unknown[]) => {
    const part: Record<string, unknown> = {};
    for (const [i, [name, column]] of named.entries()) {
      const cell = row[i];
      part[name] =
        cell !== null && is(column, SQLiteColumn) ? column.mapFromDriverValue(cell) : cell;
    }
    return part as RowOf<Named>;
  };
  return { cells, readRow };
}

/** When everything is in the columns, as with `jsonRows`. */
export const ONE_ROW = sql`(select 1)`;

/** All rows of a query as one JSON text. */
type PackedRows = { packed: string };

/**
 * Reads `query`, which names `columns`, as one text: for ten thousand rows it is a fifth of the
 * typed cells, and the database refuses an answer over 10 MB. `unpackRows` parses it.
 */
export const packRows = (db: Database, columns: readonly string[], query: SQL) => {
  const cells = sql.raw(columns.map((column) => `"${column}"`).join(', '));
  return db.read.all<PackedRows>(
    sql`select json_group_array(json_array(${cells})) as packed from (${query})`,
  );
};

/** Parses the rows, with their cells by name. */
export function unpackRows<Row extends Record<string, string | number | null>>(
  columns: readonly (keyof Row & string)[],
  [answer]: PackedRows[],
): Row[] {
  const rows = JSON.parse(answer?.packed ?? '[]') as (string | number | null)[][];
  return rows.map(
    (cells) => Object.fromEntries(columns.map((column, i) => [column, cells[i]])) as Row,
  );
}
