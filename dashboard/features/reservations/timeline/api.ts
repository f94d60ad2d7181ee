import { queryOptions } from '@tanstack/react-query';
import type { adminMailRoutes } from '#worker/features/mail/admin.routes.ts';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { reservations } = apiClient<typeof adminReservationRoutes>('/').v1.admin;
const { outbox } = apiClient<typeof adminMailRoutes>('/').v1.admin;

export const TIMELINES = ['reservations', 'timeline'] as const;

/** Everything that happened, read again with every version of the reservation. Admins only. */
export const timelineQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...TIMELINES, id, version],
    queryFn: () => reservations[':id'].timeline.$get({ param: { id } }),
    refetchInterval: 30_000,
  });

/** @throws ApiError `MAIL_FORGOTTEN` */
export const resendMail = (id: string, key: string) =>
  outbox[':id'].resend.$post({ param: { id }, header: { 'idempotency-key': key } });
