import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { root } from './paths.ts';
import { Refusal } from './installation.ts';
import {
  compareMigrations,
  describeSchema,
  readApplied,
  readKnown,
  type SchemaState,
} from './schema-state.ts';

const MIGRATIONS = join(root, 'drizzle/migrations');

/**
 * Compares the database behind `client` with the migrations in `folder`. @throws {@link
 * StrangeSchema}
 */
export async function readSchemaState(client: Client, folder = MIGRATIONS): Promise<SchemaState> {
  return compareMigrations(readKnown(folder), await readApplied(client));
}

/**
 * Applies all missing migrations in one transaction. @returns the names of the applied migrations.
 * @throws {@link StrangeSchema} when the database was migrated from other files.
 */
export async function migrateDatabase(client: Client, folder = MIGRATIONS): Promise<string[]> {
  const { waiting } = await readSchemaState(client, folder);
  if (waiting.length === 0) return [];
  // Every command looks at the schema and few change it; loading these takes two seconds.
  const { drizzle } = await import('drizzle-orm/libsql');
  const { migrate } = await import('drizzle-orm/libsql/migrator');
  await migrate(drizzle(client), { migrationsFolder: folder });
  return waiting.map(({ name }) => name);
}

/**
 * Says it of a database of a later version, on which this one runs. @throws {@link Refusal} naming
 * the command when migrations are missing
 */
export async function requireCurrentSchema(client: Client): Promise<void> {
  const state = await readSchemaState(client);
  const { waiting, ahead } = state;
  if (ahead.length > 0) console.log(describeSchema(state));
  if (waiting.length === 0) return;
  const names = waiting.map(({ name }) => name).join(', ');
  throw new Refusal(
    `The database lacks ${waiting.length} of our migrations (${names}). Run: npm run migrate`,
  );
}
