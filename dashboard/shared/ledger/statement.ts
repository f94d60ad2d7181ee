import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { paymentReportRoutes } from '#worker/features/payments/report.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { reports } = apiClient<typeof paymentReportRoutes>('/').v1.admin;

/** An owner's month; without an owner the signed-in owner's own. */
export const statementQuery = (month: string, owner: number | undefined) =>
  queryOptions({
    queryKey: ['transactions', 'statement', month, owner],
    queryFn: () =>
      contentOf(
        reports.statement.$get({ query: { month, ...(owner && { owner: String(owner) }) } }),
      ),
    placeholderData: keepPreviousData,
  });
