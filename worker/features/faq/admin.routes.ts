import { Order, OrderInput } from '#domain/media/admin-schema.ts';
import {
  AdminFaqEntry,
  FaqActivity,
  FaqActivityInput,
  FaqInput,
  FaqUpdate,
} from '#domain/faq/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createFaq } from './create-faq.ts';
import { deleteFaq } from './delete-faq.ts';
import { orderFaq } from './order-faq.ts';
import { listEntryRows } from './queries.ts';
import { updateFaq } from './update-faq.ts';

const tags = ['admin faq'];

export const adminFaqRoutes = [
  route('content', {
    method: 'get',
    path: '/v1/admin/faq',
    tags,
    summary: 'Questions and answers, hidden ones too',
    answer: pageOf(AdminFaqEntry),
    returns: 'All of them, in the order of the page',
    handle: async ({ db }) => wholeList(await listEntryRows(db)),
  }),
  route('content', {
    method: 'post',
    path: '/v1/admin/faq',
    tags,
    summary: 'Add a question, behind the others',
    json: FaqInput,
    answer: AdminFaqEntry,
    returns: 'The new question',
    status: 201,
    handle: (deps, { body }, { actor }) => createFaq(deps, body, actor),
  }),
  route('content', {
    method: 'patch',
    path: '/v1/admin/faq/order',
    tags,
    summary: 'Put the questions in another order',
    description: '409 STALE_ORDER when `ids` are not exactly the questions of now.',
    json: OrderInput,
    answer: Order,
    returns: 'The new order',
    handle: async (deps, { body: content }, { actor }) => {
      await orderFaq(deps, content.ids, actor);
      return content;
    },
  }),
  route('content', {
    method: 'patch',
    path: '/v1/admin/faq/activity',
    tags,
    summary: 'Show a question on the page or hide it',
    description: '404 NOT_FOUND.',
    json: FaqActivityInput,
    answer: FaqActivity,
    returns: 'The new value',
    handle: async (deps, { body: content }, { actor }) => {
      await updateFaq(deps, content.id, { active: content.active }, actor);
      return content;
    },
  }),
  route('content', {
    method: 'put',
    path: '/v1/admin/faq/{id}',
    tags,
    summary: 'Change a question or its answer; what is left out stays',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    json: FaqUpdate,
    answer: AdminFaqEntry,
    returns: 'The question',
    handle: (deps, { param: { id }, body }, { actor }) => updateFaq(deps, id, body, actor),
  }),
  route('content', {
    method: 'delete',
    path: '/v1/admin/faq/{id}',
    tags,
    summary: 'Remove a question',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: Deleted,
    returns: 'Gone',
    handle: async (deps, { param }, { actor }) => {
      await deleteFaq(deps, param.id, actor);
      return DELETED;
    },
  }),
] as const;
