import { queryOptions } from '@tanstack/react-query';
import type { adminAvailabilityRoutes } from '#worker/features/availability/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { BlockSearch } from './search.ts';

const { external } = apiClient<typeof adminAvailabilityRoutes>('/').v1.admin;

const BLOCKS = ['external'] as const;

export const blockRows = pagedList([...BLOCKS, 'list'], 20, (search: BlockSearch, part) =>
  external.$get({ query: { ...search, ...part } }),
);

export const blockQuery = (id: string) =>
  queryOptions({
    queryKey: [...BLOCKS, 'detail', id],
    queryFn: () => external[':id'].$get({ param: { id } }),
  });
