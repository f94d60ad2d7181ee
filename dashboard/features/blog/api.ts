import { queryOptions } from '@tanstack/react-query';
import type { CreateBlogPostInput, EditBlogPostInput } from '#domain/blog/admin-schema.ts';
import type { adminBlogRoutes } from '#worker/features/blog/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { BlogSearch } from './search.ts';

const { blog } = apiClient<typeof adminBlogRoutes>('/').v1.admin;

export const BLOG = ['blog'] as const;

export const posts = pagedList([...BLOG, 'list'], 10, (search: BlogSearch, part) =>
  blog.$get({ query: { ...search, ...part } }),
);

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...BLOG, 'detail', id],
    queryFn: () => blog[':id'].$get({ param: { id } }),
  });

/** @throws ApiError `SLUG_TAKEN` */
export const createPost = (json: CreateBlogPostInput) => blog.$post({ json });

/** @throws ApiError `STALE_VERSION`, `SLUG_TAKEN` */
export const editPost = (json: EditBlogPostInput) => blog.edit.$post({ json });

export const deletePost = (id: number) => blog[':id'].$delete({ param: { id } });
