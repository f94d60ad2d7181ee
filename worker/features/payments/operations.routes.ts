import {
  AlarmQuery,
  PaymentAlarm,
  PaymentAlarmPage,
  PaymentSettings,
  PaymentSettingsInput,
  ProviderLink,
  ProviderLinkInput,
  Refunded,
  RefundInput,
  ResolveAlarmInput,
  SettlePendingInput,
} from '#domain/payments/operations-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { listAlarms, resolveAlarm } from './alarms/alarms.ts';
import { createProviderLink } from './checkout/create-provider-link.ts';
import { savePaymentSettings, showPaymentSettings } from './payment-settings.ts';
import { refundThroughProvider } from './ledger/refund-through-provider.ts';
import { settlePendingByClerk } from './refunds/settle-refund.ts';

const tags = ['admin payments'];

const refundRoute = route('money.write', {
  method: 'post',
  path: '/v1/admin/transactions/{id}/refund',
  tags,
  summary: 'Give a card payment back through its provider, whole or in part',
  request: { params: EventIdParam, headers: IdempotencyHeader, body: jsonBody(RefundInput) },
  responses: {
    201: answer(
      Refunded,
      'The refund’s own entry; 404, 409 STALE_VERSION, 422 NOT_REFUNDABLE, REFUND_EXCEEDS_PAID, PROVIDER_NOT_READY',
    ),
  },
});

const settleRoute = route('money.write', {
  method: 'patch',
  path: '/v1/admin/transactions/{id}',
  tags,
  summary: 'Say what became of a refund whose outcome was not known',
  request: { params: EventIdParam, body: jsonBody(SettlePendingInput) },
  responses: { 200: answer(Refunded, 'The entry as it is now; 404, 409 NOT_PENDING') },
});

const alarmsRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/paymentalarms',
  tags,
  summary: 'What about money needs a person, newest first',
  request: { query: AlarmQuery },
  responses: { 200: answer(PaymentAlarmPage, 'One page; without `open=0` those that are open') },
});

const resolveRoute = route('money.write', {
  method: 'patch',
  path: '/v1/admin/paymentalarms',
  tags,
  summary: 'Say what was done about an alarm',
  request: { body: jsonBody(ResolveAlarmInput) },
  responses: { 200: answer(PaymentAlarm, 'The alarm as it is now; 404, 409 ALARM_RESOLVED') },
});

const settingsRoute = route('settings', {
  method: 'get',
  path: '/v1/admin/paymentsettings',
  tags,
  summary: 'Who takes cards, who could, and where each sends its callbacks',
  responses: { 200: answer(PaymentSettings, 'No secret is part of it') },
});

const saveSettingsRoute = route('settings', {
  method: 'put',
  path: '/v1/admin/payment/edit',
  tags,
  summary: 'Choose who takes cards',
  request: { body: jsonBody(PaymentSettingsInput) },
  responses: { 200: answer(PaymentSettings, 'As it is now; 422 PROVIDER_NOT_READY') },
});

const linkRoute = route('payment-requests', {
  method: 'post',
  path: '/v1/admin/paymentlink',
  tags,
  summary: 'A page at the provider for what is due, to be handed on; nothing is mailed',
  request: { headers: IdempotencyHeader, body: jsonBody(ProviderLinkInput) },
  responses: {
    201: answer(
      ProviderLink,
      'The page; 404, 422 NOTHING_DUE, NOT_IN_THIS_STATE, CARD_UNAVAILABLE, 503 PROVIDER_FAILED',
    ),
  },
});

export const paymentOperationRoutes = featureApp()
  .openapi(refundRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { 'idempotency-key': key } = c.req.valid('header');
    const input = c.req.valid('json');
    const settled = await refundThroughProvider(c.get('deps'), id, input, key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  })
  .openapi(settleRoute, async (c) => {
    const { id } = c.req.valid('param');
    const input = c.req.valid('json');
    const content = await settlePendingByClerk(c.get('deps'), id, input, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(alarmsRoute, async (c) =>
    c.json({ content: await listAlarms(c.get('deps').db, c.req.valid('query')) }, 200),
  )
  .openapi(resolveRoute, async (c) => {
    const content = await resolveAlarm(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(settingsRoute, async (c) =>
    c.json({ content: await showPaymentSettings(c.get('deps')) }, 200),
  )
  .openapi(saveSettingsRoute, async (c) => {
    const content = await savePaymentSettings(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(linkRoute, async (c) => {
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await createProviderLink(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  });
