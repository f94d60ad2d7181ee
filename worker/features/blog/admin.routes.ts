import {
  BlogList,
  BlogListQuery,
  BlogPost,
  CreateBlogPostInput,
  EditBlogPostInput,
} from '#domain/blog/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { instant } from '#worker/platform/clock.ts';
import { getPostRow, listPostsForEdit } from './admin-queries.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { editPost } from './edit-post.ts';
import { toBlogPost } from './present.ts';

const tags = ['admin blog'];

const listRoute = route('content', {
  method: 'get',
  path: '/v1/admin/blog',
  tags,
  summary: 'Blog posts, drafts too, 10 a page',
  request: { query: BlogListQuery },
  responses: { 200: answer(BlogList, 'One page') },
});

const detailRoute = route('content', {
  method: 'get',
  path: '/v1/admin/blog/{id}',
  tags,
  summary: 'One post with its text, for its editor',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(BlogPost, 'The post') },
});

const addRoute = route('content', {
  method: 'post',
  path: '/v1/admin/blog',
  tags,
  summary: 'Write a post',
  description: '409 SLUG_TAKEN, 422 UNKNOWN_CHOICE.',
  request: { body: jsonBody(CreateBlogPostInput) },
  responses: { 201: answer(BlogPost, 'The new post') },
});

const editRoute = route('content', {
  method: 'post',
  path: '/v1/admin/blog/edit',
  tags,
  summary: 'Save a post as a whole',
  description: '404 NOT_FOUND, 409 STALE_VERSION, 409 SLUG_TAKEN, 422 UNKNOWN_CHOICE.',
  request: { body: jsonBody(EditBlogPostInput) },
  responses: { 200: answer(BlogPost, 'The post with its raised version') },
});

const deleteRoute = route('content', {
  method: 'delete',
  path: '/v1/admin/blog/{id}',
  tags,
  summary: 'Remove a post',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'Gone') },
});

export const adminBlogRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const { db, clock } = c.get('deps');
    const query = c.req.valid('query');
    const { skip, take } = query;
    const found = await listPostsForEdit(db, query, instant(clock));
    return c.json({ content: { ...found, skip, take } }, 200);
  })
  .openapi(detailRoute, async (c) => {
    const row = await getPostRow(c.get('deps').db, rowId(c.req.valid('param').id));
    tagVersion(c, row);
    return c.json({ content: toBlogPost(row) }, 200);
  })
  .openapi(addRoute, async (c) => {
    const content = await createPost(c.get('deps'), c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 201);
  })
  .openapi(editRoute, async (c) => {
    const content = await editPost(c.get('deps'), c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deletePost(c.get('deps'), rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  });
