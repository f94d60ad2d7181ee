import { count, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';
import type { Part } from './read-in-parts.ts';
import { readTogether, type Read } from './read-together.ts';

type Ordered = Read & { limit(take: number): { offset(skip: number): Read } };

/**
 * A page of a list and how many rows match, in one trip. `counted` is the table and the filter, or a
 * query of its own where the filter needs joined tables.
 */
export async function readPage<Items extends Ordered>(
  db: Pick<Database, 'read'>,
  { skip, take }: Part,
  list: {
    items: Items;
    counted: [table: SQLiteTable, filter?: SQL] | (Read & { _: { result: { total: number }[] } });
  },
): Promise<Part & { items: Items['_']['result']; total: number }> {
  const { items, counted } = await readTogether(db, {
    items: list.items.limit(take).offset(skip),
    counted: Array.isArray(list.counted) ? selectCount(db, ...list.counted) : list.counted,
  });
  const [{ total } = { total: 0 }] = counted as { total: number }[];
  return { items: items as Items['_']['result'], total, skip, take };
}

const selectCount = ({ read }: Pick<Database, 'read'>, table: SQLiteTable, filter?: SQL) =>
  read.select({ total: count() }).from(table).where(filter);

/** The page with its rows as they are shown. */
export const mapPage = <Row, Shown>(
  page: Part & { items: Row[]; total: number },
  show: (row: Row) => Shown,
) => ({ ...page, items: page.items.map((row) => show(row)) });
