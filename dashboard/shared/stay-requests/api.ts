import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminStayRequest, AnswerRequestInput } from '#domain/stay-page/admin-schema.ts';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import type { adminStayPageRoutes } from '#worker/features/stay-page/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';

const { stayrequests } = apiClient<typeof adminStayPageRoutes>('/').v1.admin;

const { quote } = apiClient<typeof adminReservationRoutes>('/').v1.admin.reservations;

export const STAY_REQUESTS = ['stay-requests'] as const;

/** What guests ask for, the open ones first; of one reservation, or of all. New ones come in by themselves. */
export const REQUEST_ROWS = 50;

export const stayRequestsQuery = (filter: { reservation?: string; state?: 'open' }, page = 1) =>
  queryOptions({
    queryKey: [...STAY_REQUESTS, filter, page],
    queryFn: () => stayrequests.$get({ query: toPageQuery({ ...filter, page }, REQUEST_ROWS) }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** @throws ApiError `STALE_VERSION` when it was answered or taken back meanwhile */
export const answerStayRequest = (id: string, json: AnswerRequestInput) =>
  stayrequests[':id'].$patch({ param: { id }, json });

/**
 * The price of the requested stay, or why it cannot be sold; null when the request is not for
 * another stay.
 */
export const wishedQuoteQuery = ({ id, wished, reservation }: AdminStayRequest) =>
  queryOptions({
    queryKey: [...STAY_REQUESTS, 'quote', id, wished],
    queryFn: async () => wished && quote.$post({ json: { ...wished, editing: reservation.id } }),
    enabled: wished !== null,
    staleTime: 30_000,
  });

export const receiptOf = (id: string): string => `/v1/admin/stayrequests/${id}/receipt`;
