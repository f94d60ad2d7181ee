import { queryOptions, useQuery } from '@tanstack/react-query';
import type { adminVillaRoutes } from '#worker/features/villas/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { villas } = apiClient<typeof adminVillaRoutes>('/').v1.admin;

/** Every villa this person may see, for pickers and filters; read once in a while. */
export const villaOptionsQuery = queryOptions({
  queryKey: ['villas', 'options'],
  queryFn: () => villas.all.$get(),
  staleTime: 5 * 60_000,
});

/** Villas as `[id, name]`, for a filter; empty until they are here. */
export function useVillaChoices(): (readonly [string, string])[] {
  const { data } = useQuery(villaOptionsQuery);
  return data?.items.map(({ id, name }) => [String(id), name] as const) ?? [];
}
