import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { DomainError } from '#domain/errors.ts';
import { guard, type Step, step } from './write-batch.ts';

type OrderedRows = {
  table: SQLiteTable;
  id: SQLiteColumn;
  /** Column of the place, from 0. */
  order: SQLiteColumn;
  /** Which rows of the table the list is made of; all when left out. */
  among?: SQL;
  now: Date;
  otherwise: () => DomainError;
};

/** Gives rows the places that `ids` names, if `ids` are exactly the rows that there are. */
export function newOrder(
  ids: readonly number[],
  { table, id, order, among = sql`true`, now, otherwise }: OrderedRows,
): Step[] {
  const wanted = sql`json_each(${JSON.stringify(ids)})`;
  const count = ids.length;
  return [
    guard(
      'order.complete',
      sql`(select count(distinct value) from ${wanted}) = ${count}
        and (select count(*) from ${table} where ${among}) = ${count}
        and (select count(*) from ${table} where ${among} and ${id} in (select value from ${wanted})) = ${count}`,
      otherwise,
    ),
    step(sql`update ${table} set
      ${sql.identifier(order.name)} = (select key from ${wanted} where value = ${id}),
      updated_at = ${now.toISOString()}
      where ${among}`),
  ];
}
