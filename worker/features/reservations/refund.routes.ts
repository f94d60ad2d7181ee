import {
  RefundDecision,
  RefundQuery,
  RefundTerms,
} from '#domain/payments/refunds/give-back-schema.ts';
import { ReservationDetail } from '#domain/reservations/schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { decideRefund, showRefundTerms } from './transition/decide-refund.ts';
import { shownDetail } from './detail/shown-detail.ts';

const tags = ['admin reservations'];

const refundTermsRoute = route('payments', {
  method: 'get',
  path: '/v1/admin/reservations/{id}/refund',
  tags,
  summary: 'What can be given back of a stay, and what the cancellation terms say of it',
  description: '404 NOT_FOUND. Amounts in kuruş.',
  request: { params: EventIdParam, query: RefundQuery },
  responses: { 200: answer(RefundTerms, 'The terms of the day, or of the day it was called off') },
});

const refundRoute = route('payments', {
  method: 'post',
  path: '/v1/admin/reservations/{id}/refund',
  tags,
  summary: 'Decide about the money of a stay that is off: what is kept, what goes back and how',
  description:
    '404 NOT_FOUND, 409 STALE_VERSION, IDEMPOTENCY_KEY_REUSED, 422 NOT_IN_THIS_STATE, REASON_REQUIRED (kept differs from the terms), REFUND_EXCEEDS_PAID, DEPOSIT_EXCEEDS_HELD, NOT_REFUNDABLE, PROVIDER_NOT_READY. A provider that refuses or is silent leaves the money due.',
  request: { params: EventIdParam, headers: IdempotencyHeader, body: jsonBody(RefundDecision) },
  responses: { 201: answer(ReservationDetail, 'The reservation as it is now') },
});

export const refundRoutes = featureApp()
  .openapi(refundTermsRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { to } = c.req.valid('query');
    return c.json({ content: await showRefundTerms(c.get('deps'), id, to) }, 200);
  })
  .openapi(refundRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await decideRefund(c.get('deps'), id, c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: shownDetail(c, settled.content) }, 201);
  });
