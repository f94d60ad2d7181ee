import { queryOptions } from '@tanstack/react-query';
import type { Day } from '#domain/values/dates.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import type { dayRoutes } from '#worker/features/day/admin.routes.ts';

const api = apiClient<typeof dayRoutes>('/');

/** How often what the office changes is looked for, in milliseconds. */
const POLL_MS = 60_000;

/** Who comes and goes; without a day, today. */
export const dayQuery = (date: Day | undefined) =>
  queryOptions({
    queryKey: ['day', date ?? 'today'],
    queryFn: () => contentOf(api.v1.admin.day.$get({ query: date === undefined ? {} : { date } })),
    refetchInterval: POLL_MS,
  });
