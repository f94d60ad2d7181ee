import { expect, it } from 'vitest';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';

it('says of each villa how far its calendars can be trusted; an owner learns of own villas', async () => {
  const app = testApp();
  const token = await signIn(app, (await createUser(app)).email);
  const owner = await createUser(app, { role: 'OWNER' });
  const own = await createVilla(app, { ownerId: owner.id });
  const other = await createVilla(app);
  const at = app.deps.clock.now().toISOString();
  const hoursAgo = (hours: number) =>
    new Date(app.deps.clock.now().getTime() - hours * 3_600_000).toISOString();
  const source = (villaId: number, lastOkAt: string | null, lastError: string | null = null) => ({
    villaId,
    source: 'airbnb' as const,
    url: `https://www.airbnb.com/calendar/ical/${unique('feed')}.ics`,
    lastOkAt,
    lastError,
    lastOutcome: lastError === null ? ('unchanged' as const) : ('failed' as const),
    createdAt: at,
    updatedAt: at,
  });
  await app.deps.db.rows
    .insert(calendarSources)
    .values([
      source(own.id, hoursAgo(0)),
      source(own.id, hoursAgo(5), 'Sunucu 500 yanıtı verdi.'),
      source(other.id, hoursAgo(1)),
    ]);
  const read = async (who: string, query = '') =>
    (await app.call('GET', `/v1/admin/calendars/freshness${query}`, { token: who })).body.content;

  expect((await read(token, `?villa_id=${own.id}`)).items).toEqual([
    {
      villa_id: own.id,
      sources: 2,
      lastOkAt: hoursAgo(5),
      stale: true,
      warning: null,
      lastError: 'Sunucu 500 yanıtı verdi.',
    },
  ]);
  const all = (await read(token)).items.map((row: { villa_id: number }) => row.villa_id);
  expect(all).toEqual(expect.arrayContaining([own.id, other.id]));
  const ownersOwn = await read(await signIn(app, owner.email));
  expect(ownersOwn.items.map((row: { villa_id: number }) => row.villa_id)).toEqual([own.id]);
});
