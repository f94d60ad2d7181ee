import * as z from 'zod';
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
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createUser } from './create-user.ts';
import { toUserDetail } from './identity-number.ts';
import { findUserRow, listOwnerChoices, listUserRows } from './queries.ts';
import { resetFactors } from './reset-factors.ts';
import { sendPasswordLink } from './send-reset.ts';
import { setUserActivity } from './set-activity.ts';
import { updateUser } from './update-user.ts';

export const adminUserRoutes = tagged('admin users', [
  route('users', 'get /v1/admin/users', {
    summary: 'The people of the agency and owners, 10 a page',
    query: UserListQuery,
    answer: UserPageAnswer,
    returns: 'One page',
    handle: ({ db }, { query }) => listUserRows(db, query),
  }),
  route('owners.read', 'get /v1/admin/users/select', {
    summary: 'Active owners for a picker, in Turkish order',
    answer: UserChoices,
    returns: 'All of them',
    handle: async ({ db }) => wholeList(await listOwnerChoices(db)),
  }),
  route('users', 'patch /v1/admin/users/activity', {
    summary: 'Let a person in or keep them out; keeping out ends their sessions at once',
    description: '404 NOT_FOUND, 422 OWN_ACCOUNT, 422 LAST_ADMIN.',
    json: UserActivityInput,
    answer: UserActivity,
    returns: 'The new value',
    handle: (deps, { body }, { actor }) => setUserActivity(deps, body, actor),
  }),
  route('users', 'get /v1/admin/users/{id}', {
    summary: 'One person, the identity number masked',
    description: '`ETag` is the version. 404 NOT_FOUND.',
    param: RowIdParam,
    answer: AdminUserDetail,
    returns: 'The person',
    etag: true,
    handle: async (deps, { param }) => {
      const row = await findUserRow(deps.db, param.id);
      if (row === null) throw notFound('Böyle bir kullanıcı yok.');
      return toUserDetail(deps, row);
    },
  }),
  route('users', 'post /v1/admin/users', {
    summary: 'A new person; without a password they get a link to choose one',
    description:
      '409 EMAIL_TAKEN, 422 PASSWORD_REQUIRED for anybody but an owner, and for an IBAN.',
    json: CreateUserInput,
    answer: AdminUserDetail,
    returns: 'The person',
    status: 201,
    etag: true,
    handle: (deps, { body: input }, { actor, session }) => {
      if (isStaff(input.role) || input.iban !== null) assertConfirmed(deps, session);
      return createUser(deps, input, actor);
    },
  }),
  route('users', 'put /v1/admin/users/{id}', {
    summary: 'Change a person; fields left out stay, null clears',
    description:
      '404 NOT_FOUND, 409 STALE_VERSION (says who saved in between), 409 EMAIL_TAKEN, 422 OWN_ROLE, 422 LAST_ADMIN, 422 PASSWORD_REQUIRED for another role, address or IBAN.',
    param: RowIdParam,
    json: UpdateUserInput,
    answer: AdminUserDetail,
    returns: 'The person, with the raised version',
    etag: true,
    handle: (deps, { param: { id }, body }, { actor, session }) => {
      const { sessionId } = session;
      const asking = { sessionId, assertConfirmed: () => assertConfirmed(deps, session) };
      return updateUser(deps, id, body, actor, asking);
    },
  }),
  route('users', 'delete /v1/admin/users/{id}/factors', {
    summary: 'Take away every second factor of a person who has lost them; their sessions end',
    description: 'They are told by mail. 404 NOT_FOUND, 422 OWN_ACCOUNT, 422 PASSWORD_REQUIRED.',
    param: RowIdParam,
    answer: FactorsReset,
    returns: 'How many there were',
    confirmed: true,
    handle: async (deps, { param: { id } }, { actor, session, c }) => {
      const asking = { by: session.name, at: `${c.req.method} ${c.req.routePath}` };
      const removed = await resetFactors(deps, id, asking, actor);
      return { removed };
    },
  }),
  route('users', 'post /v1/admin/users/{id}/passwordlink', {
    summary: 'Mail a person a link for choosing a password; it works for 72 hours',
    description: '404 NOT_FOUND, 422 VALIDATION for a disabled person.',
    param: RowIdParam,
    answer: z.object({ sent: z.literal(true) }),
    returns: 'The mail is on its way',
    handle: async (deps, { param }, { actor }) => {
      await sendPasswordLink(deps, param.id, actor);
      return { sent: true as const };
    },
  }),
]);
