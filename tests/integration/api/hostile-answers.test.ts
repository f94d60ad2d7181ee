import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/errors.ts';
import { fetchFeed } from '#worker/features/calendars/read/fetch-feed.ts';
import { parseFeed } from '#worker/features/calendars/read/parse-feed.ts';
import { fetchBulletin } from '#worker/features/exchange-rates/fetch-bulletin.ts';
import { createNilvera } from '#worker/features/invoices/integrators/nilvera.ts';
import { createIyzico } from '#worker/features/payments/providers/iyzico.ts';
import { createPaytr } from '#worker/features/payments/providers/paytr.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { hmacHex } from '#worker/platform/secrets/hmac.ts';
import { askForTranslations } from '#worker/platform/translation/ask-for-translations.ts';
import { sendWhatsapp } from '#worker/platform/whatsapp/send-whatsapp.ts';
import { createWhatsappAccount } from '#worker/platform/whatsapp/whatsapp-account.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { startCard } from '#tests/support/card-payments.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createStay } from '#tests/support/payments.ts';

const many = (unit: string, length: number) => unit.repeat(length / unit.length);

/** What a service that went wrong, or bad, may answer. */
const ANSWERS: Record<string, () => Response> = {
  nothing: () => new Response(''),
  null: () => new Response('null'),
  'no number': () => new Response('1e400'),
  'a list': () => new Response('[]'),
  'an open depth': () => new Response(many('[', 150_000)),
  'a closed depth': () => new Response(many('[', 90_000) + many(']', 90_000)),
  'a proxy’s page': () => new Response('<html>', { status: 502 }),
  'more than any answer': () => new Response(new Uint8Array(9_000_000).fill(32)),
  'no text': () => new Response(new Uint8Array([0xff, 0xfe, 0xc3, 0x28])),
  'a broken stream': () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) })),
  'a redirect inwards': () =>
    new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
  'other types': () =>
    Response.json({
      status: {},
      token: [],
      paymentPageUrl: 5,
      choices: 'x',
      translations: 1,
      translatedText: { length: 1 },
      messages: [{ id: 5 }],
      error: { code: 'x' },
      Errors: 'x',
      Message: {},
      InvoiceStatus: [],
      paymentStatus: 'SUCCESS',
      paidPrice: 1e300,
    }),
  'a book of halves of letters': () =>
    Response.json(
      { status: 'error', err_msg: many('\ud800', 50_000), Message: many('\udfff', 50_000) },
      { status: 400 },
    ),
  'the names of an object': () => new Response('{"__proto__":{"status":"success"}}'),
  'no base64': () => Response.json('%%%'),
  'a page as a paper': () => Response.json(btoa('<script>')),
};

const order = {
  id: 'a1',
  amount: 100,
  currency: 'TRY' as const,
  title: 'x',
  speaks: 'tr' as const,
  guest: { firstName: 'a', lastName: 'b', email: 'a@b.example', phone: '+905321112233' },
  ip: '192.0.2.1',
  resultUrl: 'https://kiyi.example/a',
  returnUrl: 'https://kiyi.example/b',
  callbackUrl: 'https://kiyi.example/c',
  installments: 1,
  until: null,
  providerRef: 'r',
};
const invoice = { profile: 'earchive' as const, uuid: 'u', number: 'n' };
const PAYTR = { merchantId: '1', merchantKey: 'k', merchantSalt: 's', isTest: false };

/** Each call of each service; it answers, or refuses with words of ours. */
const CALLS: Record<string, (deps: Deps) => Promise<unknown>> = {
  translation: async (deps) =>
    Promise.all(
      (['deepl', 'openai', 'libretranslate'] as const).map((service) =>
        askForTranslations(
          deps,
          { service, url: 'https://a.example', key: 'k', model: 'm' },
          { texts: ['Merhaba'], from: 'tr', to: 'en', glossary: [] },
        ),
      ),
    ),
  'invoice sent': (deps) => nilvera(deps).create(invoice, { xml: '<a/>', buyerNumber: '1' }),
  'invoice to a mailbox': (deps) =>
    nilvera(deps).create({ ...invoice, profile: 'efatura' }, { xml: '<a/>', buyerNumber: '1' }),
  'invoice’s state': (deps) => nilvera(deps).state(invoice),
  'invoice’s paper': async (deps) => expect(await nilvera(deps).file(invoice)).toBeNull(),
  'iyzico’s page': (deps) => iyzico(deps).createCheckout(order),
  'iyzico’s payment': (deps) => iyzico(deps).retrieve({ id: 'a', token: 't' }),
  'iyzico’s refund': (deps) => iyzico(deps).refund(order),
  'PayTR’s page': (deps) => paytr(deps).createCheckout(order),
  'PayTR’s link': (deps) => paytr(deps).createLink(order),
  'PayTR’s payment': (deps) => paytr(deps).retrieve({ id: 'a', token: null }),
  'PayTR’s refund': (deps) => paytr(deps).refund(order),
  calendar: async (deps) => {
    const { text } = await fetchFeed(deps, 'https://a.example/a.ics');
    return parseFeed(text ?? '', '2026-11-30');
  },
  'exchange rates': async ({ outside }) =>
    expect(await fetchBulletin(outside)).toMatchObject({ ok: false }),
  WhatsApp: async ({ outside }) =>
    expect(await sendWhatsapp(WHATSAPP, outside, { to: '90', text: 'x' })).toMatchObject({
      ok: false,
    }),
};
const nilvera = (deps: Deps) => createNilvera(deps, { apiKey: 'k', baseUrl: 'https://a.example' });
const iyzico = (deps: Deps) =>
  createIyzico(deps, {
    apiKey: 'a',
    secretKey: 's',
    merchantId: null,
    baseUrl: 'https://a.example',
  });
const paytr = (deps: Deps) => createPaytr(deps, { ...PAYTR, baseUrl: 'https://a.example' });

const NUMBER = '100200300';
const SECRET = 'test-app-secret';
const WHATSAPP = createWhatsappAccount({
  WHATSAPP_PHONE_ID: NUMBER,
  WHATSAPP_TOKEN: 'test-token',
  WHATSAPP_APP_SECRET: SECRET,
  WHATSAPP_VERIFY_TOKEN: 'test-verify-token',
})!;

describe.each(Object.keys(CALLS))('%s', (name) => {
  it.each(Object.keys(ANSWERS))('stands %s as an answer', async (answer) => {
    const { deps } = testApp({ outside: async () => ANSWERS[answer]!() });
    const refusal = await CALLS[name]!(deps).then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal !== null) expect(refusal).toBeInstanceOf(DomainError);
  });
});

it.each(['javascript:alert(1)', 'a', '', 'data:text/html,x'])(
  'sends no guest to a page at %s',
  async (baseUrl) => {
    const outside: typeof fetch = async () => Response.json({ status: 'success', token: 'x' });
    const app = testApp({ outside, payments: { paytr: { ...PAYTR, baseUrl } } });
    const token = await signIn(app, (await createUser(app)).email);
    await app.call('PUT', '/v1/admin/payment/edit', {
      token,
      body: { payment_provider: 'paytr', payment_installments: 1 },
    });
    const started = await startCard(app, await createStay(app, token, 'option'));
    expect([started.status, started.body.code]).toEqual([503, 'PROVIDER_FAILED']);
  },
);

describe('a signed report', () => {
  const value = (more: object) => ({
    entry: [{ changes: [{ value: { metadata: { phone_number_id: NUMBER }, ...more } }] }],
  });
  const message = { id: 'a', from: '905321112233', type: 'text', text: { body: 'x' } };
  const text = (body: string) =>
    JSON.stringify(value({ messages: [{ ...message, text: { body } }] }));
  async function report(app: TestApp, body: string, type: string | null) {
    const signature = `sha256=${await hmacHex(SECRET, body)}`;
    return app.fetch('/v1/whatsapp/webhook', {
      method: 'POST',
      body: new TextEncoder().encode(body),
      headers: { 'x-hub-signature-256': signature, ...(type !== null && { 'content-type': type }) },
    });
  }
  const JSON_TYPE = 'application/json';

  it.each<[string, string, number, (string | null)?]>([
    ['nothing', '', 400],
    ['no JSON', 'merhaba', 400],
    ['null', 'null', 400],
    ['no number', '1e400', 400],
    ['a depth', many('[', 500_000), 413],
    ['a depth without a type', many('[', 500_000), 400, null],
    ['other types', JSON.stringify({ entry: [{ changes: { value: 1 } }] }), 400],
    ['an unknown report', JSON.stringify(value({ calls: [{}] })), 200],
    [
      'a state that nobody knows',
      JSON.stringify(value({ statuses: [{ id: 'x', status: 'y' }] })),
      200,
    ],
    ['half a letter', text('\ud800').replace('\ud800', String.raw`\ud800`), 400],
    ['half a letter without a type', text('a').replace('"a"}', String.raw`"\ud800"}`), 200, null],
    ['repeated names', '{"entry":1,"entry":[]}', 200],
    [
      'a code that is no number',
      JSON.stringify(
        value({ statuses: [{ id: 'x', status: 'failed', errors: [{ code: 0 }] }] }),
      ).replace('"code":0', '"code":1e400'),
      400,
    ],
    [
      'more than is gathered',
      JSON.stringify(value({ messages: Array.from({ length: 100 }, () => message) })).replace(
        /^\{"entry":\[(.*)\]\}$/s,
        (_, one) => `{"entry":[${Array.from({ length: 11 }, () => one).join(',')}]}`,
      ),
      400,
    ],
    ['more bytes than are read', text(many('a', 1_100_000)), 413],
    ['a file', 'x', 415, 'image/png'],
  ])('of WhatsApp with %s', async (_, body, status, type = JSON_TYPE) => {
    const app = testApp();
    app.deps.whatsapp = WHATSAPP;
    expect((await report(app, body, type)).status).toBe(status);
  });

  it('of WhatsApp in bytes that are no text is not signed', async () => {
    const app = testApp();
    app.deps.whatsapp = WHATSAPP;
    const body = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
    const signature = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;
    const answer = await app.fetch('/v1/whatsapp/webhook', {
      method: 'POST',
      body,
      headers: { 'x-hub-signature-256': signature, 'content-type': JSON_TYPE },
    });
    expect(answer.status).toBe(400);
  });

  const notify = (fields: Record<string, string>, more = '') => {
    const {
      merchant_oid: id = '',
      status = '',
      total_amount: amount = '',
      callback_id = '',
    } = fields;
    const signed = callback_id + id + PAYTR.merchantSalt + status + amount;
    const hash = createHmac('sha256', PAYTR.merchantKey).update(signed).digest('base64');
    return `${new URLSearchParams({ ...fields, hash })}${more}`;
  };
  const paid = { merchant_oid: 'a', status: 'success', total_amount: '100' };
  it.each<[string, string, number]>([
    ['an amount without an end', notify({ ...paid, total_amount: '1e400' }), 400],
    ['a negative amount', notify({ ...paid, total_amount: '-100' }), 400],
    ['an amount of other digits', notify({ ...paid, total_amount: '١٠٠' }), 400],
    ['an amount of many digits', notify({ ...paid, total_amount: many('9', 14) }), 400],
    ['another state', notify({ ...paid, status: 'paid' }), 400],
    ['a payment that nobody asked for', notify(paid), 200],
    ['a long name', notify({ ...paid, merchant_oid: many('a', 15_000) }), 200],
    ['a longer one', notify({ ...paid, merchant_oid: many('a', 25_000) }), 413],
    ['a null in its name', notify({ ...paid, merchant_oid: 'a\0b' }), 200],
    ['a second amount', notify(paid, '&total_amount=1'), 200],
    ['bytes that are no text', notify(paid, '&failed_reason_msg=%ff%fe'), 200],
    ['very many fields', notify(paid, many('&a', 1_000)), 413],
    ['nothing', '', 400],
  ])('of PayTR with %s', async (_, body, status) => {
    const app = testApp({ payments: { paytr: { ...PAYTR, baseUrl: 'https://a.example' } } });
    const answer = await app.fetch('/v1/payment/callback/paytr', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(status);
  });
});
