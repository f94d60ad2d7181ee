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
 * Rows as one JSON text in a column. An object with all its parts is then one statement and one
 * row, where a statement for each kind of part would cost several times as much; and a page of a
 * hundred wide rows is half the bytes, with one cell instead of thousands that server and client
 * encode and decode one by one.
 * @param from the rest of the query after `from`: tables, conditions, order
 */
export function jsonRows<Named extends Columns>(columns: Named, from: SQL): SQL<RowOf<Named>[]> {
  const named = Object.values(columns).map((column, i) => sql`${column} as ${cell(i)}`);
  const cells = named.map((_, i) => cell(i));
  const read = rowReader(columns);
  // The inner select orders the rows; the aggregate keeps that order.
  return sql`(select json_group_array(json_array(${list(cells)})) from (select ${list(named)} ${from}))`.mapWith(
    (text: string) => (JSON.parse(text) as unknown[][]).map(read),
  );
}

/**
 * Several columns of a row as one JSON cell: each cell of a row costs the client as much as a dozen
 * values within a JSON text. Not for fractions, of which JSON keeps 15 digits.
 */
export function jsonRow<Named extends Columns>(columns: Named): SQL<RowOf<Named>> {
  const read = rowReader(columns);
  const cells = Object.values(columns).map((column) => sql`${column}`);
  return sql`json_array(${list(cells)})`.mapWith((text: string) => read(JSON.parse(text)));
}

const cell = (place: number) => sql.raw(`c${place}`);
const list = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Parses the cells of a row into named fields. */
function rowReader<Named extends Columns>(columns: Named): (cells: unknown[]) => RowOf<Named> {
  const named = Object.entries(columns);
  return (cells) => {
    const part: Record<string, unknown> = {};
    for (const [i, [name, column]] of named.entries()) {
      const value = cells[i];
      part[name] =
        value !== null && is(column, SQLiteColumn) ? column.mapFromDriverValue(value) : value;
    }
    return part as RowOf<Named>;
  };
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
