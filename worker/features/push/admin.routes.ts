import * as z from 'zod';
import { PushDevice, PushQuery, PushSettings, SubscribeInput } from '#domain/push/schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { route, tagged } from '#worker/http/route.ts';
import { readSettings, subscribe, unsubscribe } from './subscribe.ts';

export const pushRoutes = tagged('account', [
  route('profile', 'get /v1/account/push', {
    summary: 'What a device of the signed-in person is told of while the dashboard is closed',
    query: PushQuery,
    answer: PushSettings,
    returns: '`key` is null where push is not set up',
    handle: (deps, { query: { device } }, { session }) => readSettings(deps, session, device),
  }),
  route('profile', 'put /v1/account/push', {
    summary: 'Tell a device of these kinds, until the session ends',
    description: '403 FORBIDDEN for what the role may not see; 422 PUSH_NOT_SET_UP, VALIDATION.',
    json: SubscribeInput,
    answer: PushSettings,
    returns: 'As it is now',
    handle: (deps, { body }, { session }) => subscribe(deps, session, body),
  }),
  route('profile', 'delete /v1/account/push/{device}', {
    summary: 'Tell a device of nothing any more',
    description: 'Somebody else’s device stays as it is; the answer is the same.',
    param: z.object({ device: PushDevice }),
    answer: Deleted,
    returns: 'It is told of nothing',
    handle: (deps, { param }, { session }) => deleted(unsubscribe(deps, session, param.device)),
  }),
]);
