import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client/web';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { seedIfEmpty } from '#scripts/lib/seed.ts';
import { startDatabasePooler } from '#server/host/pooler/pooler.ts';
import { multiplyVillas } from './multiply-villas.ts';

/** Further villas are copies of these. */
const MAX_SEEDED = 1_000;

/**
 * Runs `work` on a demo database that is deleted afterwards; `BENCH_KEEP` names a folder in which
 * it is kept for the next measurement with as many villas. `url` and `client` use a pooler, like an
 * agency's own server; `server` is the address without it.
 */
export async function withSeededDatabase<T>(
  villas: number,
  work: (url: string, client: Client, server: string) => Promise<T>,
): Promise<T> {
  const keptIn = process.env.BENCH_KEEP;
  const directory = keptIn
    ? join(keptIn, `${villas}-villas`)
    : mkdtempSync(join(tmpdir(), 'kiyi-bench-'));
  mkdirSync(directory, { recursive: true });
  try {
    await seedVillas(directory, villas);
    return await onDatabase(directory, work);
  } finally {
    if (!keptIn) rmSync(directory, { recursive: true, force: true });
  }
}

/** Seeds the database server's folder with so many villas, unless it has them already. */
export async function seedVillas(directory: string, villas: number): Promise<void> {
  await onDatabase(directory, async (_, client) => {
    await migrateDatabase(client);
    await seedIfEmpty(client, { villas: Math.min(villas, MAX_SEEDED) });
  });
  multiplyVillas(join(directory, 'dbs/default/data'), villas);
}

async function onDatabase<T>(
  directory: string,
  work: (url: string, client: Client, server: string) => Promise<T>,
): Promise<T> {
  const database = await startDatabase(directory);
  const pooler = await startDatabasePooler(database.url);
  try {
    return await work(pooler.url, createClient({ url: pooler.url }), database.url);
  } finally {
    pooler.stop();
    await database.stop();
  }
}
