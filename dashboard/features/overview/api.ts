import { queryOptions } from '@tanstack/react-query';
import type { officeTaskRoutes } from '#worker/features/house-tasks/office.routes.ts';
import type { overviewRoutes } from '#worker/features/overview/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const api = apiClient<typeof overviewRoutes>('/');
const { housetasks } = apiClient<typeof officeTaskRoutes>('/').v1.admin;

/** How often what others do is looked for, in milliseconds. */
const POLL_MS = 15_000;

/** The home page's figures; an owner's are of own villas. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: () => api.v1.admin.other.$get(),
  refetchInterval: 4 * POLL_MS,
});

/** Today's arrivals whose house is not ready; whoever changes tasks refreshes `house-tasks`. */
export const unreadyQuery = queryOptions({
  queryKey: ['house-tasks', 'unready'],
  queryFn: () => housetasks.unready.$get(),
  refetchInterval: 4 * POLL_MS,
});

/** Unread requests and messages, for the menu. */
export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: () => api.v1.admin.unreadcount.$get(),
  refetchInterval: POLL_MS,
});
