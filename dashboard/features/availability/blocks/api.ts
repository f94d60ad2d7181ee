import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { adminAvailabilityRoutes } from '#worker/features/availability/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { type BlockSearch, PAGE_ROWS } from './search.ts';

const { external } = apiClient<typeof adminAvailabilityRoutes>('/').v1.admin;

const BLOCKS = ['external'] as const;

export const blockListQuery = (search: BlockSearch) =>
  queryOptions({
    queryKey: [...BLOCKS, 'list', search],
    queryFn: () => external.$get({ query: toPageQuery(search, PAGE_ROWS) }),
    placeholderData: keepPreviousData,
  });

/** A part of the same list for a file, whatever page the screen shows. */
export const readBlockPart = (search: BlockSearch, part: { skip: string; take: string }) =>
  external.$get({ query: { ...toPageQuery(search, PAGE_ROWS), ...part } });

export const blockQuery = (id: string) =>
  queryOptions({
    queryKey: [...BLOCKS, 'detail', id],
    queryFn: () => external[':id'].$get({ param: { id } }),
  });
