import * as z from 'zod';
import {
  Checkout,
  CheckoutInput,
  CheckoutResult,
  CheckoutResultInput,
  PaymentDue,
  PaymentDueInput,
} from '#domain/payments/guest-schema.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { localAddress } from '#domain/languages/local-path.ts';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { showCheckoutResult } from './checkout/checkout-result.ts';
import { handleCallback } from './checkout/handle-callback.ts';
import { showPaymentDue } from './checkout/payment-due.ts';
import { startCheckout } from './checkout/start-checkout.ts';

/**
 * The format of a callback is its provider's; nothing is parsed before its signature has been
 * verified.
 */
function callbackRoute<const Name extends ProviderName>(name: Name) {
  return route('public', `post /v1/payment/callback/${name}` as const, {
    summary: `What ${name} says about a payment, signed`,
    description:
      'Stored and acted on before it is acknowledged; the same one again changes nothing. 400 BAD_SIGNATURE, MALFORMED, 404 where this provider is not set up, 503 PROVIDER_FAILED.',
    file: 'text/plain',
    returns: 'OK',
    handle: async (deps, _input, { c }) => {
      const body = await c.req.text();
      await handleCallback(deps, name, { body, headers: c.req.raw.headers });
      // PayTR accepts only these two letters as an acknowledgement.
      return c.text('OK', 200);
    },
  });
}

export const paymentRoutes = tagged('payments', [
  route('public', 'post /v1/payment/due', {
    summary: 'What a guest owes now, by code and e-mail or by a personal link',
    json: PaymentDueInput,
    answer: PaymentDue,
    returns: 'The amount, or why there is none; one and the same 404',
    limit: 'track',
    cache: 'no-store',
    handle: (deps, { body }) => showPaymentDue(deps, body),
  }),
  route('public', 'post /v1/payment/checkout', {
    summary: 'Open a page of the card provider for exactly what is due',
    json: CheckoutInput,
    answer: Checkout,
    returns: 'Where to send the guest; 404, 422 NOTHING_DUE, CARD_UNAVAILABLE, 503 PROVIDER_FAILED',
    status: 201,
    limit: 'track',
    idempotency: 'required',
    cache: 'no-store',
    handle: (deps, { body, key }, { actor }) => startCheckout(deps, body, key, actor),
  }),
  route('public', 'post /v1/payment/result', {
    summary: 'How a payment went, by the secret of its result page',
    json: CheckoutResultInput,
    answer: CheckoutResult,
    returns: 'As far as the provider has said; 404 when unknown',
    limit: 'track',
    cache: 'no-store',
    handle: (deps, { body: { token } }) => showCheckoutResult(deps, token),
  }),
  route('public', 'post /v1/payment/return/{token}', {
    summary:
      "Where a provider's form sends the guest's browser back to; what it carries is not believed",
    param: z.object({ token: z.string().max(100) }),
    query: z.object({ language: LanguageSchema.optional() }),
    also: { 303: 'To the page that tells how it went' },
    handle: async (_deps, { param, query: { language = FIRST_LANGUAGE } }, { c }) => {
      const query = new URLSearchParams({ odeme: param.token });
      return c.redirect(await localAddress(`/guvenli-odeme/sonuc?${query}`, language), 303);
    },
  }),
  callbackRoute('sandbox'),
  callbackRoute('iyzico'),
  callbackRoute('paytr'),
]);
