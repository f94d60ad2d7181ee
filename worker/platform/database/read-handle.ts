import type { Client, InStatement, ResultSet } from '@libsql/client/web';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';
import { currentBudget } from './budget.ts';
import { DatabaseLineBroken, type Runner } from './database-errors.ts';

type Selects = Pick<LibSQLDatabase, 'select' | 'selectDistinct'>;

/**
 * Builds and runs queries; several at once go as one trip with `batch([...])`. Cannot change
 * anything.
 */
export type ReadHandle = Selects &
  Pick<LibSQLDatabase, 'all' | 'batch' | '$with'> & {
    with(...tables: Parameters<LibSQLDatabase['with']>): Selects;
  };

/** Drizzle over a read-only client: neither the type nor the client allows changes. */
export const createReadHandle = (client: Runner): ReadHandle =>
  drizzle({ client: readOnly(client) as Client });

/**
 * The methods that Drizzle calls for a query. A single select runs as it is; everything else in a
 * read-only transaction, because a statement after WITH may be a change.
 */
function readOnly(client: Runner): Runner {
  const batch = async (statements: InStatement[]) => {
    const asked = statements.map(query);
    const [first, ...more] = asked;
    const isSelect = first !== undefined && /^\s*select\b/i.test(textOf(first));
    return isSelect && more.length === 0
      ? [await onceMore(() => client.execute(first))]
      : onceMore(() => client.batch(asked, 'read'));
  };
  return {
    execute: async (statement: InStatement) => {
      const [result] = await batch([statement]);
      return result as ResultSet;
    },
    batch,
  };
}

/**
 * A kept-alive connection may be closed by the other end just as it is used: one retry opens a new
 * one.
 */
async function onceMore<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DatabaseLineBroken)) throw error;
    currentBudget()?.again();
    return ask();
  }
}

const textOf = (statement: InStatement): string =>
  typeof statement === 'string' ? statement : statement.sql;

function query(statement: InStatement): InStatement {
  if (/^\s*(select|with)\b/i.test(textOf(statement))) return statement;
  throw new Error('The read handle takes queries only; what changes rows is a step of db.write.');
}
