import { queryOptions } from '@tanstack/react-query';
import type { adminVillaRoutes } from '#worker/features/villas/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { villas } = apiClient<typeof adminVillaRoutes>('/').v1.admin;

/** One villa with all of its parts, the same cached answer for every part of the editor. */
export function villaDetailQuery(id: number) {
  const key = String(id);
  return queryOptions({
    queryKey: ['villas', 'detail', key],
    queryFn: () => villas[':id'].$get({ param: { id: key } }),
  });
}
