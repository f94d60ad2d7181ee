import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { seedIfEmpty } from '#scripts/lib/seed.ts';

/** Runs `work` on a demo database in a file, read by this process itself and deleted afterwards. */
export async function withDatabaseFile<T>(
  villas: number,
  work: (client: Client, directory: string) => Promise<T>,
): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-bench-'));
  const client = createClient({ url: `file:${join(directory, 'ours.db')}` });
  try {
    await migrateDatabase(client);
    await seedIfEmpty(client, { villas });
    return await work(client, directory);
  } finally {
    client.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
