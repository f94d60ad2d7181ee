import { SubscriberList, SubscriberListQuery } from '#domain/subscribers/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { deleteSubscriber } from './delete-subscriber.ts';
import { listSubscribers } from './queries.ts';

const tags = ['admin subscribers'];

const listRoute = route('subscribers', {
  method: 'get',
  path: '/v1/admin/subscribers',
  tags,
  summary: 'Addresses of the newsletter with their consent, 50 a page',
  request: { query: SubscriberListQuery },
  responses: {
    200: answer(SubscriberList, 'One page; those that have left only with `state=left`'),
  },
});

const deleteRoute = route('subscribers', {
  method: 'delete',
  path: '/v1/admin/subscribers/{id}',
  tags,
  summary: 'Take an address off the list; its proof of consent is kept',
  description: '404 NOT_FOUND for one that is not on the list.',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'Off the list') },
});

export const adminSubscriberRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const found = await listSubscribers(c.get('deps').db, query);
    return c.json({ content: { ...found, skip, take } }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteSubscriber(c.get('deps'), rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  });
