import type { InStatement, InValue } from '@libsql/client/web';
import { type SQL, sql } from 'drizzle-orm';
import type { DomainError } from '#domain/errors.ts';
import { dialect } from './statement-writer.ts';
import type { Statement } from './statements.ts';

/** One statement of a write. `onConflict` makes the refusal when it breaks a key or a guard. */
export type Step = {
  query: Statement | SQL;
  onConflict?: () => DomainError;
};

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
 * Aborts the whole batch unless `condition` is true at this point of it. `condition` sees what the
 * steps before have written: put it before the change it protects.
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
