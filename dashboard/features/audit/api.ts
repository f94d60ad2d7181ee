import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { auditRoutes } from '#worker/features/audit/admin.routes.ts';
import type { adminUserRoutes } from '#worker/features/users/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { type AuditSearch, PAGE_ROWS, toAuditFilters } from './search.ts';

const { audit } = apiClient<typeof auditRoutes>('/').v1.admin;
const { users } = apiClient<typeof adminUserRoutes>('/').v1.admin;

export function auditListQuery(search: AuditSearch) {
  const query = toPageQuery({ ...toAuditFilters(search), page: search.page }, PAGE_ROWS);
  return queryOptions({
    queryKey: ['audit', 'list', query],
    queryFn: () => contentOf(audit.$get({ query })),
    placeholderData: keepPreviousData,
  });
}

/** A part of the same list for a file, whatever page the screen shows. */
export const readAuditPart = (search: AuditSearch, part: { skip: string; take: string }) =>
  contentOf(audit.$get({ query: { ...toAuditFilters(search), ...part } }));

/** A row of the log never changes. */
export function auditRowQuery(id: string) {
  return queryOptions({
    queryKey: ['audit', 'detail', id],
    queryFn: () => contentOf(audit[':id'].$get({ param: { id } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The agency's people, for the filter; owners are found by typing their name. */
export const adminChoicesQuery = queryOptions({
  queryKey: ['users', 'admins'],
  queryFn: () => contentOf(users.$get({ query: { staff: '1', take: '100', order: 'name' } })),
  staleTime: 5 * 60_000,
});
