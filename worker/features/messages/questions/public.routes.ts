import { z } from '@hono/zod-openapi';
import { PublicQuestion, PublicQuestionQuery, QuestionInput } from '#domain/messages/questions.ts';
import { ContactReceived } from '#domain/messages/schema.ts';
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
import { listQuestions } from './published-questions.ts';
import { receiveQuestion } from './receive-question.ts';

const listRoute = route('public', {
  method: 'get',
  path: '/v1/website/questions',
  tags: ['website'],
  summary: 'What visitors asked about a villa and the agency answered, the newest first',
  request: { query: PublicQuestionQuery },
  responses: { 200: answer(pageOf(PublicQuestion), 'One page') },
});

const askRoute = route('public', {
  method: 'post',
  path: '/v1/villa/{slug}/question',
  tags: ['website'],
  summary: 'Ask about a villa; the answer comes by mail',
  description:
    'JSON, or a form with the same fields. The same question on the same day is taken once. 400 VALIDATION, 404 NOT_FOUND, 429 TOO_MANY_REQUESTS.',
  request: {
    params: z.object({ slug: z.string().max(100) }),
    body: jsonOrFormBody(QuestionInput, QuestionInput),
  },
  responses: { 201: answer(ContactReceived, 'The question has arrived'), ...SENT_BACK },
});

const routes = featureApp();
routes.post(
  '/v1/villa/:slug/question',
  answerPlainForms((c, code) => {
    const slug = encodeURIComponent(c.req.param('slug') ?? '');
    return `/sorular/${slug}?soru=${code ?? 'alindi'}#soru`;
  }),
);

export const questionRoutes = routes
  .openapi(listRoute, async (c) =>
    c.json({ content: await listQuestions(c.get('deps').db, c.req.valid('query')) }, 200),
  )
  .openapi(askRoute, async (c) => {
    await assertWithinLimit(c, 'write');
    const input = c.req.valid(isForm(c) ? 'form' : 'json');
    const { slug } = c.req.valid('param');
    return c.json({ content: await receiveQuestion(c.get('deps'), slug, input, actorOf(c)) }, 201);
  });
