import {
  AdminStayRequest,
  AnswerRequestInput,
  StayRequestPage,
  StayRequestQuery,
} from '#domain/stay-page/admin-schema.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { answerRequest, findReceipt } from './answer-request.ts';
import { showRequests } from './list-requests.ts';

export const adminStayPageRoutes = tagged('admin stay requests', [
  route('stay-requests', 'get /v1/admin/stayrequests', {
    summary: 'What guests ask for on the pages of their stays, the open ones first',
    query: StayRequestQuery,
    answer: StayRequestPage,
    returns: 'One page',
    handle: (deps, { query }) => showRequests(deps, query),
  }),
  route('stay-requests', 'patch /v1/admin/stayrequests/{id}', {
    summary: 'Answer a guest; the answer is mailed and stands on the page of the stay',
    description:
      'With `apply` the stay is changed in the same batch. 404 NOT_FOUND, 409 STALE_VERSION when it was answered or taken back meanwhile, DATES_TAKEN, PRICE_CHANGED, STAY_FIXED, EXTRAS_FIXED, ILLEGAL_TRANSITION; 422 the stay’s own reason.',
    param: EventIdParam,
    json: AnswerRequestInput,
    answer: AdminStayRequest,
    returns: 'The request, answered',
    handle: (deps, { param: { id }, body }, { actor }) => answerRequest(deps, id, body, actor),
  }),
  route('stay-requests', 'get /v1/admin/stayrequests/{id}/receipt', {
    summary: 'The receipt that came with a report of a transfer',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    file: 'application/octet-stream',
    handle: async (deps, { param }) => {
      const { body, name, contentType } = await findReceipt(deps, param.id);
      return fileAnswer(body, name, contentType);
    },
  }),
]);
