import * as z from 'zod';
import { PushDevice, PushQuery, PushSettings, SubscribeInput } from '#domain/push/schema.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { route } from '#worker/http/route.ts';
import { readSettings, subscribe, unsubscribe } from './subscribe.ts';

const tags = ['account'];

export const pushRoutes = [
  route('profile', {
    method: 'get',
    path: '/v1/account/push',
    tags,
    summary: 'What a device of the signed-in person is told of while the dashboard is closed',
    query: PushQuery,
    answer: PushSettings,
    returns: '`key` is null where push is not set up',
    handle: (deps, { query: { device } }, { session }) => readSettings(deps, session, device),
  }),
  route('profile', {
    method: 'put',
    path: '/v1/account/push',
    tags,
    summary: 'Tell a device of these kinds, until the session ends',
    description: '403 FORBIDDEN for what the role may not see; 422 PUSH_NOT_SET_UP, VALIDATION.',
    json: SubscribeInput,
    answer: PushSettings,
    returns: 'As it is now',
    handle: (deps, { body }, { session }) => subscribe(deps, session, body),
  }),
  route('profile', {
    method: 'delete',
    path: '/v1/account/push/{device}',
    tags,
    summary: 'Tell a device of nothing any more',
    description: 'Somebody else’s device stays as it is; the answer is the same.',
    param: z.object({ device: PushDevice }),
    answer: Deleted,
    returns: 'It is told of nothing',
    handle: async (deps, { param }, { session }) => {
      await unsubscribe(deps, session, param.device);
      return DELETED;
    },
  }),
] as const;
