import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentAlarms, sandboxPayments, transactions } from '#drizzle/schema/payments.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  answerSandbox,
  booksOf,
  checkoutOf,
  mailLink,
  sandboxSays,
  startCard,
} from '#tests/support/card-payments.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createStay, post, type Stay } from '#tests/support/payments.ts';

/** Writes into the sandbox's books what its server has said, so that it can be refunded. */
async function asIfBanked(app: TestApp, entry: string, checkoutId: string) {
  const { read, rows } = app.deps.db;
  const [booked] = await read.select().from(transactions).where(eq(transactions.id, entry));
  const { amount, providerRef, createdAt } = booked!;
  await rows.insert(sandboxPayments).values({
    id: providerRef!,
    checkoutId,
    amount,
    refunded: 0,
    outcome: 'paid',
    deliverAt: createdAt,
    deliveredAt: createdAt,
  });
}

/** A stay is paid on one page, however many tabs, links and clerks open one. */
describe('the page on which a stay is paid', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const linkTo = (stay: Stay, body?: object) => mailLink(app, token, stay, body);
  const record = (stay: Stay, amount: number) =>
    post(app, token, '/v1/admin/transactions', {
      reservation_id: stay.code,
      kind: 'prepayment',
      method: 'havale_eft',
      amount,
    });
  const amountsOf = async (stay: Stay) =>
    (await booksOf(app, stay)).entries.map(({ amount }) => amount);

  it('is the same in two tabs, by link and by code, so that it is paid once', async () => {
    const stay = await createStay(app, token, 'option');
    const link = await linkTo(stay);
    const pages = [await startCard(app, { link }), await startCard(app, stay)];
    const [one, two] = pages.map(({ body }) => body.content);
    expect(two).toEqual(one);
    await answerSandbox(app, one.pageUrl);
    const again = await answerSandbox(app, two.pageUrl);
    expect(again.headers.get('location')).toContain('/guvenli-odeme/sonuc');
    expect(await booksOf(app, stay)).toMatchObject({ status: 'confirmed', alarms: [] });
    expect(await amountsOf(stay)).toEqual([700_000]);
    const third = await startCard(app, { link });
    expect([third.status, third.body.code]).toEqual([422, 'NOTHING_DUE']);
  });

  it('is the same for those who open it at the same moment', async () => {
    const stay = await createStay(app, token, 'option');
    const opened = await Promise.all([1, 2, 3].map(() => startCard(app, stay)));
    expect(new Set(opened.map(({ body }) => body.content.pageUrl)).size).toBe(1);
  });

  it('takes one payment, however often it is sent at once', async () => {
    const stay = await createStay(app, token, 'option');
    const { pageUrl } = (await startCard(app, stay)).body.content;
    const sent = await Promise.all([1, 2, 3, 4].map(() => answerSandbox(app, pageUrl)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await amountsOf(stay)).toEqual([700_000]);
  });

  it('is not opened again once it was paid, although nobody has told us yet', async () => {
    const stay = await createStay(app, token, 'option');
    const { pageUrl } = (await startCard(app, stay)).body.content;
    await answerSandbox(app, pageUrl, { play: 'lost' });
    expect((await booksOf(app, stay)).status).toBe('option');
    const second = await startCard(app, stay);
    expect([second.status, second.body.code]).toEqual([422, 'NOTHING_DUE']);
    expect((await booksOf(app, stay)).status).toBe('confirmed');
  });

  it('ends when another amount is asked for', async () => {
    const stay = await createStay(app, token, 'option');
    const first = (await startCard(app, stay)).body.content;
    await record(stay, 200_000);
    const second = (await startCard(app, stay)).body.content;
    expect([second.amount, second.pageUrl === first.pageUrl]).toEqual([500_000, false]);
    await answerSandbox(app, first.pageUrl);
    expect(await amountsOf(stay)).toEqual([200_000]);
    await answerSandbox(app, second.pageUrl);
    expect(await booksOf(app, stay)).toMatchObject({ status: 'confirmed', alarms: [] });
  });

  it('ends when its amount came another way', async () => {
    const stay = await createStay(app, token, 'option');
    const { pageUrl } = (await startCard(app, stay)).body.content;
    await record(stay, 700_000);
    expect((await app.call('GET', new URL(pageUrl).pathname)).status).toBe(303);
    await answerSandbox(app, pageUrl);
    expect(await amountsOf(stay)).toEqual([700_000]);
  });

  it('is the one that a clerk has passed on', async () => {
    const stay = await createStay(app, token, 'option');
    const asked = { reservation_id: stay.code };
    const passed = await post(app, token, '/v1/admin/paymentlink', asked);
    const again = await post(app, token, '/v1/admin/paymentlink', asked);
    expect(again.body.content).toEqual(passed.body.content);
    expect((await startCard(app, stay)).body.content.pageUrl).toBe(passed.body.content.link);
  });

  it('leads back to the page of the stay only for who came from there', async () => {
    const stay = await createStay(app, token, 'option');
    const address = `/v1/admin/reservations/${stay.id}/guestlink`;
    const made = await app.call('POST', address, { token, body: {} });
    const own = new URL(made.body.content.link).searchParams.get('baglanti')!;
    const body = { stay: own, kind: 'prepayment' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await app.call('POST', '/v1/payment/checkout', { body, headers })).status).toBe(201);
    expect((await checkoutOf(app, stay)).fromStay).toBe(true);
    await startCard(app, { link: await linkTo(stay) });
    expect((await checkoutOf(app, stay)).fromStay).toBe(false);
  });

  it('raises an alarm for what is paid twice anyhow', async () => {
    const stay = await createStay(app, token, 'option');
    await startCard(app, stay);
    const { id } = await checkoutOf(app, stay);
    await sandboxSays(app, { checkout: id });
    await sandboxSays(app, { checkout: id });
    expect(await amountsOf(stay)).toEqual([700_000, 700_000]);
    expect((await booksOf(app, stay)).alarms).toEqual(['overpaid 700000']);
    const alarm = async () =>
      (await app.deps.db.read.select().from(paymentAlarms)).find(
        ({ reservationId }) => reservationId === stay.id,
      )!;
    const { transactionId } = await alarm();
    const refund = (amount: number) =>
      post(app, token, `/v1/admin/transactions/${transactionId}/refund`, {
        amount,
        reason: 'Fazla ödeme',
      });
    await asIfBanked(app, transactionId!, id);
    await refund(100_000);
    expect((await alarm()).resolvedAt).toBeNull();
    await refund(600_000);
    expect(await alarm()).toMatchObject({ resolution: 'Fazlası iade edildi.' });
    expect((await booksOf(app, stay)).status).toBe('confirmed');
  });
});
