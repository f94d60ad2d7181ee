import * as z from 'zod';
import { PublicQuestion, PublicQuestionQuery, QuestionInput } from '#domain/messages/questions.ts';
import { ContactReceived } from '#domain/messages/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { route, tagged } from '#worker/http/route.ts';
import { listQuestions } from './published-questions.ts';
import { receiveQuestion } from './receive-question.ts';

export const questionRoutes = tagged('website', [
  route('public', 'get /v1/website/questions', {
    summary: 'What visitors asked about a villa and the agency answered, the newest first',
    query: PublicQuestionQuery,
    answer: pageOf(PublicQuestion),
    returns: 'One page',
    handle: (deps, { query }) => listQuestions(deps, query),
  }),
  route('public', 'post /v1/villa/{slug}/question', {
    summary: 'Ask about a villa; the answer comes by mail',
    description:
      'JSON, or a form with the same fields. The same question on the same day is taken once. 400 VALIDATION, 404 NOT_FOUND, 429 TOO_MANY_REQUESTS.',
    param: z.object({ slug: z.string().max(100) }),
    json: QuestionInput,
    form: QuestionInput,
    answer: ContactReceived,
    returns: 'The question has arrived',
    status: 201,
    back: (c, code) =>
      `/sorular/${encodeURIComponent(c.req.param('slug') ?? '')}?soru=${code ?? 'alindi'}#soru`,
    limit: 'write',
    handle: (deps, { param: { slug }, body: input }, { actor }) =>
      receiveQuestion(deps, slug, input, actor),
  }),
]);
