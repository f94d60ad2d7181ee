import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import { addDays, addMonths, monthOf } from '#domain/values/dates.ts';
import { today } from '#worker/platform/clock.ts';
import { testApp } from '#tests/support/app.ts';
import { createVilla, GUEST, requestStay, unique, uniquePhone } from '#tests/support/factories.ts';

const MINUTE = 60_000;

it('is that of last month’s requests of the website, those left unanswered included', async () => {
  const app = testApp();
  const { db } = app.deps;
  const said = async () => (await app.call('GET', '/v1/website/responsetime')).body.content;
  const before = await said();
  const { slug } = await createVilla(app);
  const month = addMonths(monthOf(today(app.deps.clock)), -1);
  const sentAt = Date.parse(`${month}-10T09:00:00.000Z`);
  /** A request sent in the middle of that month, and what became of it. */
  const answered = async (n: number, by: 'admin' | 'system' | 'visitor', minutes: number) => {
    const stay = {
      slug,
      checkIn: `2027-06-${10 + 3 * n}`,
      checkOut: addDays(`2027-06-${10 + 3 * n}`, 3),
    };
    const guest = { ...GUEST, email: `${unique('misafir')}@posta.example`, phone: uniquePhone() };
    const { body } = await requestStay(app, stay, guest);
    const isIt = eq(reservations.code, body.content.reservationCode);
    const createdAt = new Date(sentAt).toISOString();
    const [row] = await db.rows
      .update(reservations)
      .set({ createdAt })
      .where(isIt)
      .returning({ id: reservations.id });
    if (!row) throw new Error('not requested');
    await db.rows.insert(reservationHistory).values({
      id: `answer-${row.id}`,
      createdAt: new Date(sentAt + minutes * MINUTE).toISOString(),
      reservationId: row.id,
      from: 'requested',
      to: by === 'admin' ? 'option' : 'expired',
      by,
    });
  };
  for (const [n, minutes] of [10, 20, 30, 40].entries()) await answered(n + 1, 'admin', minutes);
  await answered(5, 'system', 1);
  await answered(6, 'visitor', 1);
  const after = await said();
  expect(after.month).toBe(month);
  expect(after.requests - (before?.requests ?? 0)).toBe(5);
  expect(after.answered - (before?.answered ?? 0)).toBe(4);
  if (before === null) expect(after.medianMinutes).toBe(30);
});
