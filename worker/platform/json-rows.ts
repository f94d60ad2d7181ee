import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

type Columns = Record<string, SQLiteColumn>;
type RowOf<Named extends Columns> = { [Name in keyof Named]: GetColumnData<Named[Name]> };

/**
 * A column that holds rows of another table, read as one text of JSON: a thing with all its parts is
 * then one statement and one row, where a statement for each kind of part costs the building, the
 * wire and the database several times as much.
 * @param from everything from `from` on: the tables, which rows, in which order
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
      part[name] = cell === null ? null : column.mapFromDriverValue(cell);
    }
    return part as RowOf<Named>;
  };
  // The inner select puts the rows in order; grouping keeps the order it is given.
  return sql`(select json_group_array(json(part)) from (select json_array(${cells}) as part ${from}))`.mapWith(
    (text: string) => (JSON.parse(text) as unknown[][]).map(readRow),
  );
}
