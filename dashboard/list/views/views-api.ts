import { queryOptions } from '@tanstack/react-query';
import type {
  CreateSavedViewInput,
  ScreenPreferences,
  UpdateSavedViewInput,
} from '#domain/saved-views/schema.ts';
import type { savedViewRoutes } from '#worker/features/saved-views/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { admin, account } = apiClient<typeof savedViewRoutes>('/').v1;

/** Own views of a screen, and those that colleagues share. */
export const viewsQuery = (screen: string) =>
  queryOptions({
    queryKey: ['views', screen],
    queryFn: () => admin.views.$get({ query: { screen } }),
    staleTime: 60_000,
  });

/** @throws ApiError `NAME_TAKEN`, `TOO_MANY` */
export const createView = (json: CreateSavedViewInput) => admin.views.$post({ json });

/** @throws ApiError `NAME_TAKEN`, `NOT_FOUND` */
export const updateView = (id: number, json: UpdateSavedViewInput) =>
  admin.views[':id'].$put({ param: { id }, json });

export const deleteView = (id: number) => admin.views[':id'].$delete({ param: { id } });

/** How this person wants a screen's list, on whatever machine. */
export const preferencesQuery = (screen: string) =>
  queryOptions({
    queryKey: ['preferences', screen],
    queryFn: () => account.preferences[':screen'].$get({ param: { screen } }),
    staleTime: Infinity,
  });

export const keepPreferences = (screen: string, json: ScreenPreferences) =>
  account.preferences[':screen'].$put({ param: { screen }, json });
