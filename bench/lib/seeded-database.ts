import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client/web';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { seedIfEmpty } from '#scripts/lib/seed.ts';

/**
 * Does some work on a demo database of its own, which is gone afterwards; `BENCH_KEEP` names a folder
 * in which it stays for the next measurement with as many villas.
 */
export async function withSeededDatabase<T>(
  villas: number,
  work: (url: string, client: Client) => Promise<T>,
): Promise<T> {
  const keptIn = process.env.BENCH_KEEP;
  const directory = keptIn
    ? join(keptIn, `${villas}-villas`)
    : mkdtempSync(join(tmpdir(), 'kiyi-bench-'));
  mkdirSync(directory, { recursive: true });
  const database = await startDatabase(directory);
  try {
    const client = createClient({ url: database.url });
    await migrateDatabase(client);
    await seedIfEmpty(client, { villas });
    return await work(database.url, client);
  } finally {
    await database.stop();
    if (!keptIn) rmSync(directory, { recursive: true, force: true });
  }
}
