import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import type { overviewRoutes } from '#worker/features/overview/admin.routes.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';

const api = hc<typeof overviewRoutes>('/', { fetch: apiFetch });

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
