import {
  BlogList,
  BlogListQuery,
  BlogPost,
  CreateBlogPostInput,
  EditBlogPostInput,
} from '#domain/blog/admin-schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { instant } from '#worker/platform/clock.ts';
import { getPostRow, listPostsForEdit } from './admin-queries.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { editPost } from './edit-post.ts';
import { toBlogPost } from './present.ts';

export const adminBlogRoutes = tagged('admin blog', [
  route('content', 'get /v1/admin/blog', {
    summary: 'Blog posts, drafts too, 10 a page',
    query: BlogListQuery,
    answer: BlogList,
    returns: 'One page',
    handle: ({ db, clock }, { query }) => listPostsForEdit(db, query, instant(clock)),
  }),
  route('content', 'get /v1/admin/blog/{id}', {
    summary: 'One post with its text, for its editor',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: BlogPost,
    returns: 'The post',
    etag: true,
    handle: async ({ db }, { param }) => {
      const row = await getPostRow(db, param.id);
      return toBlogPost(row);
    },
  }),
  route('content', 'post /v1/admin/blog', {
    summary: 'Write a post',
    description: '409 SLUG_TAKEN, 422 UNKNOWN_CHOICE.',
    json: CreateBlogPostInput,
    answer: BlogPost,
    returns: 'The new post',
    status: 201,
    etag: true,
    handle: (deps, { body }, { actor }) => createPost(deps, body, actor),
  }),
  route('content', 'post /v1/admin/blog/edit', {
    summary: 'Save a post as a whole',
    description: '404 NOT_FOUND, 409 STALE_VERSION, 409 SLUG_TAKEN, 422 UNKNOWN_CHOICE.',
    json: EditBlogPostInput,
    answer: BlogPost,
    returns: 'The post with its raised version',
    etag: true,
    handle: (deps, { body }, { actor }) => editPost(deps, body, actor),
  }),
  route('content', 'delete /v1/admin/blog/{id}', {
    summary: 'Remove a post',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: Deleted,
    returns: 'Gone',
    handle: (deps, { param }, { actor }) => deleted(deletePost(deps, param.id, actor)),
  }),
]);
