import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentAlarms } from '#drizzle/schema/payments.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { answerSandbox, lastEntryOf, startCard } from '#tests/support/card-payments.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, post, type Stay } from '#tests/support/payments.ts';

/** Money that exceeds what a stay costs is the guest's, however it came to be too much. */
describe('what a guest has paid beyond the total', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const book = (stay: Stay, kind: string, amount: number) =>
    post(app, token, '/v1/admin/transactions', {
      reservation_id: stay.code,
      kind,
      method: 'havale_eft',
      amount,
      note: 'Misafirle konuşuldu',
    });
  const detailOf = async ({ id }: Stay) =>
    (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body.content;
  const change = async (stay: Stay, body: object) =>
    app.call('PUT', `/v1/admin/reservations/${stay.id}`, {
      token,
      body: { version: (await detailOf(stay)).version, ...body },
    });
  const openAlarms = async ({ id }: Stay) => {
    const rows = await app.deps.db.read
      .select()
      .from(paymentAlarms)
      .where(eq(paymentAlarms.reservationId, id));
    return rows
      .filter(({ resolvedAt }) => resolvedAt === null)
      .map(({ kind, amount, transactionId }) => ({ kind, amount, transactionId }));
  };

  it('is due back when the stay becomes cheaper, until it was given back', async () => {
    const stay = await createStay(app, token);
    await book(stay, 'balance', 3_500_000);
    expect(await openAlarms(stay)).toEqual([]);
    expect((await change(stay, { checkOut: '2027-05-14', price: 'new' })).status).toBe(200);
    const { total } = await detailOf(stay);
    const amount = 3_500_000 - total;
    expect(amount).toBeGreaterThan(0);
    expect(await openAlarms(stay)).toEqual([{ kind: 'surplus', amount, transactionId: null }]);
    await book(stay, 'refund', amount - 1);
    expect(await openAlarms(stay)).toMatchObject([{ kind: 'surplus', amount: 1 }]);
    await book(stay, 'refund', 1);
    expect(await openAlarms(stay)).toEqual([]);
  });

  it('is due back when a paid extra is taken off, and not while it is part of the total', async () => {
    const stay = await createStay(app, token);
    const extras = async (body: object) =>
      app.call('PATCH', `/v1/admin/reservations/${stay.id}/extras`, {
        token,
        body: { version: (await detailOf(stay)).version, ...body },
      });
    await extras({ add: { label: 'Transfer', unitPrice: 300_000, payee: 'agency' } });
    await book(stay, 'extra', 300_000);
    await book(stay, 'balance', 3_500_000);
    expect(await openAlarms(stay)).toEqual([]);
    await extras({ remove: (await detailOf(stay)).extras[0].id });
    expect(await openAlarms(stay)).toMatchObject([{ kind: 'surplus', amount: 300_000 }]);
    await extras({ add: { label: 'Aşçı', unitPrice: 500_000, payee: 'owner' } });
    expect(await openAlarms(stay)).toEqual([]);
    expect((await detailOf(stay)).due).toBe(200_000);
  });

  it('is closed by nobody by hand, and goes with the rest when the stay is cancelled', async () => {
    const stay = await createStay(app, token);
    await book(stay, 'balance', 3_600_000);
    const [row] = await app.deps.db.read
      .select()
      .from(paymentAlarms)
      .where(eq(paymentAlarms.reservationId, stay.id));
    const body = { id: row!.id, resolution: 'Bakıldı' };
    const refusal = await app.call('PATCH', '/v1/admin/paymentalarms', { token, body });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'ALARM_STANDS']);
    await moveStay(app, token, stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    expect(await openAlarms(stay)).toMatchObject([{ kind: 'refund_due', amount: 3_600_000 }]);
  });

  it('names the card payment that it can go back to', async () => {
    const stay = await createStay(app, token, 'option');
    const { pageUrl } = (await startCard(app, stay)).body.content;
    await answerSandbox(app, pageUrl);
    const { id } = await lastEntryOf(app, stay);
    await book(stay, 'balance', 3_000_000);
    const surplus = { kind: 'surplus', amount: 200_000, transactionId: id };
    expect(await openAlarms(stay)).toEqual([surplus]);
    await post(app, token, `/v1/admin/transactions/${id}/refund`, {
      amount: 200_000,
      reason: 'Fazla ödeme',
    });
    expect(await openAlarms(stay)).toEqual([]);
  });
});
