import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import type {
  IndexColumn,
  SQLiteColumn,
  SQLiteInsertValue,
  SQLiteTable,
  SQLiteUpdateSetSource,
} from 'drizzle-orm/sqlite-core';

/** A statement that can be compiled but not run: it only runs as a step of a batch. */
export type Statement = { toSQL(): { sql: string; params: unknown[] } };

type Conflict = { target?: IndexColumn | IndexColumn[]; where?: SQL };
type Upsert<Table extends SQLiteTable> = {
  target: IndexColumn | IndexColumn[];
  targetWhere?: SQL;
  set: SQLiteUpdateSetSource<Table>;
  setWhere?: SQL;
};

/** Selects what the batch returns about the changed rows. */
type Returning = { returning(columns?: Record<string, SQLiteColumn | SQL>): Statement };

type InsertStatement<Table extends SQLiteTable> = Statement &
  Returning & {
    onConflictDoNothing(conflict?: Conflict): InsertStatement<Table>;
    onConflictDoUpdate(upsert: Upsert<Table>): InsertStatement<Table>;
  };

type Insert<Table extends SQLiteTable> = {
  values(rows: SQLiteInsertValue<Table> | SQLiteInsertValue<Table>[]): InsertStatement<Table>;
  select(query: SQL): InsertStatement<Table>;
};

type ConditionalStatement = Statement &
  Returning & { where(condition: SQL | undefined): Statement & Returning };

type Update<Table extends SQLiteTable> = {
  set(values: SQLiteUpdateSetSource<Table>): ConditionalStatement;
};

/**
 * Drizzle's builders without `then`: a changing statement cannot be awaited on its own and so
 * cannot bypass `db.write`, which adds guards, audit and idempotency key.
 */
type StatementBuilder = {
  insert<Table extends SQLiteTable>(table: Table): Insert<Table>;
  update<Table extends SQLiteTable>(table: Table): Update<Table>;
  delete(table: SQLiteTable): ConditionalStatement;
};

/** Builds the statements of a write; see `step` in write-batch.ts. */
export const build: StatementBuilder = drizzle(() =>
  Promise.reject(new Error('A statement runs as a step of db.write, never on its own.')),
);
