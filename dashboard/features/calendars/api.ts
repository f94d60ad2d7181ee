import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ResolveConflictInput, SyncInput } from '#domain/calendars/admin-schema.ts';
import type { adminCalendarRoutes } from '#worker/features/calendars/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { villas, calendars } = apiClient<typeof adminCalendarRoutes>('/').v1.admin;

const FEEDS = ['calendars'] as const;

export const sourcesQuery = (villaId: number) =>
  queryOptions({
    queryKey: [...FEEDS, 'sources', villaId],
    queryFn: () => calendars.sources.$get({ query: { villa_id: String(villaId) } }),
  });

export const runsQuery = (villaId: number) =>
  queryOptions({
    queryKey: [...FEEDS, 'runs', villaId],
    queryFn: () => calendars.runs.$get({ query: { villa_id: String(villaId) } }),
  });

export const conflictsQuery = (villaId: number) =>
  queryOptions({
    queryKey: [...FEEDS, 'conflicts', villaId],
    queryFn: () => calendars.conflicts.$get({ query: { villa_id: String(villaId) } }),
  });

export const addressQuery = (villaId: number) =>
  queryOptions({
    queryKey: [...FEEDS, 'address', villaId],
    queryFn: () => villas[':villa_id'].calendartoken.$get({ param: { villa_id: villaId } }),
  });

export const rotateAddress = (villaId: number) =>
  villas[':villa_id'].calendartoken.$post({ param: { villa_id: villaId } });

/** @throws ApiError `FEED_URL_REFUSED`, `FEED_UNREACHABLE`, `FEED_UNREADABLE` */
export const previewFeed = (villaId: number, url: string) =>
  villas.date.sync.preview.$post({ json: { villa_id: villaId, url } });

/** @throws ApiError as the preview, and `FEED_MOVED_ON` */
export const applyFeed = (json: SyncInput) => villas.date.sync.$post({ json });

export const removeFeed = (villaId: number, sourceId: number) =>
  villas.deleteical.$patch({ json: { villa_id: villaId, source_id: sourceId } });

/** @throws ApiError `CONFLICT_RESOLVED`, `REASON_REQUIRED` */
export const resolveConflict = (id: string, json: ResolveConflictInput) =>
  calendars.conflicts[':id'].$patch({ param: { id }, json });

/** A feed was read or removed: nights, freshness and conflicts may have changed. */
export function feedsChanged(client: QueryClient): void {
  for (const key of ['calendars', 'villas', 'occupancy', 'overview']) {
    void client.invalidateQueries({ queryKey: [key] });
  }
}
