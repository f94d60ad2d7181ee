import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@libsql/client/web';
import { build } from '#scripts/lib/build.ts';
import { putDemoPictures } from '#scripts/lib/demo-pictures.ts';
import { freePort } from '#server/process/ports.ts';
import { startWorker } from '#scripts/lib/worker.ts';
import { withSeededDatabase } from './seeded-database.ts';

/** Villas of the demo agency. */
export const DEMO_VILLAS = 120;

export type RunningSite = { url: string; database: string; client: Client };

/**
 * Builds `dist/` from the demo agency, unless a build of the same sources and day exists: the demo
 * of a day is always the same.
 */
export const buildDemoSite = (): Promise<void> => withSeededDatabase(DEMO_VILLAS, buildFrom);

/**
 * Runs `work` with the whole application, built and served by the real runtime. With another number
 * of villas than the demo's, pages are rendered on demand.
 */
export const withRunningSite = <T>(
  villas: number,
  work: (site: RunningSite) => Promise<T>,
  {
    variables,
    ...runtime
  }: { inspector?: string; trustedProxies?: string; variables?: Record<string, string> } = {},
): Promise<T> =>
  withSeededDatabase(villas, async (database, client, server) => {
    await (villas === DEMO_VILLAS ? buildFrom(database, client) : buildDemoSite());
    const dataDir = mkdtempSync(join(tmpdir(), 'kiyi-bench-site-'));
    await putDemoPictures(dataDir);
    const port = await freePort();
    const worker = await startWorker({
      port,
      dataDir,
      ...runtime,
      variables: {
        DATABASE_URL: server,
        SITE_URL: `http://localhost:${port}`,
        SESSION_SECRET: 'bench-'.repeat(8),
        QUOTE_SECRET: 'bench-'.repeat(8),
        DATA_SECRET: 'bench-'.repeat(8),
        ...variables,
      },
    });
    try {
      return await work({ url: worker.url, database, client });
    } finally {
      await worker.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

async function buildFrom(database: string, client: Client): Promise<void> {
  await build(client, database, 'the demo of the bench', 'https://kiyi.example');
}
