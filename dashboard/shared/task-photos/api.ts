import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiFetch } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import type { fieldTaskRoutes } from '#worker/features/house-tasks/field.routes.ts';

const photos = apiClient<typeof fieldTaskRoutes>('/').v1.admin.taskphotos;

/** An object URL per visit: a photo needs the session, never changes, and a day has few. */
export const photoQuery = (id: string) =>
  queryOptions({
    queryKey: ['task-photo', id],
    queryFn: async () => {
      const file = await (await apiFetch(`/v1/admin/taskphotos/${id}`)).blob();
      return { file, address: URL.createObjectURL(file) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** A photo that is gone for good frees its memory; to be called once nothing shows it. */
export function forgetPhoto(client: QueryClient, id: string): void {
  const { queryKey } = photoQuery(id);
  const kept = client.getQueryData(queryKey);
  if (kept !== undefined) URL.revokeObjectURL(kept.address);
  client.removeQueries({ queryKey });
}

/** @throws ApiError `NOT_FOUND`, `FORBIDDEN` */
export const removePhoto = (id: string) => photos[':id'].$delete({ param: { id } });
