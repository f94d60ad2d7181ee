import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { villaNights } from '#drizzle/schema/nights.ts';
import { paymentAlarms, paymentEvents, paymentLinks } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { idempotencyKeys } from '#drizzle/schema/writes.ts';
import { askAboutOpenCheckouts } from '#worker/features/payments/checkout/ask-about-checkout.ts';
import { deliverSandboxCallbacks } from '#worker/features/payments/checkout/play-sandbox.ts';
import { hmacHex } from '#worker/platform/secrets/hmac.ts';
import { runScheduled } from '#worker/scheduled.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  answerSandbox,
  booksOf,
  checkoutOf,
  mailLink,
  dueOf,
  sandboxSays,
  sendRaw,
  startCard,
} from '#tests/support/card-payments.ts';
import { createUser, createVilla, requestStay, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, type Stay } from '#tests/support/payments.ts';

const PREPAID = {
  kind: 'prepayment',
  method: 'card',
  provider: 'sandbox',
  amount: 700_000,
  status: 'succeeded',
};

describe('a payment by card', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const linkTo = (stay: Stay, body?: object) => mailLink(app, token, stay, body);
  const resultOf = async (resultUrl: string) => {
    const body = { token: new URL(resultUrl).searchParams.get('odeme') };
    return (await app.call('POST', '/v1/payment/result', { body })).body.content;
  };

  it('leads from the due amount through the bank to a confirmed stay', async () => {
    const stay = await createStay(app, token, 'option');
    app.trips.count = 0;
    const due = await dueOf(app, stay);
    expect(app.trips.count).toBe(1);
    expect(due.body.content).toMatchObject({
      state: 'due',
      amount: 700_000,
      atDoor: 2_800_000,
      card: true,
    });
    const started = await startCard(app, stay);
    expect(started.status).toBe(201);
    const { pageUrl, resultUrl } = started.body.content;
    expect((await resultOf(resultUrl)).state).toBe('open');
    const page = await app.call('GET', new URL(pageUrl).pathname);
    expect(page.text).toContain('7.000 ₺');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");

    const back = await answerSandbox(app, pageUrl);
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      new URL(resultUrl).pathname + new URL(resultUrl).search,
    ]);
    expect(await booksOf(app, stay)).toMatchObject({
      status: 'confirmed',
      entries: [PREPAID],
      alarms: [],
    });
    const { mails } = await booksOf(app, stay);
    expect(mails).toEqual(
      expect.arrayContaining(['odeme_alindi', 'rezervasyon_onay', 'sahip_onay']),
    );
    expect(await resultOf(resultUrl)).toMatchObject({
      state: 'paid',
      confirmed: true,
      paid: 700_000,
      retry: false,
    });
    expect((await dueOf(app, stay)).body.content.state).toBe('settled');
    const again = await app.call('GET', new URL(pageUrl).pathname);
    expect(again.headers.get('location')).toBe(back.headers.get('location'));
  });

  it('that the bank refuses is reported, and can be retried', async () => {
    const stay = await createStay(app, token, 'option');
    const first = (await startCard(app, stay)).body.content;
    await answerSandbox(app, first.pageUrl, { code: '000000' });
    expect(await resultOf(first.resultUrl)).toMatchObject({
      state: 'failed',
      failure: 'Doğrulama kodu hatalı.',
      retry: true,
      confirmed: false,
    });
    const failed = await booksOf(app, stay);
    expect(failed.entries).toEqual([{ ...PREPAID, status: 'failed' }]);
    expect(failed.mails.at(-1)).toBe('odeme_basarisiz');
    const second = (await startCard(app, stay)).body.content;
    await answerSandbox(app, second.pageUrl);
    expect((await booksOf(app, stay)).status).toBe('confirmed');
    expect((await booksOf(app, stay)).entries.length).toBe(2);
  });

  it.each([
    ['repeat', 'confirmed', ['succeeded'], []],
    ['lost', 'confirmed', ['succeeded'], []],
    ['underpaid', 'option', ['succeeded'], ['amount_differs 350000']],
    ['forged', 'option', [], []],
  ] as const)(
    'whose callback is %s leaves the books right',
    async (play, status, booked, alarms) => {
      const stay = await createStay(app, token, 'option');
      const { pageUrl, resultUrl } = (await startCard(app, stay)).body.content;
      await answerSandbox(app, pageUrl, { play });
      await resultOf(resultUrl);
      const books = await booksOf(app, stay);
      expect(books).toMatchObject({ status, alarms });
      expect(books.entries.map((entry) => entry.status)).toEqual(booked);
    },
  );

  it('with a late callback confirms when it arrives', async () => {
    const own = testApp();
    const stay = await createStay(own, token, 'option');
    const { pageUrl, resultUrl } = (await startCard(own, stay)).body.content;
    await answerSandbox(own, pageUrl, { play: 'late' });
    expect((await resultOf(resultUrl)).state).toBe('open');
    own.clock.advanceMinutes(5);
    await deliverSandboxCallbacks(own.deps);
    expect((await booksOf(own, stay)).status).toBe('confirmed');
  });

  it('without a callback is found by polling, even when the guest does not return', async () => {
    const own = testApp();
    const stay = await createStay(own, token, 'option');
    const { pageUrl } = (await startCard(own, stay)).body.content;
    await answerSandbox(own, pageUrl, { play: 'lost' });
    expect((await booksOf(own, stay)).status).toBe('option');
    own.clock.advanceMinutes(4);
    for (let asked = 1; asked > 0;) {
      asked = await askAboutOpenCheckouts(own.deps);
      if ((await booksOf(own, stay)).status === 'confirmed') break;
    }
    expect((await booksOf(own, stay)).entries).toEqual([PREPAID]);
  });

  it('that comes after the option ended is booked and raises an alarm', async () => {
    const own = testApp();
    const stay = await createStay(own, token, 'option');
    await startCard(own, stay);
    const { id } = await checkoutOf(own, stay);
    own.clock.advanceMinutes(25 * 60);
    await sandboxSays(own, { checkout: id });
    expect(await booksOf(own, stay)).toMatchObject({
      status: 'option',
      entries: [PREPAID],
      alarms: ['late 700000'],
    });
    // Its nights are still the guest's.
    expect((await booksOf(own, stay)).mails).toContain('odeme_alindi');
  });

  it('reported after the option ended keeps the stay, because the cron polls payments first', async () => {
    const own = testApp();
    const stay = await createStay(own, token, 'option');
    const { pageUrl } = (await startCard(own, stay)).body.content;
    await answerSandbox(own, pageUrl, { play: 'late' });
    own.clock.advanceMinutes(25 * 60);
    await runScheduled(own.deps);
    expect(await booksOf(own, stay)).toMatchObject({ status: 'option', entries: [PREPAID] });
  });

  it('never confirms over another stay', async () => {
    const stay = await createStay(app, token, 'option');
    await startCard(app, stay);
    const { id } = await checkoutOf(app, stay);
    // Somebody else got the nights although the option still runs: no code of ours does this.
    const { rows } = app.deps.db;
    const nights = await rows.delete(villaNights).where(eq(villaNights.ref, stay.id)).returning();
    await rows.insert(villaNights).values(
      nights.map(({ villaId, night }) => {
        return { villaId, night, kind: 'reservation' as const, ref: 'somebody-else' };
      }),
    );
    await sandboxSays(app, { checkout: id });
    expect(await booksOf(app, stay)).toMatchObject({
      status: 'option',
      entries: [PREPAID],
      alarms: ['dates_taken 700000'],
    });
    expect((await booksOf(app, stay)).mails).not.toContain('odeme_alindi');
  });

  it('is accepted only from the provider, and only for what was requested', async () => {
    const stay = await createStay(app, token, 'option');
    await startCard(app, stay);
    const { id } = await checkoutOf(app, stay);
    const before = await booksOf(app, stay);
    const forged = await sandboxSays(app, { checkout: id }, 'another secret');
    expect([forged.status, forged.body.code]).toEqual([400, 'BAD_SIGNATURE']);
    expect((await sendRaw(app, '{}', {})).status).toBe(400);
    // Signed as it should be, and nothing that we know: told so, and no error of ours.
    for (const shape of ['{}', '[]', 'null', '"x"', 'no JSON', `{"checkout":${'9'.repeat(400)}}`]) {
      const signature = await hmacHex('test-sandbox-secret', shape);
      const answer = await sendRaw(app, shape, { 'x-sandbox-signature': signature });
      expect([shape, answer.status, answer.body.code]).toEqual([shape, 400, 'MALFORMED']);
    }
    expect(await booksOf(app, stay)).toEqual(before);

    expect((await sandboxSays(app, { checkout: id, currency: 'USD' })).text).toBe('OK');
    await sandboxSays(app, { checkout: id, merchant: 'SOMEBODY' });
    const odd = await booksOf(app, stay);
    expect(odd).toMatchObject({ status: 'option', entries: [] });
    expect(odd.alarms).toEqual(['currency_differs 700000', 'payee_differs 700000']);

    const payment = crypto.randomUUID();
    await sandboxSays(app, { checkout: 'nobody', payment });
    const [alarm] = await app.deps.db.read
      .select()
      .from(paymentAlarms)
      .where(eq(paymentAlarms.providerRef, payment));
    expect(alarm).toMatchObject({ kind: 'unknown_payment', reservationId: null });
  });

  it('is stored once as received, however often and in whatever order it is reported', async () => {
    const stay = await createStay(app, token, 'option');
    await startCard(app, stay);
    const { id } = await checkoutOf(app, stay);
    const payment = crypto.randomUUID();
    const paid = () => sandboxSays(app, { checkout: id, payment });
    await Promise.all([paid(), paid(), paid(), paid()]);
    await sandboxSays(app, { checkout: id, payment, status: 'failed' });
    expect((await booksOf(app, stay)).entries).toEqual([PREPAID]);
    const events = await app.deps.db.read
      .select()
      .from(paymentEvents)
      .where(
        and(eq(paymentEvents.provider, 'sandbox'), eq(paymentEvents.eventKey, `${payment}:paid`)),
      );
    expect(events.map(({ outcome }) => outcome)).toEqual(['confirmed']);
    expect(JSON.parse(events[0]!.body)).toMatchObject({ payment, amount: 700_000 });
  });

  it('by a personal link is for its amount, once, within 72 hours', async () => {
    const own = testApp();
    const stay = await createStay(own, token, 'confirmed');
    const link = await linkTo(stay, { kind: 'balance' });
    const rows = await own.deps.db.read
      .select()
      .from(paymentLinks)
      .where(eq(paymentLinks.reservationId, stay.id));
    expect(JSON.stringify(rows)).not.toContain(link);
    expect((await dueOf(own, { link })).body.content).toMatchObject({
      state: 'due',
      kind: 'balance',
      amount: 3_500_000,
      atDoor: 0,
    });
    const started = (await startCard(own, { link })).body.content;
    await answerSandbox(own, started.pageUrl);
    expect((await booksOf(own, stay)).entries).toEqual([
      { ...PREPAID, kind: 'balance', method: 'link', amount: 3_500_000 },
    ]);
    expect((await dueOf(own, { link })).body.content.state).toBe('link_used');
    const again = await startCard(own, { link });
    expect([again.status, again.body.code]).toEqual([422, 'NOTHING_DUE']);

    const other = await createStay(own, token, 'confirmed');
    const late = await linkTo(other);
    own.clock.advanceMinutes(73 * 60);
    expect((await dueOf(own, { link: late })).body.content.state).toBe('link_expired');
  });

  it('reveals nothing about a cancelled, unknown or foreign stay', async () => {
    const villa = await createVilla(app);
    const asked = await requestStay(app, {
      slug: villa.slug,
      checkIn: '2027-06-07',
      checkOut: '2027-06-14',
    });
    const code = asked.body.content.reservationCode;
    expect((await dueOf(app, { code })).body.content).toMatchObject({
      state: 'waiting',
      amount: 0,
    });
    const stay = await createStay(app, token, 'option');
    await moveStay(app, token, stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    expect((await dueOf(app, stay)).body.content).toMatchObject({
      state: 'closed',
      atDoor: 0,
      deposit: 0,
    });
    const refusal = await startCard(app, stay);
    expect([refusal.status, refusal.body.code]).toEqual([422, 'NOTHING_DUE']);
    for (const body of [
      { code: stay.code, email: 'baska@posta.example' },
      { code: 'KY26-ABCDEFGH', email: 'gulsah@posta.example' },
      { link: 'a'.repeat(43) },
    ]) {
      const miss = await app.call('POST', '/v1/payment/due', { body });
      expect([miss.status, miss.body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('is started once under a key', async () => {
    const stay = await createStay(app, token, 'option');
    const key = crypto.randomUUID();
    const [first, again] = [await startCard(app, stay, key), await startCard(app, stay, key)];
    expect(again.body.content).toEqual(first.body.content);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it.each([
    ['tr', 'tr', 'Onayla ve öde', '7.000 ₺'],
    ['en', 'en', 'Confirm and pay', '₺7,000'],
    ['de', 'en', 'Confirm and pay', '₺7,000'],
  ] as const)('of a guest who reads %s is confirmed on a page in %s', async (language, ...said) => {
    const stay = await createStay(app, token, 'option');
    const { rows } = app.deps.db;
    await rows.update(reservations).set({ language }).where(eq(reservations.id, stay.id));
    const { pageUrl } = (await startCard(app, stay)).body.content;
    const { text } = await app.call('GET', new URL(pageUrl).pathname);
    const [spoken, button, amount] = said;
    expect(text).toContain(`<html lang="${spoken}">`);
    expect(text).toContain(`>${button}<`);
    expect(text).toContain(`>${amount}<`);
    expect(/[ğışĞİŞ]/.test(text.replace('Kıyı Villa', ''))).toBe(spoken === 'tr');
  });

  it('is not offered without a provider', async () => {
    const own = testApp({ payments: { sandbox: null } });
    const stay = await createStay(own, token, 'option');
    expect((await dueOf(own, stay)).body.content.card).toBe(false);
    const refusal = await startCard(own, stay);
    expect([refusal.status, refusal.body.code]).toEqual([422, 'CARD_UNAVAILABLE']);
    expect((await own.call('POST', '/v1/payment/callback/sandbox', { body: {} })).status).toBe(404);
    expect((await own.call('GET', '/v1/payment/sandbox/x.y')).status).toBe(404);
  });

  it('stores no card, address or link in its answers for retries', async () => {
    const stay = await createStay(app, token, 'option');
    const link = await linkTo(stay);
    const key = crypto.randomUUID();
    await startCard(app, { link }, key);
    const rows = await app.deps.db.read
      .select()
      .from(idempotencyKeys)
      .where(like(idempotencyKeys.key, `%${key}`));
    expect(rows.length).toBe(1);
    expect(JSON.stringify(rows)).not.toContain(link);
    const [row] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.id, stay.id));
    expect(JSON.stringify(rows)).not.toContain(row!.email);
  });
});
