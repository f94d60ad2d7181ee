import { queryOptions } from '@tanstack/react-query';
import type { adminSettingRoutes } from '#worker/features/settings/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { admin } = apiClient<typeof adminSettingRoutes>('/').v1;

/** The groups that are a plain form; rates have a screen of their own. */
export type PlainGroup = 'site' | 'contact' | 'social' | 'map' | 'rules';

export const settingsKey = (group: PlainGroup) => ['settings', group] as const;

export const settingsQuery = (group: PlainGroup) =>
  queryOptions({
    queryKey: settingsKey(group),
    queryFn: () => admin.settings[':group'].$get({ param: { group } }),
    staleTime: 0,
  });

export const saveSettings = (group: PlainGroup, json: Record<string, string>) =>
  admin[group].edit.$put({ json });
