import {
  RefundDecision,
  RefundQuery,
  RefundTerms,
} from '#domain/payments/refunds/give-back-schema.ts';
import { ReservationDetail } from '#domain/reservations/schema.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { decideRefund, showRefundTerms } from './transition/decide-refund.ts';
import { shownDetail } from './detail/shown-detail.ts';

export const refundRoutes = tagged('admin reservations', [
  route('payments', 'get /v1/admin/reservations/{id}/refund', {
    summary: 'What can be given back of a stay, and what the cancellation terms say of it',
    description: '404 NOT_FOUND. Amounts in kuruş.',
    param: EventIdParam,
    query: RefundQuery,
    answer: RefundTerms,
    returns: 'The terms of the day, or of the day it was called off',
    handle: (deps, { param: { id }, query: { to } }) => showRefundTerms(deps, id, to),
  }),
  route('payments', 'post /v1/admin/reservations/{id}/refund', {
    summary: 'Decide about the money of a stay that is off: what is kept, what goes back and how',
    description:
      '404 NOT_FOUND, 409 STALE_VERSION, IDEMPOTENCY_KEY_REUSED, 422 NOT_IN_THIS_STATE, REASON_REQUIRED (kept differs from the terms), REFUND_EXCEEDS_PAID, DEPOSIT_EXCEEDS_HELD, NOT_REFUNDABLE, PROVIDER_NOT_READY. A provider that refuses or is silent leaves the money due.',
    param: EventIdParam,
    json: RefundDecision,
    answer: ReservationDetail,
    returns: 'The reservation as it is now',
    status: 201,
    idempotency: 'required',
    etag: true,
    handle: async (deps, { param: { id }, body, key }, { actor, session }) => {
      const settled = await decideRefund(deps, id, body, key, actor);
      return { ...settled, content: shownDetail(deps, settled.content, session) };
    },
  }),
]);
