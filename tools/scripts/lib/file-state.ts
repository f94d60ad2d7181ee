import { DatabaseSync } from 'node:sqlite';
import type { Client } from '@libsql/client';
import { readSchemaState } from './migrate.ts';
import { describeSchema } from './schema-state.ts';

/**
 * How the database in an SQLite file stands to this version, in words; null for one of exactly this
 * version. @throws {@link StrangeSchema} for one that is not ours, or half of an import
 */
export async function readFileState(file: string): Promise<string | null> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const execute = (sql: string) => Promise.resolve({ rows: database.prepare(sql).all() });
    return describeSchema(await readSchemaState({ execute } as unknown as Client));
  } finally {
    database.close();
  }
}
