import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CreateBlogPostInput, EditBlogPostInput } from '#domain/blog/admin-schema.ts';
import type { adminBlogRoutes } from '#worker/features/blog/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { type BlogSearch, PAGE_ROWS } from './search.ts';

const { blog } = apiClient<typeof adminBlogRoutes>('/').v1.admin;

export const BLOG = ['blog'] as const;

export function blogListQuery(search: BlogSearch) {
  return queryOptions({
    queryKey: [...BLOG, 'list', search],
    queryFn: () => contentOf(blog.$get({ query: toPageQuery(search, PAGE_ROWS) })),
    placeholderData: keepPreviousData,
  });
}

/** A part of the same list for a file, whatever page the screen shows. */
export const readPostPart = (search: BlogSearch, part: { skip: string; take: string }) =>
  contentOf(blog.$get({ query: { ...toPageQuery(search, PAGE_ROWS), ...part } }));

export function postQuery(id: string) {
  return queryOptions({
    queryKey: [...BLOG, 'detail', id],
    queryFn: () => contentOf(blog[':id'].$get({ param: { id } })),
  });
}

/** @throws ApiError `SLUG_TAKEN` */
export const createPost = (json: CreateBlogPostInput) => contentOf(blog.$post({ json }));

/** @throws ApiError `STALE_VERSION`, `SLUG_TAKEN` */
export const editPost = (json: EditBlogPostInput) => contentOf(blog.edit.$post({ json }));

export const deletePost = (id: number) =>
  contentOf(blog[':id'].$delete({ param: { id: String(id) } }));
