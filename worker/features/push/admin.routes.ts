import { z } from '@hono/zod-openapi';
import { PushDevice, PushQuery, PushSettings, SubscribeInput } from '#domain/push/schema.ts';
import { getSession } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { readSettings, subscribe, unsubscribe } from './subscribe.ts';

const tags = ['account'];

const readRoute = route('profile', {
  method: 'get',
  path: '/v1/account/push',
  tags,
  summary: 'What a device of the signed-in person is told of while the dashboard is closed',
  request: { query: PushQuery },
  responses: { 200: answer(PushSettings, '`key` is null where push is not set up') },
});

const subscribeRoute = route('profile', {
  method: 'put',
  path: '/v1/account/push',
  tags,
  summary: 'Tell a device of these kinds, until the session ends',
  description: '403 FORBIDDEN for what the role may not see; 422 PUSH_NOT_SET_UP, VALIDATION.',
  request: { body: jsonBody(SubscribeInput) },
  responses: { 200: answer(PushSettings, 'As it is now') },
});

const unsubscribeRoute = route('profile', {
  method: 'delete',
  path: '/v1/account/push/{device}',
  tags,
  summary: 'Tell a device of nothing any more',
  description: 'Somebody else’s device stays as it is; the answer is the same.',
  request: { params: z.object({ device: PushDevice }) },
  responses: { 200: answer(Deleted, 'It is told of nothing') },
});

export const pushRoutes = featureApp()
  .openapi(readRoute, async (c) => {
    const { device } = c.req.valid('query');
    return c.json({ content: await readSettings(c.get('deps'), getSession(c), device) }, 200);
  })
  .openapi(subscribeRoute, async (c) => {
    const content = await subscribe(c.get('deps'), getSession(c), c.req.valid('json'));
    return c.json({ content }, 200);
  })
  .openapi(unsubscribeRoute, async (c) => {
    await unsubscribe(c.get('deps'), getSession(c), c.req.valid('param').device);
    return c.json({ content: DELETED }, 200);
  });
