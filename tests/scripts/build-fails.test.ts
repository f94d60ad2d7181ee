import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { afterAll, expect, it } from 'vitest';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { root } from '#scripts/lib/paths.ts';
import { runScript } from './support/run-script.ts';

const home = mkdtempSync(join(tmpdir(), 'kiyi-build-fails-'));
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const dist = mkdtempSync(join(cache, 'kiyi-build-fails-'));
afterAll(() => {
  for (const folder of [home, dist]) rmSync(folder, { recursive: true, force: true });
});

it('ends when a part of it fails while the site waits for its data', async () => {
  const database = await startDatabase(join(home, 'database'));
  const client = createClient({ url: database.url });
  await migrateDatabase(client);
  // What is asked for between the bundling and the pages.
  await client.execute('drop table catalogue_version');
  const { code, said } = await runScript('build-app', [], {
    DATABASE_URL: database.url,
    SITE_URL: 'http://localhost:8787',
    DIST_DIR: dist,
  });
  await database.stop();
  expect(said).toContain('no such table: catalogue_version');
  expect(code).toBe(1);
});
