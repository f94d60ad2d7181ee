import {
  AdminComment,
  CommentActivityInput,
  CommentList,
  CommentListQuery,
  CommentReplyInput,
} from '#domain/comments/admin-schema.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { getComment, listCommentsForEdit } from './admin-queries.ts';
import { answerComment, setReplyActivity } from './answer-comment.ts';
import { findCommentPhoto, setPhotoActivity } from './comment-photos.ts';
import { deleteComment } from './delete-comment.ts';
import { setCommentActivity } from './set-comment-activity.ts';

const tags = ['admin comments'];

const listRoute = route('comments.read', {
  method: 'get',
  path: '/v1/admin/comment',
  tags,
  summary: "Guests' comments, waiting ones too, 10 a page",
  description: 'An owner has the published ones of own villas, without address and code.',
  request: { query: CommentListQuery },
  responses: { 200: answer(CommentList, 'One page') },
});

const detailRoute = route('comments.read', {
  method: 'get',
  path: '/v1/admin/comment/{id}',
  tags,
  summary: 'One comment',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(AdminComment, 'The comment') },
});

const activityRoute = route('comments.write', {
  method: 'put',
  path: '/v1/admin/villas/commentactivity/{id}',
  tags,
  summary: 'Publish a comment or hide it',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam, body: jsonBody(CommentActivityInput) },
  responses: { 200: answer(AdminComment, 'The comment with its new value') },
});

const deleteRoute = route('comments.write', {
  method: 'delete',
  path: '/v1/admin/villas/comment/{id}',
  tags,
  summary: 'Take a comment out of every list',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'Gone') },
});

const replyRoute = route('comments.reply', {
  method: 'put',
  path: '/v1/admin/villas/commentreply/{id}',
  tags,
  summary: 'Answer a comment in the name of the house; an empty text takes the answer back',
  description:
    "The agency's answer stands at once, an owner's waits for approval. 404 NOT_FOUND, also of another owner's villa; 409 STALE_VERSION; 422 NOT_IN_THIS_STATE for an owner where the agency has answered.",
  request: { params: EventIdParam, body: jsonBody(CommentReplyInput) },
  responses: { 200: answer(AdminComment, 'The comment with its answer') },
});

const replyActivityRoute = route('comments.write', {
  method: 'put',
  path: '/v1/admin/villas/commentreplyactivity/{id}',
  tags,
  summary: "Let an owner's answer out, or hide an answer",
  description: '404 NOT_FOUND, 409 STALE_VERSION when it was written anew meanwhile.',
  request: { params: EventIdParam, body: jsonBody(CommentActivityInput) },
  responses: { 200: answer(AdminComment, 'The comment with its answer') },
});

const photoActivityRoute = route('comments.write', {
  method: 'put',
  path: '/v1/admin/villas/commentphoto/{id}',
  tags,
  summary: 'Let a photo of a comment out, or take it back',
  description: '404 NOT_FOUND, 409 STALE_VERSION.',
  request: { params: EventIdParam, body: jsonBody(CommentActivityInput) },
  responses: { 200: answer(AdminComment, 'The comment with its photos') },
});

const photoRoute = route('comments.write', {
  method: 'get',
  path: '/v1/admin/villas/commentphoto/{id}',
  tags,
  summary: 'A photo of a comment as it was sent, whether it is public or not',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: fileResponses('image/jpeg'),
});

export const adminCommentRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const found = await listCommentsForEdit(c.get('deps').db, query, getSession(c));
    return c.json({ content: { ...found, skip, take } }, 200);
  })
  .openapi(detailRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const content = await getComment(c.get('deps').db, id, getSession(c));
    return c.json({ content }, 200);
  })
  .openapi(activityRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const input = c.req.valid('json');
    const content = await setCommentActivity(c.get('deps'), id, input, getSession(c), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteComment(c.get('deps'), rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  })
  .openapi(replyRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const input = c.req.valid('json');
    const content = await answerComment(c.get('deps'), id, input, getSession(c), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(replyActivityRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const { active } = c.req.valid('json');
    const content = await setReplyActivity(c.get('deps'), id, active, getSession(c), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(photoActivityRoute, async (c) => {
    const { id } = c.req.valid('param');
    const input = c.req.valid('json');
    const content = await setPhotoActivity(c.get('deps'), id, input, getSession(c), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(photoRoute, async (c) => {
    const { body, contentType } = await findCommentPhoto(c.get('deps'), c.req.valid('param').id);
    return fileAnswer(body, 'misafir-fotografi', contentType);
  });
