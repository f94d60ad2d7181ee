import type { SQL } from 'drizzle-orm';
import {
  BaseSQLiteDatabase,
  type IndexColumn,
  type SQLiteColumn,
  type SQLiteInsertValue,
  type SQLiteTable,
  type SQLiteUpdateSetSource,
} from 'drizzle-orm/sqlite-core';
import { dialect } from './statement-writer.ts';

/** A statement that can be compiled and nothing else: the only way to run it is a step of a batch. */
export type Statement = { toSQL(): { sql: string; params: unknown[] } };

type Conflict = { target?: IndexColumn | IndexColumn[]; where?: SQL };
type Upsert<Table extends SQLiteTable> = {
  target: IndexColumn | IndexColumn[];
  targetWhere?: SQL;
  set: SQLiteUpdateSetSource<Table>;
  setWhere?: SQL;
};

/** What the batch answers about the changed rows. */
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
 * Drizzle's builders without their `then`: what changes rows cannot be awaited on its own and so
 * cannot slip past `db.write`, where guards, audit and idempotency key go with it.
 */
type StatementBuilder = {
  insert<Table extends SQLiteTable>(table: Table): Insert<Table>;
  update<Table extends SQLiteTable>(table: Table): Update<Table>;
  delete(table: SQLiteTable): ConditionalStatement;
};

/** Builds the statements of a write; see `step` in write-batch.ts. It has no session to run one with. */
export const build: StatementBuilder = new BaseSQLiteDatabase(
  'async',
  dialect,
  undefined as never,
  undefined,
);
