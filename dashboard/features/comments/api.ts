import { queryOptions } from '@tanstack/react-query';
import type { adminCommentRoutes } from '#worker/features/comments/admin.routes.ts';
import type { CommentReplyInput } from '#domain/comments/admin-schema.ts';
import { apiFetch } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { CommentSearch } from './search.ts';

const admin = apiClient<typeof adminCommentRoutes>('/').v1.admin;

export const COMMENTS = ['comments'] as const;

export const commentRows = pagedList([...COMMENTS, 'list'], 10, (search: CommentSearch, part) =>
  admin.comment.$get({ query: { ...search, ...part } }),
);

export const commentQuery = (id: string) =>
  queryOptions({
    queryKey: [...COMMENTS, 'detail', id],
    queryFn: () => admin.comment[':id'].$get({ param: { id } }),
  });

export const setCommentActivity = (id: number, active: boolean) =>
  admin.villas.commentactivity[':id'].$put({ param: { id }, json: { active } });

export const deleteComment = (id: number) => admin.villas.comment[':id'].$delete({ param: { id } });

/** Answers a review in the name of the house; an empty text removes the answer. */
export const answerComment = (id: number, json: CommentReplyInput) =>
  admin.villas.commentreply[':id'].$put({ param: { id }, json });

export const setReplyActivity = (id: number, active: boolean) =>
  admin.villas.commentreplyactivity[':id'].$put({ param: { id }, json: { active } });

export const setPhotoActivity = (id: string, active: boolean) =>
  admin.villas.commentphoto[':id'].$put({ param: { id }, json: { active } });

/** The original photo as an address for `<img>`: a token in a header is needed to read it. */
export const commentPhotoQuery = (id: string) =>
  queryOptions({
    // Not below COMMENTS: an original never changes.
    queryKey: ['comment-photo', id],
    queryFn: async () => {
      const response = await apiFetch(`/v1/admin/villas/commentphoto/${id}`);
      return URL.createObjectURL(await response.blob());
    },
    // The address is valid as long as it is shown.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
