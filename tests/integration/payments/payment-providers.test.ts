import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import {
  askAboutOpenCheckouts,
  askProviderAbout,
} from '#worker/features/payments/checkout/ask-about-checkout.ts';
import { findCheckout } from '#worker/features/payments/checkout/checkout-queries.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  booksOf,
  checkoutOf,
  dueOf,
  lastEntryOf,
  startCard,
} from '#tests/support/card-payments.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createStay, post, type Stay } from '#tests/support/payments.ts';

const { url } = inject('payments');
const IYZICO = { apiKey: 'iyzico-test-key', secretKey: 'iyzico-test-secret' };
const PAYTR = { merchantId: '123456', merchantKey: 'AAABBBCCC', merchantSalt: 'DDDEEEFFF' };

const fake = async (path: string, body?: object) =>
  (await fetch(url + path, { method: body ? 'PUT' : 'GET', body: JSON.stringify(body) })).json();
const say = (id: string, word: object) => fake('/say', { id, ...word });
const pageOf = async (id: string) => {
  const { pages } = (await fake('/pages')) as {
    pages: { id: string; token: string; asked: any; isDeleted?: boolean }[];
  };
  return pages.find((page) => page.id === id)!;
};

/** The application with both providers, of which the tests of a block choose one. */
const appWith = (paytr: object = {}) =>
  testApp({
    outside: (...request) => fetch(...request),
    payments: {
      iyzico: { ...IYZICO, merchantId: '3382172', baseUrl: `${url}/iyzico` },
      paytr: { ...PAYTR, isTest: false, baseUrl: `${url}/paytr`, ...paytr },
    },
  });

const choose = (app: TestApp, token: string, provider: string, fee?: 'guest' | 'agency') =>
  app.call('PUT', '/v1/admin/payment/edit', {
    token,
    body: {
      payment_provider: provider,
      payment_installments: 6,
      ...(fee && { payment_installment_fee: fee }),
    },
  });

describe('providers', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = appWith();
    token = await signIn(app, (await createUser(app)).email);
  });
  afterAll(async () => {
    await app.deps.db.rows.delete(settings).where(eq(settings.group, 'payment'));
  });

  const open = async (): Promise<{ stay: Stay; id: string; pageUrl: string }> => {
    const stay = await createStay(app, token, 'option');
    const started = await startCard(app, stay);
    expect([started.status, started.body.code]).toEqual([201, undefined]);
    return { stay, id: (await checkoutOf(app, stay)).id, pageUrl: started.body.content.pageUrl };
  };

  it.each([
    ['iyzico', 'de', { locale: 'en' }],
    ['paytr', 'ru', { lang: 'en' }],
    ['iyzico', 'tr', { locale: 'tr' }],
    ['paytr', null, { lang: 'tr' }],
  ] as const)(
    '%s speaks English to who reads %s and no Turkish',
    async (name, language, spoken) => {
      await choose(app, token, name);
      const stay = await createStay(app, token, 'option');
      const which = eq(reservations.id, stay.id);
      await app.deps.db.rows.update(reservations).set({ language }).where(which);
      await startCard(app, stay);
      const { asked } = await pageOf((await checkoutOf(app, stay)).id);
      expect(asked).toMatchObject(spoken);
    },
  );

  describe('iyzico', () => {
    beforeAll(() => choose(app, token, 'iyzico'));

    const hook = async (id: string, status: string, merchantId = 3_382_172, secret?: string) => {
      const page = await pageOf(id);
      const payment = `9${id.slice(-12)}`;
      const key = secret ?? IYZICO.secretKey;
      const signed = [key, 'CHECKOUT_FORM_AUTH', payment, page.token, id, status].join('');
      return app.call('POST', '/v1/payment/callback/iyzico', {
        headers: { 'x-iyz-signature-v3': createHmac('sha256', key).update(signed).digest('hex') },
        body: {
          paymentConversationId: id,
          merchantId,
          token: page.token,
          status,
          iyziReferenceCode: crypto.randomUUID(),
          iyziEventType: 'CHECKOUT_FORM_AUTH',
          iyziEventTime: 1_721_825_036_103,
          iyziPaymentId: payment,
        },
      });
    };

    it('opens a form for exactly the due amount', async () => {
      const { id, pageUrl } = await open();
      const { asked, token: form } = await pageOf(id);
      expect(pageUrl).toBe(`https://sandbox-cpp.iyzipay.com/?token=${form}`);
      expect(asked).toMatchObject({
        price: '7000.00',
        paidPrice: '7000.00',
        currency: 'TRY',
        enabledInstallments: [1, 2, 3, 6],
        buyer: { name: 'Gülşah', gsmNumber: '+905321234567' },
        basketItems: [{ itemType: 'VIRTUAL', price: '7000.00' }],
      });
      expect(asked.callbackUrl).toMatch(/^https:\/\/kiyi\.example\/v1\/payment\/return\//);
    });

    it('is believed when its webhook is signed and its own signed answer says the same', async () => {
      const { id, stay } = await open();
      expect((await hook(id, 'SUCCESS')).text).toBe('OK');
      expect((await booksOf(app, stay)).entries).toEqual([]);
      await say(id, { status: 'SUCCESS' });
      expect((await hook(id, 'SUCCESS', 3_382_172, 'another')).status).toBe(400);
      await hook(id, 'SUCCESS');
      await hook(id, 'SUCCESS');
      expect(await booksOf(app, stay)).toMatchObject({
        status: 'confirmed',
        entries: [{ provider: 'iyzico', amount: 700_000, status: 'succeeded' }],
      });
    });

    it('that speaks of another merchant, or of less money, is not taken at its word', async () => {
      const [other, less] = [await open(), await open()];
      await say(other.id, { status: 'SUCCESS' });
      await hook(other.id, 'SUCCESS', 1);
      expect(await booksOf(app, other.stay)).toMatchObject({
        status: 'option',
        entries: [],
        alarms: ['payee_differs 700000'],
      });
      await say(less.id, { status: 'SUCCESS', paidPrice: '70' });
      await hook(less.id, 'SUCCESS');
      expect(await booksOf(app, less.stay)).toMatchObject({
        status: 'option',
        alarms: ['amount_differs 7000'],
      });
    });

    it('returns the browser to the result page, which polls', async () => {
      const { id, stay } = await open();
      await say(id, { status: 'FAILURE' });
      const { asked } = await pageOf(id);
      const back = await app.call('POST', new URL(asked.callbackUrl).pathname, {
        body: new URLSearchParams({ token: 'x' }),
      });
      const location = back.headers.get('location')!;
      expect([back.status, location]).toEqual([303, expect.stringMatching(/sonuc\?odeme=/)]);
      const odeme = new URL(location, 'https://kiyi.example').searchParams.get('odeme');
      const told = await app.call('POST', '/v1/payment/result', { body: { token: odeme } });
      expect(told.body.content).toMatchObject({ state: 'failed', retry: true });
      expect((await booksOf(app, stay)).entries[0]?.status).toBe('failed');
    });

    it('gives a payment back', async () => {
      const { id, stay } = await open();
      await say(id, { status: 'SUCCESS' });
      await hook(id, 'SUCCESS');
      const entry = await lastEntryOf(app, stay);
      const back = await post(app, token, `/v1/admin/transactions/${entry.id}/refund`, {
        amount: 200_000,
        reason: 'Fazla tahsilat',
      });
      expect(back.body.content).toMatchObject({ status: 'succeeded', amount: 200_000 });
      const { refunds } = (await fake('/pages')) as { refunds: any[] };
      const refund = refunds.find(({ paymentId }) => paymentId === entry.providerRef);
      expect(refund).toMatchObject({ price: '2000.00', currency: 'TRY' });
    });
  });

  describe('PayTR', () => {
    beforeAll(() => choose(app, token, 'paytr'));

    const notice = (said: Record<string, string>, on = app, salt = PAYTR.merchantSalt) => {
      const { callback_id = '', merchant_oid = '', status = 'success', total_amount = '' } = said;
      const hash = createHmac('sha256', PAYTR.merchantKey)
        .update(callback_id + merchant_oid + salt + status + total_amount)
        .digest('base64');
      const body = new URLSearchParams({ status, currency: 'TL', test_mode: '0', ...said, hash });
      return on.call('POST', '/v1/payment/callback/paytr', { body });
    };

    it('opens a page, and gets exactly OK for each callback', async () => {
      const { id, stay, pageUrl } = await open();
      const { token: page, asked } = await pageOf(id);
      expect(pageUrl).toBe(`${url}/paytr/odeme/guvenli/${page}`);
      expect(asked).toMatchObject({ payment_amount: '700000', max_installment: '6', lang: 'tr' });
      expect(id).toMatch(/^[a-z0-9]{1,64}$/i);
      const answers = [
        await notice({ merchant_oid: id, total_amount: '812345' }),
        await notice({ merchant_oid: id, total_amount: '812345' }),
        await notice({ merchant_oid: id, status: 'failed', total_amount: '700000' }),
      ];
      expect(answers.map(({ status, text }) => [status, text])).toEqual(
        Array.from({ length: 3 }, () => [200, 'OK']),
      );
      expect(await booksOf(app, stay)).toMatchObject({
        status: 'confirmed',
        entries: [{ provider: 'paytr', amount: 700_000, status: 'succeeded' }],
        alarms: [],
      });
    });

    it('charges nobody more than was asked for where the agency carries instalments', async () => {
      await choose(app, token, 'paytr', 'agency');
      try {
        const { id, stay } = await open();
        const { installmentFee } = (await dueOf(app, stay)).body.content;
        expect(installmentFee).toBe('agency');
        await notice({ merchant_oid: id, total_amount: '812345' });
        expect((await booksOf(app, stay)).alarms).toContain('amount_differs 812345');
      } finally {
        await choose(app, token, 'paytr', 'guest');
      }
    });

    it('is not believed with a wrong hash, and not at all about its test mode', async () => {
      const { id, stay } = await open();
      const said = { merchant_oid: id, total_amount: '700000' };
      const forged = await notice(said, app, 'WRONG');
      expect([forged.status, forged.body.code]).toEqual([400, 'BAD_SIGNATURE']);
      await notice({ ...said, test_mode: '1' });
      expect(await booksOf(app, stay)).toMatchObject({
        status: 'option',
        entries: [],
        alarms: ['payee_differs 700000'],
      });
    });

    it('can fail first and then succeed, reported in any order', async () => {
      const { id, stay } = await open();
      const reason = { failed_reason_msg: 'Yetersiz bakiye' };
      await notice({ merchant_oid: id, status: 'failed', total_amount: '700000', ...reason });
      expect((await booksOf(app, stay)).mails.at(-1)).toBe('odeme_basarisiz');
      await notice({ merchant_oid: id, total_amount: '700000' });
      const books = await booksOf(app, stay);
      expect(books.entries.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
      expect(books.status).toBe('confirmed');
    });

    it('is asked when it does not tell', async () => {
      const { id, stay } = await open();
      const ask = async () => askProviderAbout(app.deps, (await findCheckout(app.deps.db, id))!);
      await ask();
      expect((await booksOf(app, stay)).entries).toEqual([]);
      await say(id, { status: 'success' });
      await ask();
      await notice({ merchant_oid: id, total_amount: '700000' });
      expect((await booksOf(app, stay)).entries.length).toBe(1);
    });

    it('creates a page with a link, and reports it under our id', async () => {
      const stay = await createStay(app, token, 'option');
      const link = await post(app, token, '/v1/admin/paymentlink', { reservation_id: stay.code });
      expect(link.body.content).toMatchObject({
        provider: 'paytr',
        kind: 'prepayment',
        amount: 700_000,
        link: expect.stringMatching(/^https:\/\/www\.paytr\.com\/link\//),
      });
      const { id } = await checkoutOf(app, stay);
      const { asked } = await pageOf(id);
      expect(asked).toMatchObject({ max_count: '1', callback_id: id, price: '700000' });
      await notice({ callback_id: id, merchant_oid: 'PT0001', total_amount: '700000' });
      expect((await booksOf(app, stay)).status).toBe('confirmed');
      expect((await lastEntryOf(app, stay)).providerRef).toBe('PT0001');
    });

    it('deletes a link within a minute once its amount is not owed any more', async () => {
      const stay = await createStay(app, token, 'option');
      await post(app, token, '/v1/admin/paymentlink', { reservation_id: stay.code });
      const { id } = await checkoutOf(app, stay);
      await askAboutOpenCheckouts(app.deps);
      expect((await pageOf(id)).isDeleted).toBeUndefined();
      await post(app, token, '/v1/admin/transactions', {
        reservation_id: stay.code,
        kind: 'prepayment',
        method: 'havale_eft',
        amount: 700_000,
      });
      await askAboutOpenCheckouts(app.deps);
      expect((await pageOf(id)).isDeleted).toBe(true);
    });

    it('that is slow leaves other pages to the next minute', async () => {
      for (let n = 0; n < 3; n += 1) await open();
      let ahead = 5 * 60_000;
      const asked = (passing: number) =>
        askAboutOpenCheckouts({
          ...app.deps,
          clock: { now: () => new Date(app.clock.now().getTime() + (ahead += passing)) },
        });
      expect(await asked(15_000)).toBe(1);
      expect(await asked(0)).toBeGreaterThan(1);
    });

    it('that refuses a refund, or never answers one, leaves the books right', async () => {
      const { id, stay } = await open();
      await notice({ merchant_oid: id, total_amount: '700000' });
      const entry = await lastEntryOf(app, stay);
      const refund = (amount: number) =>
        post(app, token, `/v1/admin/transactions/${entry.id}/refund`, { amount, reason: 'İptal' });
      await say(id, { mood: 'refuse' });
      const no = await refund(700_000);
      expect(no.body.content).toMatchObject({ status: 'failed', failure: 'Bakiye yetersiz' });

      await say(id, { mood: 'hang up' });
      const unclear = await refund(600_000);
      expect(unclear.body.content.status).toBe('pending');
      const much = await refund(200_000);
      expect([much.status, much.body.code]).toEqual([422, 'REFUND_EXCEEDS_PAID']);
      expect((await booksOf(app, stay)).alarms).toEqual(['refund_unclear 600000']);

      const path = `/v1/admin/transactions/${unclear.body.content.id}`;
      const body = { status: 'succeeded', note: 'PayTR panelinde iade görünüyor' };
      const settled = await app.call('PATCH', path, { token, body });
      expect(settled.body.content).toMatchObject({
        status: 'succeeded',
        reservation: { refunded: 600_000, state: 'part_refunded' },
      });
      const twice = await app.call('PATCH', path, { token, body });
      expect([twice.status, twice.body.code]).toEqual([409, 'NOT_PENDING']);
      expect((await booksOf(app, stay)).mails.at(-1)).toBe('iade_bilgi');
    });

    it('that cannot be reached costs the guest a sentence and nothing else, and the log says why', async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const broken = appWith({ baseUrl: 'http://127.0.0.1:1' });
      const stay = await createStay(broken, token, 'option');
      const refusal = await startCard(broken, stay);
      expect([refusal.status, refusal.body.code]).toEqual([503, 'PROVIDER_FAILED']);
      expect((await booksOf(broken, stay)).entries).toEqual([]);
      expect(log.mock.lastCall?.[0]).toContain('ProviderUnavailable: 127.0.0.1:1: ');

      // Nobody waits for the answer that the cron asks for.
      await open();
      log.mockClear();
      broken.clock.advanceMinutes(5);
      expect(await askAboutOpenCheckouts(broken.deps)).toBeGreaterThan(0);
      expect(log.mock.lastCall?.[0]).toContain('"at":"open card payment"');
      log.mockRestore();
    });
  });

  it('are chosen only once their secrets are set, and never shown', async () => {
    const bare = testApp();
    const refusal = await choose(bare, token, 'iyzico');
    expect([refusal.status, refusal.body.code]).toEqual([422, 'PROVIDER_NOT_READY']);
    // In the words of the provider's own panel, not of the server's configuration.
    expect(refusal.body.content).toContain('API anahtarı, güvenlik anahtarı');
    expect(refusal.text).not.toContain('IYZICO_');
    const shown = await app.call('GET', '/v1/admin/paymentsettings', { token });
    expect(shown.body.content).toMatchObject({
      payment_provider: 'paytr',
      payment_installments: 6,
    });
    expect(shown.text).not.toMatch(/iyzico-test-secret|AAABBBCCC|DDDEEEFFF/);
  });
});
