import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { sharedDatabase } from '#worker/platform/shared-database.ts';

it('reads a database beside us, whose answers are not packed', async () => {
  const db = sharedDatabase(inject('databaseUrl'));
  const text = 'ş'.repeat(20_000);
  const [row] = await db.read.all<{ text: string }>(sql`select ${text} as text`);
  expect(row?.text).toBe(text);
  expect(sharedDatabase(inject('databaseUrl'))).toBe(db);
});
