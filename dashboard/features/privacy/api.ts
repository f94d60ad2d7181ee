import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  CloseDataRequestInput,
  DataRequestDetail,
  ErasePersonInput,
  TakeDataRequestInput,
} from '#domain/privacy/admin-schema.ts';
import type { adminPrivacyRoutes } from '#worker/features/privacy/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { download } from '#dashboard/app/download.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import { type DestructionSearch, LOG_ROWS, type PrivacySearch } from './requests/search.ts';

const { privacy } = apiClient<typeof adminPrivacyRoutes>('/').v1.admin;

const LISTS = ['privacy', 'requests'] as const;

export const requestRows = pagedList(LISTS, 20, (search: PrivacySearch, part) =>
  privacy.requests.$get({ query: { ...search, ...part } }),
);

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['privacy', 'request', id],
    queryFn: () => privacy.requests[':id'].$get({ param: { id } }),
  });

/** A phone in any spelling, or an address: what the Worker is asked by. */
const contactOf = (typed: string) => (typed.includes('@') ? { email: typed } : { phone: typed });

export const personQuery = (typed: string) =>
  queryOptions({
    queryKey: ['privacy', 'person', typed],
    queryFn: () => privacy.person.$post({ json: contactOf(typed) }),
    // Personal data: not cached once it is no longer shown.
    gcTime: 0,
  });

export const retentionQuery = queryOptions({
  queryKey: ['privacy', 'retention'],
  queryFn: () => privacy.retention.$get(),
});

export const destructionQuery = (search: DestructionSearch) =>
  queryOptions({
    queryKey: ['privacy', 'destruction', search],
    queryFn: () => privacy.destruction.$get({ query: toPageQuery(search, LOG_ROWS) }),
    placeholderData: keepPreviousData,
  });

export const takeRequest = (json: TakeDataRequestInput, key: string) =>
  privacy.requests.$post({ header: { 'idempotency-key': key }, json });

/** @throws ApiError `STALE_VERSION`, `NOT_IN_THIS_STATE` */
export const erasePerson = (id: string, json: ErasePersonInput) =>
  privacy.requests[':id'].erase.$post({ param: { id }, json });

/** @throws ApiError `STALE_VERSION`, `NOT_IN_THIS_STATE` */
export const closeRequest = (id: string, json: CloseDataRequestInput) =>
  privacy.requests[':id'].close.$post({ param: { id }, json });

/** The person's data as a file; the export is recorded. @throws ApiError */
export const downloadPerson = (id: string, kind: 'json' | 'txt') =>
  download(`/v1/admin/privacy/requests/${id}/export.${kind}`, `kisisel-veriler.${kind}`);

export const downloadDestructions = (day: string) =>
  download('/v1/admin/privacy/destruction.csv', `imha-kayitlari-${day}.csv`);

/** Puts the server's answer on the screen and has the list read again. */
export function acceptRequest(client: QueryClient, request: DataRequestDetail): void {
  client.setQueryData(requestQuery(request.id).queryKey, request);
  void client.invalidateQueries({ queryKey: LISTS });
}
