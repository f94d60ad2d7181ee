import type { Client, InStatement, InValue } from '@libsql/client/web';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getTableColumns } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';

/** Below SQLite's limit of parameters in a statement. */
const MAX_PARAMETERS = 20_000;

export type Inserter = {
  /** Queues rows; nothing is written before `flush`. */
  add<Table extends SQLiteTable>(table: Table, rows: Table['$inferInsert'][]): void;
  /** Writes the queue in one batch, its tables in the order in which they were first added. */
  flush(): Promise<void>;
};

/**
 * Collects rows into few large statements: a villa has some hundred rows, too many for a trip each.
 */
export function createInserter(client: Client): Inserter {
  const db = drizzle(client);
  // Tables keep their order after a flush: otherwise a first villa without stays would put its
  // reviews before the stays.
  const queue: { table: SQLiteTable; rows: Record<string, unknown>[] }[] = [];

  function statements(): InStatement[] {
    return queue.flatMap(({ table, rows }) => {
      const perStatement = Math.floor(MAX_PARAMETERS / Object.keys(getTableColumns(table)).length);
      return chunk(rows, perStatement).map((part) => {
        const { sql, params } = db
          .insert(table)
          .values(part as never)
          .toSQL();
        return { sql, args: params as InValue[] };
      });
    });
  }

  return {
    add(table, rows) {
      const open = queue.find((entry) => entry.table === table);
      if (open) open.rows.push(...(rows as Record<string, unknown>[]));
      else queue.push({ table, rows: [...(rows as Record<string, unknown>[])] });
    },
    async flush() {
      const batch = statements();
      for (const entry of queue) entry.rows = [];
      if (batch.length > 0) await client.batch(batch, 'write');
    },
  };
}

function chunk<T>(items: T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < items.length; start += size) {
    parts.push(items.slice(start, start + size));
  }
  return parts;
}
