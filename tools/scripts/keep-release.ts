// `npm run keep-release`: keeps the demo and a lived-in database of this version in tests/releases,
// from which every later version is updated in its tests, once going back from it is proven.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Client, createClient } from '@libsql/client/web';
import { liveInto } from '#simulation/kept-world.ts';
import { proveVersionBefore } from '#tests/e2e/version-before.ts';
import { startDatabase } from './lib/database.ts';
import { runCommand } from './lib/installation.ts';
import { KEPT_DATA_SECRET, keepRelease } from './lib/kept-releases.ts';
import { migrateDatabase } from './lib/migrate.ts';
import { readProductVersion } from './lib/product-version.ts';
import { seedIfEmpty } from './lib/seed.ts';

/** The world that is kept: large enough for every state, and below a megabyte. */
const SEED = 39;
const STEPS = 2_000;

const work = mkdtempSync(join(tmpdir(), 'kiyi-release-'));

await runCommand(async () => {
  try {
    await proveVersionBefore();
    const demoAt = new Date().toISOString();
    const demo = await makeDatabase('demo', (client) =>
      seedIfEmpty(client, { dataSecret: KEPT_DATA_SECRET }),
    );
    const livedIn = await makeDatabase('lived-in', async () => undefined);
    const livedInAt = await liveInto(livedIn, SEED, STEPS);
    keepRelease(readProductVersion(), {
      demo: { file: packTight(demo), at: demoAt },
      'lived-in': { file: packTight(livedIn), at: livedInAt },
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

/** A migrated database, filled while its server runs. @returns its file */
async function makeDatabase(
  name: string,
  fill: (client: Client) => Promise<unknown>,
): Promise<string> {
  const directory = join(work, name);
  const server = await startDatabase(directory);
  const client = createClient({ url: server.url });
  await migrateDatabase(client);
  await fill(client);
  await server.stop();
  return join(directory, 'dbs/default/data');
}

/** A copy without free pages and log. */
function packTight(file: string): string {
  const copy = `${file}.tight`;
  const database = new DatabaseSync(file);
  database.prepare('vacuum into ?').run(copy);
  database.close();
  return copy;
}
