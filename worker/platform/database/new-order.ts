import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { conflict } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../audit.ts';
import { beginWrite } from '../write.ts';
import { guard, type Step, step } from './write-batch.ts';

type OrderedRows = {
  table: SQLiteTable;
  id: SQLiteColumn;
  /** Column of the place, from 0. */
  order: SQLiteColumn;
  /** Which rows of the table belong to the list; all when left out. */
  among?: SQL;
};

/**
 * Sets the positions given by `ids`, if `ids` are exactly the existing rows; else the batch fails
 * with `STALE_ORDER` (409).
 */
export function newOrder(
  ids: readonly number[],
  now: Date,
  { table, id, order, among = sql`true` }: OrderedRows,
): Step[] {
  const wanted = sql`json_each(${JSON.stringify(ids)})`;
  const count = ids.length;
  return [
    guard(
      'order.complete',
      sql`(select count(distinct value) from ${wanted}) = ${count}
        and (select count(*) from ${table} where ${among}) = ${count}
        and (select count(*) from ${table} where ${among} and ${id} in (select value from ${wanted})) = ${count}`,
      () => conflict('STALE_ORDER'),
    ),
    step(sql`update ${table} set
      ${sql.identifier(order.name)} = (select key from ${wanted} where value = ${id}),
      updated_at = ${now.toISOString()}
      where ${among}`),
  ];
}

type OrderedList = OrderedRows & {
  /** The action for the audit log, such as `faq.order` of a `faq_list`. */
  action: string;
  entity: string;
};

/**
 * Puts a list that the agency orders manually into the order of `ids`. @throws `STALE_ORDER` (409)
 * when `ids` are not exactly its current rows
 */
export async function saveOrder(
  deps: Deps,
  ids: readonly number[],
  actor: Actor,
  { action, entity, ...rows }: OrderedList,
): Promise<void> {
  const write = beginWrite(deps, actor);
  await write.run([
    newOrder(ids, write.now, rows),
    write.audit(action, 'order', { entity, after: { ids } }),
  ]);
}
