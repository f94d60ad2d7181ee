import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { root } from './paths.ts';

/** Brings the schema to the newest migration; does nothing when it is there already. */
export async function migrateDatabase(client: Client): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder: join(root, 'drizzle/migrations') });
}
