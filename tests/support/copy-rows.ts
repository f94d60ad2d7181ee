import { sql } from 'drizzle-orm';
import type { TestApp } from './app.ts';

/** Rows of one statement: a busy machine writes them well within the time that a call may take. */
const PIECE = 1_000;

/** The numbers from 1 to `last` in pieces of one statement each, ends inclusive. */
export const piecesUpTo = (last: number): { from: number; to: number }[] =>
  Array.from({ length: Math.ceil(last / PIECE) }, (_, i) => ({
    from: i * PIECE + 1,
    to: Math.min((i + 1) * PIECE, last),
  }));

/**
 * Copies one or more rows of a table (`which`); columns that must differ are SQL expressions with
 * `n`, the number of the copy.
 */
export async function copyRow(
  { deps: { db } }: TestApp,
  copies: number,
  table: string,
  changed: Record<string, string>,
  which = 'limit 1',
): Promise<void> {
  const columns = await db.rows.all<{ name: string }>(
    sql`select name from pragma_table_info(${table}) where name <> 'row_id'`,
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? name);
  for (const { from, to } of piecesUpTo(copies)) {
    await db.rows.run(
      sql.raw(`with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})
        insert into ${table} (${names.join()})
        select ${values.join()} from (select * from ${table} ${which}), numbers`),
    );
  }
}
