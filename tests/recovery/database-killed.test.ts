import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { freePort } from '#server/process/ports.ts';
import { setRule } from '#scripts/lib/seed.ts';
import { testApp } from '#tests/support/app.ts';
import { createVilla, quoteOf, requestWith } from '#tests/support/factories.ts';

const { databaseKills: KILLS } = inject('effort');
/** Stays asked for around each kill. */
const STAYS = 40;

it(`keeps every acknowledged reservation through ${KILLS} kills of the database`, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-kill-'));
  const port = await freePort();
  let database = await startDatabase(directory, port);
  const client = createClient({ url: database.url });
  await migrateDatabase(client);
  // One guest asks for all of them.
  await setRule(client, 'open_requests_max', String(KILLS * STAYS));
  const app = testApp({ databaseUrl: database.url });
  const acknowledged: string[] = [];
  const unknown: { token: string; key: string }[] = [];

  for (let round = 0; round < KILLS; round++) {
    const villa = await createVilla(app);
    // One after the other: forty at once take a busy machine longer than a call may take.
    const tokens: string[] = [];
    for (let i = 0; i < STAYS; i++) {
      const checkIn = addDays('2027-01-04', i * 4);
      const dates = { checkIn, checkOut: addDays(checkIn, 4) };
      const quoted = await quoteOf(app, { slug: villa.slug, ...dates });
      tokens.push(quoted.body.content.quoteToken);
    }
    let answered = 0;
    let killed: Promise<void> | undefined;
    const requests = tokens.map(async (token) => {
      const key = crypto.randomUUID();
      const answer = await requestWith(app, token, { key });
      answered += 1;
      if (answered === 4 + round * 5) killed = database.kill();
      if (answer.status === 201) acknowledged.push(answer.body.content.reservationCode);
      else if (answer.status === 503) unknown.push({ token, key });
      else expect.unreachable(`answer ${answer.status} ${answer.text}`);
    });
    await Promise.all(requests);
    await killed;
    database = await startDatabase(directory, port);
  }

  expect(acknowledged.length).toBeGreaterThan(0);
  expect(unknown.length).toBeGreaterThan(0);
  const codes = await stored();
  expect(acknowledged.filter((code) => !codes.includes(code))).toEqual([]);

  // An answer that was lost is settled by asking again with its key: once, not twice.
  for (const { token, key } of unknown) {
    const { status } = await requestWith(app, token, { key });
    expect(status).toBe(201);
  }
  expect((await stored()).length).toBe(acknowledged.length + unknown.length);
  expect(await app.deps.db.rows.all(sql`pragma integrity_check`)).toEqual([
    { integrity_check: 'ok' },
  ]);
  const orphans = await app.deps.db.read.all(
    sql`select ref from villa_nights where ref not in (select id from reservations)`,
  );
  expect(orphans).toEqual([]);
  await database.stop();
  rmSync(directory, { recursive: true, force: true });

  async function stored(): Promise<string[]> {
    const rows = await app.deps.db.read.all<{ code: string }>(sql`select code from reservations`);
    return rows.map(({ code }) => code);
  }
});
