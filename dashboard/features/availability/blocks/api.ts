import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CreateBlockInput, ManualBlock } from '#domain/availability/admin-schema.ts';
import type { adminAvailabilityRoutes } from '#worker/features/availability/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { type BlockSearch, PAGE_ROWS } from './search.ts';

const { external, villas } = apiClient<typeof adminAvailabilityRoutes>('/').v1.admin;

const BLOCKS = ['external'] as const;

/** One page of the active blocks. */
export function blockListQuery(search: BlockSearch) {
  return queryOptions({
    queryKey: [...BLOCKS, 'list', search],
    queryFn: () => contentOf(external.$get({ query: toPageQuery(search, PAGE_ROWS) })),
    placeholderData: keepPreviousData,
  });
}

/** A part of the same list for a file, whatever page the screen shows. */
export const readBlockPart = (search: BlockSearch, part: { skip: string; take: string }) =>
  contentOf(external.$get({ query: { ...toPageQuery(search, PAGE_ROWS), ...part } }));

export function blockQuery(id: string) {
  return queryOptions({
    queryKey: [...BLOCKS, 'detail', id],
    queryFn: () => contentOf(external[':id'].$get({ param: { id } })),
  });
}

/** A new block once a key. @throws ApiError `DATES_TAKEN` naming what is there, `PAST` */
export const saveBlock = (
  id: string | null,
  json: CreateBlockInput,
  key: string,
): Promise<ManualBlock> =>
  id === null
    ? contentOf(villas.date.$post({ header: { 'idempotency-key': key }, json }))
    : contentOf(villas.date[':id'].$put({ param: { id }, json }));

export const deleteBlock = (id: string) => contentOf(villas.date[':id'].$delete({ param: { id } }));

/** Queries that show which nights are taken; a removed block itself is not refetched. */
export const NIGHTS = [[...BLOCKS, 'list'], ['occupancy'], ['overview'], ['villas']] as const;

/** Nights were taken or freed: everything that lists them is refetched. */
export function nightsChanged(client: QueryClient): void {
  for (const queryKey of NIGHTS) void client.invalidateQueries({ queryKey });
}
