import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { adminWishRoutes } from '#worker/features/wishes/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { PAGE_ROWS, type WishSearch } from './search.ts';

const { wishes } = apiClient<typeof adminWishRoutes>('/').v1.admin;

export const WISHES = ['wishes'] as const;

export function wishListQuery(search: WishSearch) {
  return queryOptions({
    queryKey: [...WISHES, search],
    queryFn: () => contentOf(wishes.$get({ query: toPageQuery(search, PAGE_ROWS) })),
    placeholderData: keepPreviousData,
  });
}

/** A part of the same list for a file, whatever page the screen shows. */
export const readWishPart = (search: WishSearch, part: { skip: string; take: string }) =>
  contentOf(wishes.$get({ query: { ...toPageQuery(search, PAGE_ROWS), ...part } }));

export const endWish = (id: string) => contentOf(wishes[':id'].$delete({ param: { id } }));
