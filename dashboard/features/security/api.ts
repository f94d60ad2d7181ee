import { queryOptions } from '@tanstack/react-query';
import type { securityRoutes } from '#worker/features/security/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { security } = apiClient<typeof securityRoutes>('/').v1.admin;

/** What of attacks was seen lately. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: () => security.$get(),
});
