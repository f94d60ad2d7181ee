import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    fuzz: { databaseUrl: string; draws: number; seed: number };
  }
}

/**
 * A database of its own for malformed input, some of which is well formed by chance and is done.
 * `FUZZ_DRAWS=2000` is the long run; `FUZZ_SEED` repeats what a failing run printed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-fuzz-'));
  const database = await startDatabase(directory);
  await migrateDatabase(createClient({ url: database.url }));
  project.provide('fuzz', {
    databaseUrl: database.url,
    draws: Number(process.env.FUZZ_DRAWS ?? 200),
    seed: Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000),
  });
  return async () => {
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
