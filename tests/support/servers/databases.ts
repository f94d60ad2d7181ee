import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { type RunningDatabase, startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { setRule } from '#scripts/lib/seed.ts';

export type TestDatabase = RunningDatabase & {
  directory: string;
  /** Stops the server and deletes its files. */
  remove(): Promise<void>;
};

/**
 * A real libsql-server on its own empty folder, migrated; without rate limits for guests, session
 * timeouts and mandatory second factors.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const database = await startIn(newDirectory());
  const client = createClient({ url: database.url });
  await migrateDatabase(client);
  await setRule(client, 'open_requests_max', '1000');
  // Tests move the clock by hours between two calls.
  await setRule(client, 'session_idle_minutes', '1000000');
  await setRule(client, 'second_factor_required', '0');
  return database;
}

/** Starts migrated, empty databases one by one: each is a copy of one that was migrated once. */
export async function makeDatabases(): Promise<{
  start(): Promise<TestDatabase>;
  remove(): Promise<void>;
}> {
  const template = await startTestDatabase();
  await template.stop();
  return {
    start: () => {
      const directory = newDirectory();
      cpSync(template.directory, directory, { recursive: true });
      return startIn(directory);
    },
    remove: template.remove,
  };
}

const newDirectory = () => mkdtempSync(join(tmpdir(), 'kiyi-test-'));

async function startIn(directory: string): Promise<TestDatabase> {
  const database = await startDatabase(directory);
  const remove = async () => {
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { ...database, directory, remove };
}
