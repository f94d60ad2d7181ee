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
 * A column that contains rows, as one JSON text. A thing with all its parts is then one statement
 * and one row; a statement for each kind of part costs several times as much in the query builder,
 * on the wire and in the database. A page of a hundred wide rows takes half the bytes, in one cell
 * instead of thousands that are written and parsed one by one. @param from everything from `from`
 * on: the tables, the conditions, the order
 */
export function jsonRows<Named extends Columns>(columns: Named, from: SQL): SQL<RowOf<Named>[]> {
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
  // The inner select orders the rows; grouping keeps that order.
  return sql`(select json_group_array(json(part)) from (select json_array(${cells}) as part ${from}))`.mapWith(
    (text: string) => (JSON.parse(text) as unknown[][]).map(readRow),
  );
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
