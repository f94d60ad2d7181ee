import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    largeDatabaseUrl: string;
  }
}

/** A database of its own for 10,000 of everything: they would slow every other test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-large-test-'));
  const database = await startDatabase(directory);
  await migrateDatabase(createClient({ url: database.url }));
  project.provide('largeDatabaseUrl', database.url);
  return async () => {
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
