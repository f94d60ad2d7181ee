import { queryOptions, skipToken } from '@tanstack/react-query';
import type { RefundDecision } from '#domain/payments/refunds/give-back-schema.ts';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import type { OffStatus } from './plan.ts';

const { reservations } = apiClient<typeof adminReservationRoutes>('/').v1.admin;

/** What can be refunded and what the terms say; refetched each time. */
export const refundTermsQuery = (id: string, to: OffStatus | null) =>
  queryOptions({
    queryKey: ['reservations', 'refund', id, to],
    queryFn:
      to === null
        ? skipToken
        : () => reservations[':id'].refund.$get({ param: { id }, query: { to } }),
    staleTime: 0,
    gcTime: 0,
  });

/** @throws ApiError `STALE_VERSION`, `REASON_REQUIRED`, `REFUND_EXCEEDS_PAID`, … */
export const decideRefund = (id: string, json: RefundDecision, key: string) =>
  reservations[':id'].refund.$post({ param: { id }, header: { 'idempotency-key': key }, json });
