import { SubscriberList, SubscriberListQuery } from '#domain/subscribers/admin-schema.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route } from '#worker/http/route.ts';
import { deleteSubscriber } from './delete-subscriber.ts';
import { listSubscribers } from './queries.ts';

const tags = ['admin subscribers'];

export const adminSubscriberRoutes = [
  route('subscribers', {
    method: 'get',
    path: '/v1/admin/subscribers',
    tags,
    summary: 'Addresses of the newsletter with their consent, 50 a page',
    query: SubscriberListQuery,
    answer: SubscriberList,
    returns: 'One page; those that have left only with `state=left`',
    handle: async ({ db }, { query }) => {
      const { skip, take } = query;
      const found = await listSubscribers(db, query);
      return { ...found, skip, take };
    },
  }),
  route('subscribers', {
    method: 'delete',
    path: '/v1/admin/subscribers/{id}',
    tags,
    summary: 'Take an address off the list; its proof of consent is kept',
    description: '404 NOT_FOUND for one that is not on the list.',
    param: RowIdParam,
    answer: Deleted,
    returns: 'Off the list',
    handle: async (deps, { param }, { actor }) => {
      await deleteSubscriber(deps, param.id, actor);
      return DELETED;
    },
  }),
] as const;
