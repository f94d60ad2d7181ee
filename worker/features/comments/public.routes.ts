import * as z from 'zod';
import {
  CommentForm,
  CommentInput,
  CommentReceived,
  PublicCommentQuery,
  VillaComment,
} from '#domain/comments/schema.ts';
import { scoresOf } from '#domain/comments/categories.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { route, tagged } from '#worker/http/route.ts';
import { listComments } from './list.ts';
import { receiveComment } from './receive-comment.ts';

/** The same for JSON and for forms, where each category is a field of its own. */
function toInput(sent: CommentInput | CommentForm): CommentInput {
  if ('scores' in sent) return sent;
  const { code, email, author, text, rating, homepage, ...rest } = sent;
  return { code, email, author, text, rating, homepage, scores: scoresOf(rest) };
}

export const commentRoutes = tagged('website', [
  route('public', 'get /v1/website/comments', {
    summary: "Guests' published comments, of one villa or of all, sorted and filtered",
    query: PublicCommentQuery,
    answer: pageOf(VillaComment),
    returns: 'One page',
    handle: (deps, { query }) => listComments(deps, query),
  }),
  route('public', 'post /v1/villa/{slug}/comment', {
    summary: 'Comment of a guest who stayed in a villa; published after approval',
    description:
      'JSON, or a form with the same fields. The same comment on the same day is taken once. 400 VALIDATION, 404 NOT_FOUND, 409 ALREADY_REVIEWED, 422 NOT_STAYED (code and e-mail of no completed stay there), 429 TOO_MANY_REQUESTS.',
    param: z.object({ slug: z.string().max(100) }),
    json: CommentInput,
    form: CommentForm,
    answer: CommentReceived,
    returns: 'The comment waits for approval',
    status: 201,
    back: (c, code) =>
      `/villa/${encodeURIComponent(c.req.param('slug') ?? '')}?yorum=${code ?? 'alindi'}#yorumlar`,
    limit: 'write',
    handle: (deps, { param, body }, { actor }) => {
      const input = toInput(body);
      return receiveComment(deps, param.slug, input, actor);
    },
  }),
]);
