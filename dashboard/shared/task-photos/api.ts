import { queryOptions } from '@tanstack/react-query';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
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

/** @throws ApiError `NOT_FOUND`, `FORBIDDEN` */
export const removePhoto = (id: string) => contentOf(photos[':id'].$delete({ param: { id } }));
