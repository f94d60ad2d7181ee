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
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { listAlarms, resolveAlarm } from './alarms/alarms.ts';
import { createProviderLink } from './checkout/create-provider-link.ts';
import { savePaymentSettings, showPaymentSettings } from './payment-settings.ts';
import { refundThroughProvider } from './ledger/refund-through-provider.ts';
import { makeRefundFile, markRefundSent } from './refunds/hand-to-bank.ts';
import { settlePendingByClerk } from './refunds/settle-refund.ts';

export const paymentOperationRoutes = tagged('admin payments', [
  route('money.write', 'post /v1/admin/transactions/{id}/refund', {
    summary: 'Give a card payment back through its provider, whole or in part',
    param: EventIdParam,
    json: RefundInput,
    answer: Refunded,
    returns:
      'The refund’s own entry; 404, 409 STALE_VERSION, 422 NOT_REFUNDABLE, REFUND_EXCEEDS_PAID, PROVIDER_NOT_READY',
    status: 201,
    idempotency: 'required',
    handle: (deps, { param: { id }, body: input, key }, { actor }) =>
      refundThroughProvider(deps, id, input, key, actor),
  }),
  route('money.write', 'patch /v1/admin/transactions/{id}', {
    summary: 'Say what became of a refund whose outcome was not known',
    param: EventIdParam,
    json: SettlePendingInput,
    answer: Refunded,
    returns: 'The entry as it is now; 404, 409 NOT_PENDING',
    handle: (deps, { param: { id }, body: input }, { actor }) =>
      settlePendingByClerk(deps, id, input, actor),
  }),
  route('money.write', 'post /v1/admin/transactions/{id}/sent', {
    summary: 'Say that a written transfer to a guest was made at the bank; its mail leaves now',
    param: EventIdParam,
    answer: Refunded,
    returns: 'The entry as it is now; 404, 409 NOT_PENDING',
    handle: (deps, { param: { id } }, { actor }) => markRefundSent(deps, id, actor),
  }),
  route('money.write', 'get /v1/admin/refunds/transfers.csv', {
    summary:
      "Written transfers to guests as the bank's file; they count as sent, their mails leave",
    file: 'text/csv',
    returns: 'The file; 404 when none with an IBAN waits',
    handle: async (deps, _input, { actor }) => {
      const { bytes, name, encoding } = await makeRefundFile(deps, actor);
      return fileAnswer(bytes, name, `text/csv; charset=${encoding}`);
    },
  }),
  route('money.read', 'get /v1/admin/paymentalarms', {
    summary: 'What about money needs a person, newest first',
    query: AlarmQuery,
    answer: PaymentAlarmPage,
    returns: 'One page; without `open=0` those that are open',
    handle: ({ db }, { query }) => listAlarms(db, query),
  }),
  route('money.write', 'patch /v1/admin/paymentalarms', {
    summary: 'Say what was done about an alarm',
    json: ResolveAlarmInput,
    answer: PaymentAlarm,
    returns: 'The alarm as it is now; 404, 409 ALARM_RESOLVED',
    handle: (deps, { body }, { actor }) => resolveAlarm(deps, body, actor),
  }),
  route('settings', 'get /v1/admin/paymentsettings', {
    summary: 'Who takes cards, who could, and where each sends its callbacks',
    answer: PaymentSettings,
    returns: 'No secret is part of it',
    handle: (deps) => showPaymentSettings(deps),
  }),
  route('settings', 'put /v1/admin/payment/edit', {
    summary: 'Choose who takes cards',
    json: PaymentSettingsInput,
    answer: PaymentSettings,
    returns: 'As it is now; 422 PROVIDER_NOT_READY',
    handle: (deps, { body }, { actor }) => savePaymentSettings(deps, body, actor),
  }),
  route('payment-requests', 'post /v1/admin/paymentlink', {
    summary: 'A page at the provider for what is due, to be handed on; nothing is mailed',
    json: ProviderLinkInput,
    answer: ProviderLink,
    returns:
      'The page; 404, 422 NOTHING_DUE, NOT_IN_THIS_STATE, CARD_UNAVAILABLE, 503 PROVIDER_FAILED',
    status: 201,
    idempotency: 'required',
    handle: (deps, { body, key }, { actor }) => createProviderLink(deps, body, key, actor),
  }),
]);
