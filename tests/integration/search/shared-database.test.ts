import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sharedDatabase } from '#worker/platform/database/shared-database.ts';
import { ownDatabaseUrl } from '#tests/support/servers/own-database.ts';

it('reads a database beside us, whose answers are not packed', async () => {
  const db = sharedDatabase({ url: ownDatabaseUrl() });
  const text = 'ş'.repeat(20_000);
  const [row] = await db.read.all<{ text: string }>(sql`select ${text} as text`);
  expect(row?.text).toBe(text);
  expect(sharedDatabase({ url: ownDatabaseUrl() })).toBe(db);
});
