import type { Client, InStatement } from '@libsql/client/web';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';
import { currentBudget } from './budget.ts';
import { DatabaseLineBroken, type Runner } from './database-errors.ts';

type Selects = Pick<LibSQLDatabase, 'select' | 'selectDistinct'>;

/** Builds and runs queries; several go as one trip with `readTogether`. Cannot change anything. */
export type ReadHandle = Selects &
  Pick<LibSQLDatabase, 'all' | '$with'> & {
    with(...tables: Parameters<LibSQLDatabase['with']>): Selects;
  };

/** Drizzle over a read-only client: neither the type nor the client allows changes. */
export const createReadHandle = (client: Runner): ReadHandle =>
  drizzle({ client: readOnly(client) as Client });

/**
 * The methods that Drizzle calls for a query. Every statement must be a query: libsql-server runs a
 * change in a transaction for reading, too.
 */
function readOnly(client: Runner): Runner {
  return {
    execute: (statement: InStatement) => {
      const asked = query(statement);
      return onceMore(() => client.execute(asked));
    },
    batch: async (statements: InStatement[]) => {
      const asked = statements.map(query);
      const [first, ...more] = asked;
      const isAlone = first !== undefined && more.length === 0;
      return isAlone
        ? [await onceMore(() => client.execute(first))]
        : onceMore(() => client.batch(asked, 'read'));
    },
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

/** After the tables of a WITH may follow a change. */
const QUERY = /^\s*(select\b|with\b(?!.*\b(insert|update|delete|replace\s+into)\b))/is;

function query(statement: InStatement): InStatement {
  const text = typeof statement === 'string' ? statement : statement.sql;
  if (QUERY.test(text)) return statement;
  throw new Error('The read handle takes queries only; what changes rows is a step of db.write.');
}
