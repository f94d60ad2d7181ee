import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { adminGuestRoutes } from '#worker/features/guests/admin.routes.ts';
import type { kbsRoutes } from '#worker/features/kbs/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { download } from '#dashboard/app/download.ts';
import type { GuestSearch } from './search.ts';

const { reports } = apiClient<typeof adminGuestRoutes>('/').v1.admin;
const { kbs } = apiClient<typeof kbsRoutes>('/').v1.admin;

/** @throws ApiError `NOT_FOUND` when there is nothing to repeat any more */
export const reportAgain = (id: string) => kbs.people[':id'].again.$post({ param: { id } });

/** The guest lists of a day; updated automatically when guests fill them in. */
export const guestReportQuery = (search: GuestSearch) =>
  queryOptions({
    queryKey: ['guest-report', search],
    queryFn: () => reports.guests.$get({ query: search }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** The file for the police: full numbers, and the export is recorded. @throws ApiError */
export function downloadGuests(search: GuestSearch, date: string, kind: 'csv' | 'xlsx') {
  const given = Object.entries({ ...search, date }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given as [string, string][]);
  return download(`/v1/admin/reports/guests.${kind}?${query}`, `misafirler-${date}.${kind}`);
}
