import {
  AdminComment,
  CommentActivityInput,
  CommentList,
  CommentListQuery,
  CommentReplyInput,
} from '#domain/comments/admin-schema.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { EventIdParam, RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { getComment, listCommentsForEdit } from './admin-queries.ts';
import { answerComment, setReplyActivity } from './answer-comment.ts';
import { findCommentPhoto, setPhotoActivity } from './comment-photos.ts';
import { deleteComment } from './delete-comment.ts';
import { setCommentActivity } from './set-comment-activity.ts';

export const adminCommentRoutes = tagged('admin comments', [
  route('comments.read', 'get /v1/admin/comment', {
    summary: "Guests' comments, waiting ones too, 10 a page",
    description: 'An owner has the published ones of own villas, without address and code.',
    query: CommentListQuery,
    answer: CommentList,
    returns: 'One page',
    handle: ({ db }, { query }, { session }) => listCommentsForEdit(db, query, session),
  }),
  route('comments.read', 'get /v1/admin/comment/{id}', {
    summary: 'One comment',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: AdminComment,
    returns: 'The comment',
    handle: ({ db }, { param: { id } }, { session }) => getComment(db, id, session),
  }),
  route('comments.write', 'put /v1/admin/villas/commentactivity/{id}', {
    summary: 'Publish a comment or hide it',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    json: CommentActivityInput,
    answer: AdminComment,
    returns: 'The comment with its new value',
    handle: (deps, { param: { id }, body: input }, { actor, session }) =>
      setCommentActivity(deps, id, input, session, actor),
  }),
  route('comments.write', 'delete /v1/admin/villas/comment/{id}', {
    summary: 'Take a comment out of every list',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: Deleted,
    returns: 'Gone',
    handle: (deps, { param }, { actor }) => deleted(deleteComment(deps, param.id, actor)),
  }),
  route('comments.reply', 'put /v1/admin/villas/commentreply/{id}', {
    summary: 'Answer a comment in the name of the house; an empty text takes the answer back',
    description:
      "The agency's answer stands at once, an owner's waits for approval. 404 NOT_FOUND, also of another owner's villa; 409 STALE_VERSION; 422 NOT_IN_THIS_STATE for an owner where the agency has answered.",
    param: RowIdParam,
    json: CommentReplyInput,
    answer: AdminComment,
    returns: 'The comment with its answer',
    handle: (deps, { param: { id }, body: input }, { actor, session }) =>
      answerComment(deps, id, input, session, actor),
  }),
  route('comments.write', 'put /v1/admin/villas/commentreplyactivity/{id}', {
    summary: "Let an owner's answer out, or hide an answer",
    description: '404 NOT_FOUND, 409 STALE_VERSION when it was written anew meanwhile.',
    param: RowIdParam,
    json: CommentActivityInput,
    answer: AdminComment,
    returns: 'The comment with its answer',
    handle: (deps, { param: { id }, body: { active } }, { actor, session }) =>
      setReplyActivity(deps, id, active, session, actor),
  }),
  route('comments.write', 'put /v1/admin/villas/commentphoto/{id}', {
    summary: 'Let a photo of a comment out, or take it back',
    description: '404 NOT_FOUND, 409 STALE_VERSION.',
    param: EventIdParam,
    json: CommentActivityInput,
    answer: AdminComment,
    returns: 'The comment with its photos',
    handle: (deps, { param: { id }, body: input }, { actor, session }) =>
      setPhotoActivity(deps, id, input, session, actor),
  }),
  route('comments.write', 'get /v1/admin/villas/commentphoto/{id}', {
    summary: 'A photo of a comment as it was sent, whether it is public or not',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    file: 'image/jpeg',
    handle: async (deps, { param }) => {
      const { body, contentType } = await findCommentPhoto(deps, param.id);
      return fileAnswer(body, 'misafir-fotografi', contentType);
    },
  }),
]);
