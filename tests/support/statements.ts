import { createClient, type InStatement, type ResultSet } from '@libsql/client/web';
import { inject } from 'vitest';
import { createDatabase, type Database } from '#worker/platform/database.ts';

type Statement = Exclude<InStatement, string>;

/** A database that keeps every statement of its batches, to be explained. */
export function recordingDatabase(): {
  db: Database;
  /** The plan of each statement since the last call, line by line. */
  plans(): Promise<string[][]>;
} {
  const client = createClient({ url: inject('databaseUrl') });
  const seen: Statement[] = [];
  const recording = new Proxy(client, {
    get(target, name, receiver) {
      if (name !== 'batch') return Reflect.get(target, name, receiver);
      return (statements: Statement[], mode?: 'read' | 'write'): Promise<ResultSet[]> => {
        seen.push(...statements);
        return target.batch(statements, mode);
      };
    },
  });
  const explain = async ({ sql, args }: Statement) => {
    const { rows } = await client.execute({ sql: `explain query plan ${sql}`, args });
    return rows.map((row) => String(row.detail));
  };
  return {
    db: createDatabase(recording),
    plans: () => Promise.all(seen.splice(0).map(explain)),
  };
}
