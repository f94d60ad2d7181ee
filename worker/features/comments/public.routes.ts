import { z } from '@hono/zod-openapi';
import {
  CommentForm,
  CommentInput,
  CommentReceived,
  PublicCommentQuery,
  VillaComment,
} from '#domain/comments/schema.ts';
import { scoresOf } from '#domain/comments/categories.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { actorOf } from '#worker/http/context.ts';
import {
  answerPlainForms,
  isForm,
  jsonOrFormBody,
  SENT_BACK,
} from '#worker/http/requests/plain-form.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { listComments } from './list.ts';
import { receiveComment } from './receive-comment.ts';

const commentsRoute = route('public', {
  method: 'get',
  path: '/v1/website/comments',
  tags: ['website'],
  summary: "Guests' published comments, of one villa or of all, sorted and filtered",
  request: { query: PublicCommentQuery },
  responses: { 200: answer(pageOf(VillaComment), 'One page') },
});

const writeRoute = route('public', {
  method: 'post',
  path: '/v1/villa/{slug}/comment',
  tags: ['website'],
  summary: 'Comment of a guest who stayed in a villa; published after approval',
  description:
    'JSON, or a form with the same fields. The same comment on the same day is taken once. 400 VALIDATION, 404 NOT_FOUND, 409 ALREADY_REVIEWED, 422 NOT_STAYED (code and e-mail of no completed stay there), 429 TOO_MANY_REQUESTS.',
  request: {
    params: z.object({ slug: z.string().max(100) }),
    body: jsonOrFormBody(CommentInput, CommentForm),
  },
  responses: { 201: answer(CommentReceived, 'The comment waits for approval'), ...SENT_BACK },
});

/** The same for JSON and for forms, where each category is a field of its own. */
function toInput(sent: CommentInput | CommentForm): CommentInput {
  if ('scores' in sent) return sent;
  const { code, email, author, text, rating, homepage, ...rest } = sent;
  return { code, email, author, text, rating, homepage, scores: scoresOf(rest) };
}

const routes = featureApp();
routes.post(
  '/v1/villa/:slug/comment',
  answerPlainForms((c, code) => {
    const slug = encodeURIComponent(c.req.param('slug') ?? '');
    return `/villa/${slug}?yorum=${code ?? 'alindi'}#yorumlar`;
  }),
);

export const commentRoutes = routes
  .openapi(commentsRoute, async (c) =>
    c.json({ content: await listComments(c.get('deps').db, c.req.valid('query')) }, 200),
  )
  .openapi(writeRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    const input = toInput(isForm(c) ? c.req.valid('form') : c.req.valid('json'));
    const content = await receiveComment(
      c.get('deps'),
      c.req.valid('param').slug,
      input,
      actorOf(c),
    );
    return c.json({ content }, 201);
  });
