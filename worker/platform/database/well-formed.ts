import type { InStatement } from '@libsql/client/web';
import type { Runner } from './database-errors.ts';

/**
 * A client that sends no half of a surrogate pair, in which a text that was cut short may end (a
 * browser's name of emoji): the server drops the connection over it.
 */
export const sendingWellFormed = (client: Runner): Runner => ({
  execute: (statement: InStatement) => client.execute(wellFormed(statement)),
  batch: (statements: InStatement[], mode) => client.batch(statements.map(wellFormed), mode),
});

function wellFormed(statement: InStatement): InStatement {
  if (typeof statement === 'string' || !Array.isArray(statement.args)) return statement;
  const { sql, args } = statement;
  return args.some(isBroken)
    ? { sql, args: args.map((arg) => (isBroken(arg) ? arg.toWellFormed() : arg)) }
    : statement;
}

const isBroken = (arg: unknown): arg is string => typeof arg === 'string' && !arg.isWellFormed();
