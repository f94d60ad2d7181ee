import type { InStatement, InValue } from '@libsql/client/web';
import { type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import type { DomainError } from '#domain/errors.ts';
import type { Statement } from './statements.ts';

/** A statement of a write. `onConflict` creates the refusal when it violates a key or a guard. */
export type Step = {
  query: Statement | SQL;
  onConflict?: () => DomainError;
  /** It adds the entry in the audit log. */
  isAudit?: true;
};

/** Steps as a use-case lists them: with groups, and with what is left out (`isPaid && mail`). */
export type Steps = Step | false | null | undefined | readonly Steps[];

/** The steps in their order, without groups and gaps. */
export const flatSteps = (steps: Steps): Step[] =>
  Array.isArray(steps) ? steps.flatMap(flatSteps) : steps ? [steps as Step] : [];

const dialect = new SQLiteAsyncDialect();

export function compileStep(step: Step): InStatement {
  const compiled =
    'toSQL' in step.query ? step.query.toSQL() : dialect.sqlToQuery(step.query as SQL);
  return { sql: compiled.sql, args: compiled.params as InValue[] };
}

export const step = (query: Step['query'], onConflict?: Step['onConflict']): Step => ({
  query,
  onConflict,
});

/**
 * Aborts the whole batch unless `condition` is true at this point. It sees what the steps before
 * have written: put it before the change it guards.
 */
export function guard(name: string, condition: SQL, onConflict: () => DomainError): Step {
  return {
    query: sql`insert into write_guards (check_name, passed) select ${name}, coalesce((${condition}), 0)`,
    onConflict,
  };
}

/** Aborts the batch unless the statement before changed exactly one row. */
export const changedOne = (name: string, onConflict: () => DomainError): Step =>
  guard(name, sql`changes() = 1`, onConflict);
