import { queryOptions } from '@tanstack/react-query';
import type { auditRoutes } from '#worker/features/audit/admin.routes.ts';
import type { adminUserRoutes } from '#worker/features/users/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import { type AuditSearch, toAuditFilters } from './search.ts';

const { audit } = apiClient<typeof auditRoutes>('/').v1.admin;
const { users } = apiClient<typeof adminUserRoutes>('/').v1.admin;

export const auditRows = pagedList(['audit', 'list'], 50, (search: AuditSearch, part) =>
  audit.$get({ query: { ...toAuditFilters(search), ...part } }),
);

/** A row of the log never changes. */
export const auditRowQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit', 'detail', id],
    queryFn: () => audit[':id'].$get({ param: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The agency's people, for the filter; owners are found by typing their name. */
export const adminChoicesQuery = queryOptions({
  queryKey: ['users', 'admins'],
  queryFn: () => users.$get({ query: { staff: '1', take: '100', order: 'name' } }),
  staleTime: 5 * 60_000,
});
