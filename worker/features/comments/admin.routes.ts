import {
  AdminComment,
  CommentActivityInput,
  CommentList,
  CommentListQuery,
} from '#domain/comments/admin-schema.ts';
import { actorOf } from '../../http/context.ts';
import { Deleted, DELETED } from '../../http/answers/deleted.ts';
import { EventIdParam, rowId } from '../../http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '../../http/route.ts';
import { getComment, listCommentsForEdit } from './admin-queries.ts';
import { deleteComment } from './delete-comment.ts';
import { setCommentActivity } from './set-comment-activity.ts';

const tags = ['admin comments'];

const listRoute = route('comments', {
  method: 'get',
  path: '/v1/admin/comment',
  tags,
  summary: "Guests' comments, waiting ones too, 10 a page",
  request: { query: CommentListQuery },
  responses: { 200: answer(CommentList, 'One page') },
});

const detailRoute = route('comments', {
  method: 'get',
  path: '/v1/admin/comment/{id}',
  tags,
  summary: 'One comment',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(AdminComment, 'The comment') },
});

const activityRoute = route('comments', {
  method: 'put',
  path: '/v1/admin/villas/commentactivity/{id}',
  tags,
  summary: 'Publish a comment or hide it',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam, body: jsonBody(CommentActivityInput) },
  responses: { 200: answer(AdminComment, 'The comment with its new value') },
});

const deleteRoute = route('comments', {
  method: 'delete',
  path: '/v1/admin/villas/comment/{id}',
  tags,
  summary: 'Take a comment out of every list',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'Gone') },
});

export const adminCommentRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const found = await listCommentsForEdit(c.get('deps').db, query);
    return c.json({ content: { ...found, skip, take } }, 200);
  })
  .openapi(detailRoute, async (c) => {
    const content = await getComment(c.get('deps').db, rowId(c.req.valid('param').id));
    return c.json({ content }, 200);
  })
  .openapi(activityRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const content = await setCommentActivity(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteComment(c.get('deps'), rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  });
