import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '#scripts/lib/database.ts';
import { drawSteps, type Episode, live } from './episode.ts';
import { ServerClient } from './world/server-client.ts';
import { schemaStatements } from './world/template.ts';

/**
 * Runs one world on a real libsql-server: the same people, acts and promises. No faults occur in
 * between; the embedded worlds cover those.
 */
export async function liveOnServer(seed: number, count: number): Promise<Episode> {
  const folder = mkdtempSync(join(tmpdir(), 'kiyi-prove-server-'));
  const server = await startDatabase(folder);
  try {
    const steps = drawSteps(seed, count).map((step) => ({ ...step, fault: null }));
    return await live(seed, steps, null, (now) => {
      const file = join(folder, 'dbs/default/data');
      const client = new ServerClient(server.url, file, now);
      for (const statement of schemaStatements()) client.define(statement);
      return client;
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
