import type { adminWishRoutes } from '#worker/features/wishes/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { WishSearch } from './search.ts';

const admin = apiClient<typeof adminWishRoutes>('/').v1.admin;

export const WISHES = ['wishes'] as const;

export const wishes = pagedList(WISHES, 50, (search: WishSearch, part) =>
  admin.wishes.$get({ query: { ...search, ...part } }),
);

export const endWish = (id: string) => admin.wishes[':id'].$delete({ param: { id } });
