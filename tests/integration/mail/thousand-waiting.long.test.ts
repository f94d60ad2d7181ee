import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { toldWishes, wishes } from '#drizzle/schema/wishes.ts';
import type { VillaId } from '#domain/values/ids.ts';
import { tellWishes } from '#worker/features/wishes/tell-wishes.ts';
import { testApp } from '#tests/support/app.ts';
import { createVilla, unique } from '#tests/support/factories.ts';

const WAITING = 1_000;
const HOUSES = 10;
const WEEKS = 20;
const dayOf = (days: number) =>
  new Date(Date.parse('2027-03-01') + days * 86_400_000).toISOString().slice(0, 10);

/** A thousand people wait for ten houses, a hundred for each, in weeks of which some are the same. */
it('of a thousand who wait, the first of each week is told, and the next an hour later', async () => {
  const app = testApp();
  const villas: { id: number }[] = [];
  for (let i = 0; i < HOUSES; i += 1) villas.push(await createVilla(app));
  const mark = unique('bin');
  const rows = Array.from({ length: WAITING }, (_, i) => {
    const from = (Math.floor(i / HOUSES) % WEEKS) * 7;
    return {
      id: `${mark}${String(i).padStart(4, '0')}` as never,
      createdAt: new Date(Date.parse('2026-11-01') + i * 1_000).toISOString(),
      email: `${mark}${i}@posta.example`,
      villaId: villas[i % HOUSES]!.id as VillaId,
      checkIn: dayOf(from),
      checkOut: dayOf(from + 7),
      adults: 2,
      consentText: 'Haber verin',
      tokenHash: `${mark}${i}`,
      confirmedAt: '2026-11-02T09:00:00.000Z',
    };
  });
  for (let i = 0; i < WAITING; i += 50) {
    await app.deps.db.rows.insert(wishes).values(rows.slice(i, i + 50));
  }
  const weekOf = ({ villaId, checkIn }: { villaId: number; checkIn: string }) =>
    `${villaId} ${checkIn}`;
  const all = new Set(rows.map(weekOf));
  const told = async () =>
    (
      await app.deps.db.read
        .select()
        .from(toldWishes)
        .where(like(toldWishes.wishId, `${mark}%`))
    ).map(({ wishId }) => String(wishId));
  const begun = performance.now();
  await tellWishes(app.deps);
  const took = performance.now() - begun;
  const first = [...all].map((week) => rows.find((row) => weekOf(row) === week)!.id);
  expect((await told()).toSorted()).toEqual(first.map(String).toSorted());
  // The same minute, and the rest of the hour, tell nobody else.
  app.clock.advanceMinutes(59);
  await tellWishes(app.deps);
  expect(await told()).toHaveLength(all.size);
  app.clock.advanceMinutes(2);
  await tellWishes(app.deps);
  const mails = await app.deps.db.read
    .select({ to: outbox.recipient })
    .from(outbox)
    .where(like(outbox.recipient, `${mark}%`));
  expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);
  expect(mails).toHaveLength(2 * all.size);
  console.log(`${WAITING} wait: ${all.size} mails in ${Math.round(took)} ms`);
  expect(
    await app.deps.db.read.select().from(wishes).where(eq(wishes.id, rows[0]!.id)),
  ).toMatchObject([{ toldAt: expect.any(String), endedAt: null }]);
});
