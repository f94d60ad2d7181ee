import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@libsql/client/web';
import { expect, it } from 'vitest';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import type { RunningServer } from '#server/host/run-server.ts';
import { testApp } from '#tests/support/app.ts';
import { CONSENTS, createVilla, GUEST } from '#tests/support/factories.ts';
import { buildApi, startApiWorker } from './support/start-api-worker.ts';

/** How old the search of a process may be that did not make the booking itself. */
const ELSEWHERE_MS = 5_000;

it('sells a booked stay no more: at once where it was booked, in five seconds in another process', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-two-workers-'));
  const database = await startDatabase(join(directory, 'database'));
  await migrateDatabase(createClient({ url: database.url }));
  const villa = await createVilla(testApp({ databaseUrl: database.url }));
  const checkIn = addDays(istanbulDay(new Date()), 60);
  const stay = { checkIn, checkOut: addDays(checkIn, 5) };
  const dist = join(directory, 'dist');
  await buildApi(dist);
  // One after the other: each looks for free ports, and both would find the same ones.
  const here = await startApiWorker(dist, join(directory, 'here'), database.url);
  const elsewhere = await startApiWorker(dist, join(directory, 'elsewhere'), database.url);
  try {
    // Both hold the catalogue in memory from here on.
    expect(await finds(here, stay)).toEqual([villa.slug]);
    expect(await finds(elsewhere, stay)).toEqual([villa.slug]);

    const quote = await post(here, '/v1/quote', { slug: villa.slug, ...stay, ...PARTY });
    const booked = await post(here, '/v1/reservation', {
      quoteToken: quote.content.quoteToken,
      customer: GUEST,
      consents: CONSENTS,
    });
    const committedAt = Date.now();
    expect(booked).toMatchObject({ content: { reservationCode: expect.any(String) } });
    expect(await finds(here, stay)).toEqual([]);
    for (
      let askedAt = Date.now();
      (await finds(elsewhere, stay)).length > 0;
      askedAt = Date.now()
    ) {
      // A busy machine may answer later what it was asked in time.
      expect(askedAt - committedAt).toBeLessThan(ELSEWHERE_MS);
      await delay(50);
    }
  } finally {
    await Promise.all([here.stop(), elsewhere.stop()]);
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});

const PARTY = { adults: 2, children: 0, babies: 0 };

/** The villas that a search of these nights shows. */
async function finds(
  { url }: RunningServer,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Promise<string[]> {
  const query = new URLSearchParams({ client: 'true', checkin: checkIn, checkout: checkOut });
  const answer = await fetch(`${url}/v2/search?${query}`);
  const { content } = (await answer.json()) as { content: { items: { slug: string }[] } };
  return content.items.map(({ slug }) => slug);
}

async function post({ url }: RunningServer, path: string, body: unknown): Promise<any> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  return answer.json();
}
