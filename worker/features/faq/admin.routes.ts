import { Order, OrderInput } from '#domain/media/admin-schema.ts';
import {
  AdminFaqEntry,
  FaqActivity,
  FaqActivityInput,
  FaqInput,
  FaqUpdate,
} from '#domain/faq/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { actorOf } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createFaq } from './create-faq.ts';
import { deleteFaq } from './delete-faq.ts';
import { orderFaq } from './order-faq.ts';
import { listEntryRows } from './queries.ts';
import { updateFaq } from './update-faq.ts';

const tags = ['admin faq'];

const listRoute = route('content', {
  method: 'get',
  path: '/v1/admin/faq',
  tags,
  summary: 'Questions and answers, hidden ones too',
  responses: { 200: answer(pageOf(AdminFaqEntry), 'All of them, in the order of the page') },
});

const addRoute = route('content', {
  method: 'post',
  path: '/v1/admin/faq',
  tags,
  summary: 'Add a question, behind the others',
  request: { body: jsonBody(FaqInput) },
  responses: { 201: answer(AdminFaqEntry, 'The new question') },
});

const orderRoute = route('content', {
  method: 'patch',
  path: '/v1/admin/faq/order',
  tags,
  summary: 'Put the questions in another order',
  description: '409 STALE_ORDER when `ids` are not exactly the questions of now.',
  request: { body: jsonBody(OrderInput) },
  responses: { 200: answer(Order, 'The new order') },
});

const activityRoute = route('content', {
  method: 'patch',
  path: '/v1/admin/faq/activity',
  tags,
  summary: 'Show a question on the page or hide it',
  description: '404 NOT_FOUND.',
  request: { body: jsonBody(FaqActivityInput) },
  responses: { 200: answer(FaqActivity, 'The new value') },
});

const updateRoute = route('content', {
  method: 'put',
  path: '/v1/admin/faq/{id}',
  tags,
  summary: 'Change a question or its answer; what is left out stays',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam, body: jsonBody(FaqUpdate) },
  responses: { 200: answer(AdminFaqEntry, 'The question') },
});

const deleteRoute = route('content', {
  method: 'delete',
  path: '/v1/admin/faq/{id}',
  tags,
  summary: 'Remove a question',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'Gone') },
});

export const adminFaqRoutes = featureApp()
  .openapi(listRoute, async (c) =>
    c.json({ content: wholeList(await listEntryRows(c.get('deps').db)) }, 200),
  )
  .openapi(addRoute, async (c) => {
    const content = await createFaq(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(orderRoute, async (c) => {
    const content = c.req.valid('json');
    await orderFaq(c.get('deps'), content.ids, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(activityRoute, async (c) => {
    const content = c.req.valid('json');
    await updateFaq(c.get('deps'), content.id, { active: content.active }, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(updateRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const content = await updateFaq(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteFaq(c.get('deps'), rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  });
