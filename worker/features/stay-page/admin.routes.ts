import {
  AdminStayRequest,
  AnswerRequestInput,
  StayRequestPage,
  StayRequestQuery,
} from '#domain/stay-page/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { answerRequest, findReceipt } from './answer-request.ts';
import { showRequests } from './list-requests.ts';

const tags = ['admin stay requests'];

const listRoute = route('stay-requests', {
  method: 'get',
  path: '/v1/admin/stayrequests',
  tags,
  summary: 'What guests ask for on the pages of their stays, the open ones first',
  request: { query: StayRequestQuery },
  responses: { 200: answer(StayRequestPage, 'One page') },
});

const answerRoute = route('stay-requests', {
  method: 'patch',
  path: '/v1/admin/stayrequests/{id}',
  tags,
  summary: 'Answer a guest; the answer is mailed and stands on the page of the stay',
  description:
    'With `apply` the stay is changed in the same batch. 404 NOT_FOUND, 409 STALE_VERSION when it was answered or taken back meanwhile, DATES_TAKEN, PRICE_CHANGED, STAY_FIXED, EXTRAS_FIXED, ILLEGAL_TRANSITION; 422 the stay’s own reason.',
  request: { params: EventIdParam, body: jsonBody(AnswerRequestInput) },
  responses: { 200: answer(AdminStayRequest, 'The request, answered') },
});

const receiptRoute = route('stay-requests', {
  method: 'get',
  path: '/v1/admin/stayrequests/{id}/receipt',
  tags,
  summary: 'The receipt that came with a report of a transfer',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: fileResponses('application/octet-stream'),
});

export const adminStayPageRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    return c.json({ content: await showRequests(c.get('deps'), c.req.valid('query')) }, 200);
  })
  .openapi(answerRoute, async (c) => {
    const { id } = c.req.valid('param');
    const content = await answerRequest(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(receiptRoute, async (c) => {
    const { body, name, contentType } = await findReceipt(c.get('deps'), c.req.valid('param').id);
    return fileAnswer(body, name, contentType);
  });
