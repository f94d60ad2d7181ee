import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, GUEST, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, post } from '#tests/support/payments.ts';

const IBAN = 'TR33 0006 1005 1978 6457 8413 26';

const ABROAD = 'DE89 3704 0044 0532 0130 00';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = testApp({ now: '2027-03-31T09:00:00.000Z' });
  token = await signIn(app, (await createUser(app)).email);
});

/** A cancelled stay of which 7.000 ₺ go back; with the refund's entry and mail. */
async function refunded(way: object, email?: string) {
  const stay = await createStay(app, token);
  if (email !== undefined) {
    await app.deps.db.rows.update(reservations).set({ email }).where(eq(reservations.id, stay.id));
  }
  await post(app, token, '/v1/admin/transactions', {
    reservation_id: stay.code,
    kind: 'prepayment',
    method: 'havale_eft',
    amount: 700_000,
    notify: false,
  });
  const off = await moveStay(app, token, stay.id, {
    status: 'cancelled',
    reason: 'Plan değişti',
    refund: { kept: 0, keptReason: 'Anlaştık', ways: [{ amount: 700_000, ...way }] },
  });
  expect(off.status).toBe(200);
  const [entry] = await app.deps.db.read
    .select()
    .from(transactions)
    .where(and(eq(transactions.reservationId, stay.id), eq(transactions.kind, 'refund')));
  const mail = async () => {
    const [row] = await app.deps.db.read
      .select()
      .from(outbox)
      .where(and(eq(outbox.reservationId, stay.id), eq(outbox.template, 'iade_bilgi')));
    return [row?.status, (row?.nextAttemptAt ?? '') <= app.clock.now().toISOString()];
  };
  const shown = async () =>
    (await app.call('GET', `/v1/admin/transactions/${entry!.id}`, { token })).body.content
      .awaits_bank;
  /** What the guest's own page says of the money. */
  const givenBack = async () => {
    const body = { code: stay.code, email: GUEST.email };
    return (await app.call('POST', '/v1/reservation/track', { body })).body.content.givenBack;
  };
  return { id: entry!.id, mail, shown, givenBack };
}

const HELD = ['waiting', false];
const LEAVES = ['waiting', true];

it.each(['havale_eft', 'fast'])('a refund by %s is written until it is at the bank', async (by) => {
  const { id, mail, shown, givenBack } = await refunded({ by, iban: IBAN });
  expect([await shown(), await mail()]).toEqual([true, HELD]);
  const money = { received: 700_000, kept: 0 };
  expect(await givenBack()).toEqual({ ...money, refunded: 0, open: 700_000 });
  const path = `/v1/admin/transactions/${id}/sent`;
  const sent = await app.call('POST', path, { token });
  expect([sent.status, sent.body.content.awaits_bank]).toEqual([200, false]);
  expect([await shown(), await mail()]).toEqual([false, LEAVES]);
  expect(await givenBack()).toEqual({ ...money, refunded: 700_000, open: 0 });
  const again = await app.call('POST', path, { token });
  expect([again.status, again.body.code]).toEqual([409, 'NOT_PENDING']);
});

it('cash is handed over as it is recorded', async () => {
  const { shown, mail } = await refunded({ by: 'cash' });
  expect([await shown(), await mail()]).toEqual([false, LEAVES]);
});

it('goes into the bank’s file once, and its guest is told then', async () => {
  const known = await refunded({ by: 'fast', iban: IBAN });
  const unknown = await refunded({ by: 'fast' });
  const file = await app.call('GET', '/v1/admin/refunds/transfers.csv', { token });
  expect(file.status).toBe(200);
  expect(file.text).toContain('TR330006100519786457841326');
  expect([await known.mail(), await unknown.mail()]).toEqual([LEAVES, HELD]);
  const again = await app.call('GET', '/v1/admin/refunds/transfers.csv', { token });
  expect([again.status, again.body.code]).toEqual([404, 'NOT_FOUND']);
});

it('stays out of the file where the account is abroad, which the file does not reach', async () => {
  const { id, mail, shown } = await refunded({ by: 'havale_eft', iban: ABROAD });
  const file = await app.call('GET', '/v1/admin/refunds/transfers.csv', { token });
  expect([file.status, file.body.content]).toEqual([404, expect.stringMatching(/yurt dışı/)]);
  expect([await shown(), await mail()]).toEqual([true, HELD]);
  await app.call('POST', `/v1/admin/transactions/${id}/sent`, { token });
  expect([await shown(), await mail()]).toEqual([false, LEAVES]);
});

it('is for a clerk to tell of a guest without an address, and only then', async () => {
  const { id, mail } = await refunded({ by: 'fast', iban: IBAN }, '');
  expect(await mail()).toEqual(HELD);
  await app.call('POST', `/v1/admin/transactions/${id}/sent`, { token });
  expect((await mail())[0]).toBe('by_hand');
});

it('is never made once it was taken back, and its guest hears nothing', async () => {
  const { id, mail, shown } = await refunded({ by: 'fast', iban: IBAN });
  const back = await post(app, token, `/v1/admin/transactions/${id}/reversal`, {
    reason: 'Yanlış',
  });
  expect(back.status).toBe(201);
  expect([await shown(), (await mail())[0]]).toEqual([false, 'skipped']);
  const file = await app.call('GET', '/v1/admin/refunds/transfers.csv', { token });
  expect(file.text).not.toContain('TR330006100519786457841326');
  const sent = await app.call('POST', `/v1/admin/transactions/${id}/sent`, { token });
  expect([sent.status, sent.body.code]).toEqual([409, 'NOT_PENDING']);
});

it('is never taken back from the bank, whoever writes', async () => {
  const { id } = await refunded({ by: 'cash' });
  await expect(
    app.deps.db.rows
      .update(transactions)
      .set({ awaitsBank: true })
      .where(eq(transactions.id, id))
      .run(),
  ).rejects.toThrow();
});
