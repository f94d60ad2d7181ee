import { queryOptions } from '@tanstack/react-query';

import type { overviewRoutes } from '#worker/features/overview/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const api = apiClient<typeof overviewRoutes>('/');

/** How often what others do is looked for, in milliseconds. */
const POLL_MS = 15_000;

/** The home page's figures; an owner's are of own villas. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: () => contentOf(api.v1.admin.other.$get()),
  refetchInterval: 4 * POLL_MS,
});

/** Unread requests and messages, for the menu. */
export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: () => contentOf(api.v1.admin.unreadcount.$get()),
  refetchInterval: POLL_MS,
});
