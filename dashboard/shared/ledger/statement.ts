import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { paymentReportRoutes } from '#worker/features/payments/report.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { reports } = apiClient<typeof paymentReportRoutes>('/').v1.admin;

/** An owner's months; without an owner the signed-in owner's own. */
export const statementQuery = (month: string, owner: number | undefined, until: string = month) =>
  queryOptions({
    queryKey: ['transactions', 'statement', month, until, owner],
    queryFn: () =>
      reports.statement.$get({ query: { month, until, ...(owner && { owner: String(owner) }) } }),
    placeholderData: keepPreviousData,
  });
