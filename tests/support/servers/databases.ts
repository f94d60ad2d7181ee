import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { type RunningDatabase, startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { setRule } from '#scripts/lib/seed.ts';

export type TestDatabase = RunningDatabase & {
  directory: string;
  /** Ends the server and takes its files away. */
  remove(): Promise<void>;
};

/**
 * A real libsql-server on an empty folder of its own, migrated; one guest may ask as often
 * as a test likes, no session ends for want of use and nobody needs a second factor.
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

/** Starts migrated, empty databases one after the other: each is a copy of one migrated once. */
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
