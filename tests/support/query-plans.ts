import { type Client, createClient, type InStatement } from '@libsql/client/web';
import { createDatabase, type Database } from '#worker/platform/database/database.ts';
import { ownDatabaseUrl } from './servers/own-database.ts';

/**
 * How SQLite would run the statements of a read: one list of steps a statement, as `EXPLAIN QUERY
 * PLAN` names them. The read is executed, so that the plans are those of its own SQL.
 */
export async function queryPlans(read: (db: Database) => Promise<unknown>): Promise<string[][]> {
  const client = createClient({ url: ownDatabaseUrl() });
  const statements: InStatement[] = [];
  await read(createDatabase(recording(client, statements)));
  // One trip: a page has dozens of queries, more than the server runs concurrently.
  const plans = await client.batch(
    statements.map((statement) => {
      const { sql, args } = statement as { sql: string; args: [] };
      return { sql: `explain query plan ${sql}`, args };
    }),
    'read',
  );
  return plans.map(({ rows }) => rows.map((row) => String(row.detail)));
}

/** The same client, recording the statements. */
function recording(client: Client, statements: InStatement[]): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'batch') statements.push(...(args[0] as InStatement[]));
        if (name === 'execute') statements.push(args[0] as InStatement);
        return value.apply(target, args);
      };
    },
  });
}
