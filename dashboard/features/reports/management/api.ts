import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { managementReportRoutes } from '#worker/features/reports/management/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import type { ReportSearch } from './search.ts';

const api = apiClient<typeof managementReportRoutes>('/');

/** The report of a range; the previous one stays visible while the next is computed. */
export const reportQuery = (query: ReportSearch) =>
  queryOptions({
    queryKey: ['management-report', query],
    queryFn: () => api.v1.admin.reports.management.$get({ query }),
    placeholderData: keepPreviousData,
  });

export function workbookAddress(query: ReportSearch): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `/v1/admin/reports/management.xlsx?${new URLSearchParams(given as [string, string][])}`;
}
