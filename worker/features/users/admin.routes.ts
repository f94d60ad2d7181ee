import { z } from '@hono/zod-openapi';
import { isStaff } from '#domain/auth/permissions.ts';
import { FactorsReset } from '#domain/auth/factor-schema.ts';
import { notFound } from '#domain/errors.ts';
import {
  AdminUserDetail,
  CreateUserInput,
  UpdateUserInput,
  UserActivity,
  UserActivityInput,
  UserChoices,
  UserListQuery,
  UserPageAnswer,
} from '#domain/users/admin-schema.ts';
import { assertConfirmed } from '#worker/http/confirmed.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createUser } from './create-user.ts';
import { toUserDetail } from './identity-number.ts';
import { findUserRow, listOwnerChoices, listUserRows } from './queries.ts';
import { resetFactors } from './reset-factors.ts';
import { sendPasswordLink } from './send-reset.ts';
import { setUserActivity } from './set-activity.ts';
import { updateUser } from './update-user.ts';

const tags = ['admin users'];

const listRoute = route('users', {
  method: 'get',
  path: '/v1/admin/users',
  tags,
  summary: 'The people of the agency and owners, 10 a page',
  request: { query: UserListQuery },
  responses: { 200: answer(UserPageAnswer, 'One page') },
});

const selectRoute = route('owners.read', {
  method: 'get',
  path: '/v1/admin/users/select',
  tags,
  summary: 'Active owners for a picker, in Turkish order',
  responses: { 200: answer(UserChoices, 'All of them') },
});

const activityRoute = route('users', {
  method: 'patch',
  path: '/v1/admin/users/activity',
  tags,
  summary: 'Let a person in or keep them out; keeping out ends their sessions at once',
  description: '404 NOT_FOUND, 422 OWN_ACCOUNT, 422 LAST_ADMIN.',
  request: { body: jsonBody(UserActivityInput) },
  responses: { 200: answer(UserActivity, 'The new value') },
});

const detailRoute = route('users', {
  method: 'get',
  path: '/v1/admin/users/{id}',
  tags,
  summary: 'One person, the identity number masked',
  description: '`ETag` is the version. 404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(AdminUserDetail, 'The person') },
});

const createUserRoute = route('users', {
  method: 'post',
  path: '/v1/admin/users',
  tags,
  summary: 'A new person; without a password they get a link to choose one',
  description: '409 EMAIL_TAKEN, 422 PASSWORD_REQUIRED for anybody but an owner, and for an IBAN.',
  request: { body: jsonBody(CreateUserInput) },
  responses: { 201: answer(AdminUserDetail, 'The person') },
});

const updateUserRoute = route('users', {
  method: 'put',
  path: '/v1/admin/users/{id}',
  tags,
  summary: 'Change a person; fields left out stay, null clears',
  description:
    '404 NOT_FOUND, 409 STALE_VERSION (says who saved in between), 409 EMAIL_TAKEN, 422 OWN_ROLE, 422 LAST_ADMIN, 422 PASSWORD_REQUIRED for another role, address or IBAN.',
  request: { params: EventIdParam, body: jsonBody(UpdateUserInput) },
  responses: { 200: answer(AdminUserDetail, 'The person, with the raised version') },
});

const passwordLinkRoute = route('users', {
  method: 'post',
  path: '/v1/admin/users/{id}/passwordlink',
  tags,
  summary: 'Mail a person a link for choosing a password; it works for 72 hours',
  description: '404 NOT_FOUND, 422 VALIDATION for a disabled person.',
  request: { params: EventIdParam },
  responses: { 200: answer(z.object({ sent: z.literal(true) }), 'The mail is on its way') },
});

const resetFactorsRoute = route('users', {
  method: 'delete',
  path: '/v1/admin/users/{id}/factors',
  tags,
  summary: 'Take away every second factor of a person who has lost them; their sessions end',
  description: 'They are told by mail. 404 NOT_FOUND, 422 OWN_ACCOUNT, 422 PASSWORD_REQUIRED.',
  request: { params: EventIdParam },
  responses: { 200: answer(FactorsReset, 'How many there were') },
});

export const adminUserRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const page = await listUserRows(c.get('deps').db, query);
    return c.json({ content: { ...page, skip, take } }, 200);
  })
  .openapi(selectRoute, async (c) =>
    c.json({ content: wholeList(await listOwnerChoices(c.get('deps').db)) }, 200),
  )
  .openapi(activityRoute, async (c) =>
    c.json({ content: await setUserActivity(c.get('deps'), c.req.valid('json'), actorOf(c)) }, 200),
  )
  .openapi(detailRoute, async (c) => {
    const deps = c.get('deps');
    const row = await findUserRow(deps.db, rowId(c.req.valid('param').id));
    if (row === null) throw notFound('Böyle bir kullanıcı yok.');
    tagVersion(c, row);
    return c.json({ content: await toUserDetail(deps, row) }, 200);
  })
  .openapi(createUserRoute, async (c) => {
    const input = c.req.valid('json');
    if (isStaff(input.role) || input.iban !== null) assertConfirmed(c);
    const content = await createUser(c.get('deps'), input, actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 201);
  })
  .openapi(updateUserRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const { sessionId } = getSession(c);
    const asking = { sessionId, assertConfirmed: () => assertConfirmed(c) };
    const content = await updateUser(c.get('deps'), id, c.req.valid('json'), actorOf(c), asking);
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(resetFactorsRoute, async (c) => {
    assertConfirmed(c);
    const id = rowId(c.req.valid('param').id);
    const asking = { by: getSession(c).name, at: `${c.req.method} ${c.req.routePath}` };
    const removed = await resetFactors(c.get('deps'), id, asking, actorOf(c));
    return c.json({ content: { removed } }, 200);
  })
  .openapi(passwordLinkRoute, async (c) => {
    await sendPasswordLink(c.get('deps'), rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: { sent: true as const } }, 200);
  });
