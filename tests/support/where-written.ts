import { type SQL, sql } from 'drizzle-orm';
import type { TestApp } from './app.ts';

type Column = { table: string; column: string };

/**
 * The tables and columns that contain a text, as sorted `table.column`. Full-text indexes are left
 * out.
 */
export async function whereWritten({ deps }: TestApp, text: string): Promise<string[]> {
  const columns = await deps.db.read.all<Column>(sql`
    select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.sql not like 'create virtual%' and m.name not like 'sqlite_%'
      and instr(m.name, '_texts_') = 0`);
  const looks = columns.map(
    ({ table, column }): SQL =>
      sql`select ${`${table}.${column}`} as at where exists (
        select 1 from ${sql.identifier(table)}
        where instr(cast(${sql.identifier(column)} as text), ${text}) > 0
      )`,
  );
  const found: string[] = [];
  // SQLite allows at most 500 selects in a compound.
  for (let from = 0; from < looks.length; from += 400) {
    const some = sql.join(looks.slice(from, from + 400), sql` union all `);
    const rows = await deps.db.read.all<{ at: string }>(sql`select * from (${some})`);
    found.push(...rows.map(({ at }) => at));
  }
  return found.toSorted();
}
