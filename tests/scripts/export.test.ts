import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { seedIfEmpty } from '#scripts/lib/seed.ts';
import { runScript } from './support/run-script.ts';

const directory = mkdtempSync(join(tmpdir(), 'kiyi-export-'));
const dataDir = join(directory, 'data');
let database: Awaited<ReturnType<typeof startDatabase>>;

beforeAll(async () => {
  database = await startDatabase(join(dataDir, 'database'));
  const client = createClient({ url: database.url });
  await migrateDatabase(client);
  await seedIfEmpty(client, { villas: 3 });
  mkdirSync(join(dataDir, 'media/files/originals'), { recursive: true });
  writeFileSync(join(dataDir, 'media/files/originals/a.jpg'), 'a picture');
});
afterAll(async () => {
  await database.stop();
  rmSync(directory, { recursive: true });
});

it('hands an agency everything it owns while it works, and nothing that opens a door', async () => {
  const to = join(directory, 'out');
  const { code, said } = await runScript('export', ['--to', to], { DATA_DIR: dataDir });
  expect([code, said]).toEqual([0, expect.stringMatching(/\d+ tables, \d+ rows, 1 files/)]);
  const lines = (table: string) =>
    readFileSync(join(to, 'tables', `${table}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  expect(lines('villas')).toHaveLength(3);
  expect(lines('villas')[0]).toMatchObject({ name: expect.any(String), slug: expect.any(String) });
  expect(lines('reservations').length).toBeGreaterThan(0);
  expect(lines('users')[0]).not.toHaveProperty('password_hash');
  const tables = readdirSync(join(to, 'tables'));
  expect(
    tables.filter((name) => /session|password|reservation_texts|sqlite|__/.test(name)),
  ).toEqual([]);
  expect(readFileSync(join(to, 'files/originals/a.jpg'), 'utf8')).toBe('a picture');
  const content = JSON.parse(readFileSync(join(to, 'content.json'), 'utf8'));
  expect(content.tables).toContainEqual(expect.objectContaining({ table: 'villas', rows: 3 }));

  const again = await runScript('export', ['--to', to], { DATA_DIR: dataDir });
  expect([again.code, again.said]).toEqual([1, `${to} is not empty.\n`]);
});
