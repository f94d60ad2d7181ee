import {
  OwnerAnswerInput,
  OwnerQuestion,
  OwnerQuestionInput,
} from '#domain/reservations/owner-question.ts';
import { route, tagged } from '#worker/http/route.ts';
import { answerQuestion, openQuestion } from './owner/answer-question.ts';

export const ownerQuestionRoutes = tagged('reservations', [
  route('public', 'post /v1/owner-question', {
    summary: 'The request that an owner is asked about by a private link',
    description: '404 NOT_FOUND, one and the same for every link that never was.',
    json: OwnerQuestionInput,
    answer: OwnerQuestion,
    returns: 'House and nights, no name; why it cannot be answered any more, if so',
    limit: 'quote',
    cache: 'no-store',
    handle: (deps, { body: { link } }) => openQuestion(deps, link),
  }),
  route('public', 'post /v1/owner-question/answer', {
    summary: 'Answer it, once; what follows is the rule of the agency',
    description:
      '404 NOT_FOUND, 409 OWNER_QUESTION_OVER with what has become of it, 429 TOO_MANY_REQUESTS.',
    json: OwnerAnswerInput,
    answer: OwnerQuestion,
    returns: 'The question, answered',
    limit: 'write',
    cache: 'no-store',
    handle: (deps, { body }, { actor }) => answerQuestion(deps, body, actor),
  }),
]);
