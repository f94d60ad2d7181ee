import { queryOptions } from '@tanstack/react-query';
import type { adminPayoutRoutes } from '#worker/features/payouts/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { reports } = apiClient<typeof adminPayoutRoutes>('/').v1.admin;

/** When the signed-in owner was paid last, and is next. */
export const paydayQuery = queryOptions({
  queryKey: ['transactions', 'payday'],
  queryFn: () => reports.payday.$get({ query: {} }),
});
