import { z } from '@hono/zod-openapi';
import {
  Checkout,
  CheckoutInput,
  CheckoutResult,
  CheckoutResultInput,
  PaymentDue,
  PaymentDueInput,
} from '#domain/payments/guest-schema.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import { type AppContext, actorOf } from '#worker/http/context.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { showCheckoutResult } from './checkout/checkout-result.ts';
import { handleCallback } from './checkout/handle-callback.ts';
import { showPaymentDue } from './checkout/payment-due.ts';
import { startCheckout } from './checkout/start-checkout.ts';

const tags = ['payments'];

const dueRoute = route('public', {
  method: 'post',
  path: '/v1/payment/due',
  tags,
  summary: 'What a guest owes now, by code and e-mail or by a personal link',
  request: { body: jsonBody(PaymentDueInput) },
  responses: { 200: answer(PaymentDue, 'The amount, or why there is none; one and the same 404') },
});

const checkoutRoute = route('public', {
  method: 'post',
  path: '/v1/payment/checkout',
  tags,
  summary: 'Open a page of the card provider for exactly what is due',
  request: { headers: IdempotencyHeader, body: jsonBody(CheckoutInput) },
  responses: {
    201: answer(
      Checkout,
      'Where to send the guest; 404, 422 NOTHING_DUE, CARD_UNAVAILABLE, 503 PROVIDER_FAILED',
    ),
  },
});

const resultRoute = route('public', {
  method: 'post',
  path: '/v1/payment/result',
  tags,
  summary: 'How a payment went, by the secret of its result page',
  request: { body: jsonBody(CheckoutResultInput) },
  responses: { 200: answer(CheckoutResult, 'As far as the provider has said; 404 when unknown') },
});

const returnRoute = route('public', {
  method: 'post',
  path: '/v1/payment/return/{token}',
  tags,
  summary:
    "Where a provider's form sends the guest's browser back to; what it carries is not believed",
  request: { params: z.object({ token: z.string().max(100) }) },
  responses: { 303: { description: 'To the page that tells how it went' } },
});

/**
 * The format of a callback is its provider's; nothing is parsed before its signature has been
 * verified.
 */
function callbackRoute<const Name extends ProviderName>(name: Name) {
  return route('public', {
    method: 'post',
    path: `/v1/payment/callback/${name}` as const,
    tags,
    summary: `What ${name} says about a payment, signed`,
    description:
      'Stored and acted on before it is acknowledged; the same one again changes nothing. 400 BAD_SIGNATURE, MALFORMED, 404 where this provider is not set up, 503 PROVIDER_FAILED.',
    responses: {
      200: { description: 'OK', content: { 'text/plain': { schema: z.string() } } },
    },
  });
}

async function acknowledge(c: AppContext, name: ProviderName) {
  const body = await c.req.text();
  await handleCallback(c.get('deps'), name, { body, headers: c.req.raw.headers });
  // PayTR accepts only these two letters as an acknowledgement.
  return c.text('OK', 200);
}

export const paymentRoutes = featureApp()
  .openapi(dueRoute, async (c) => {
    await assertWithinLimit(c, 'track');
    c.header('Cache-Control', 'no-store');
    return c.json({ content: await showPaymentDue(c.get('deps'), c.req.valid('json')) }, 200);
  })
  .openapi(checkoutRoute, async (c) => {
    await assertWithinLimit(c, 'track');
    c.header('Cache-Control', 'no-store');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await startCheckout(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(resultRoute, async (c) => {
    await assertWithinLimit(c, 'track');
    c.header('Cache-Control', 'no-store');
    const { token } = c.req.valid('json');
    return c.json({ content: await showCheckoutResult(c.get('deps'), token) }, 200);
  })
  .openapi(returnRoute, (c) => {
    const query = new URLSearchParams({ odeme: c.req.valid('param').token });
    return c.redirect(`/guvenli-odeme/sonuc?${query}`, 303);
  })
  .openapi(callbackRoute('sandbox'), (c) => acknowledge(c, 'sandbox'))
  .openapi(callbackRoute('iyzico'), (c) => acknowledge(c, 'iyzico'))
  .openapi(callbackRoute('paytr'), (c) => acknowledge(c, 'paytr'));
