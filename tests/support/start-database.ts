import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One real libsql-server, migrated and empty, for all Worker tests; each test makes its own rows. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-test-'));
  const database = await startDatabase(directory);
  await migrateDatabase(createClient({ url: database.url }));
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
