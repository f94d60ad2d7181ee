import {
  Account,
  AccountSessions,
  ChangePasswordInput,
  ConfirmInput,
  OtherSessionsEnded,
  PasswordChanged,
  PasswordConfirmed,
  SessionEnded,
  UpdateProfileInput,
} from '#domain/auth/account-schema.ts';
import { ConfirmStarted } from '#domain/auth/factor-schema.ts';
import { notFound } from '#domain/errors.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { instant } from '#worker/platform/clock.ts';
import { findAccount, listLiveSessions } from './account-queries.ts';
import { changePassword } from './password/change-password.ts';
import { confirmSession, startConfirm } from './sessions/confirm-session.ts';
import { endOtherSessions, endSession } from './sessions/end-sessions.ts';
import { updateProfile } from './update-profile.ts';

export const accountRoutes = tagged('account', [
  route('account', 'get /v1/account', {
    summary: 'The signed-in person',
    answer: Account,
    returns: 'Name, contact and role',
    etag: true,
    handle: async ({ db }, _input, { session }) => {
      const account = await findAccount(db, session.userId);
      if (account === null) throw notFound();
      return account;
    },
  }),
  route('profile', 'put /v1/account/profile', {
    summary: 'Correct the own name or phone; fields left out stay',
    description: '409 STALE_VERSION.',
    json: UpdateProfileInput,
    answer: Account,
    returns: 'The person, with the raised version',
    etag: true,
    handle: (deps, { body }, { actor, session: { userId } }) =>
      updateProfile(deps, userId, body, actor),
  }),
  route('profile', 'post /v1/account/password', {
    summary: 'Change the own password; every other session ends',
    description: '422 WRONG_PASSWORD, 429 LOGIN_DELAYED after many wrong tries.',
    json: ChangePasswordInput,
    answer: PasswordChanged,
    returns: 'How many other sessions ended',
    limit: 'login',
    handle: async (deps, { body: input }, { actor, session }) => {
      const endedSessions = await changePassword(deps, session, input, actor);
      return { changed: true as const, endedSessions };
    },
  }),
  route('account', 'post /v1/account/confirm/start', {
    summary: 'What a passkey signs where the password would be typed again',
    answer: ConfirmStarted,
    returns: 'WebAuthn’s options; null without a passkey',
    handle: (deps, _input, { session }) => startConfirm(deps, session.userId),
  }),
  route('account', 'post /v1/account/confirm', {
    summary:
      'Type the own password again, or show a passkey, for what answers PASSWORD_REQUIRED without',
    description:
      '422 WRONG_PASSWORD, 422 PASSKEY_REFUSED, 422 LOGIN_EXPIRED, 429 LOGIN_DELAYED after many wrong tries.',
    json: ConfirmInput,
    answer: PasswordConfirmed,
    returns: 'It counts for five minutes',
    limit: 'login',
    handle: async (deps, { body }, { actor, session }) => {
      await confirmSession(deps, session, body, actor);
      return { confirmed: true as const };
    },
  }),
  route('profile', 'get /v1/account/sessions', {
    summary: 'The own live sessions, newest first',
    answer: AccountSessions,
    returns: 'All of them',
    handle: async ({ db, clock }, _input, { session: { userId, sessionId } }) => {
      const rows = await listLiveSessions(db, userId, instant(clock));
      const items = rows.map((row) => ({ ...row, current: row.id === sessionId }));
      return wholeList(items);
    },
  }),
  route('profile', 'delete /v1/account/sessions', {
    summary: 'End every own session but the one that asks',
    description: '422 PASSWORD_REQUIRED: whoever took a session must not end its owner’s.',
    answer: OtherSessionsEnded,
    returns: 'How many ended',
    confirmed: true,
    handle: async (deps, _input, { actor, session }) => {
      const endedSessions = await endOtherSessions(deps, session, actor);
      return { endedSessions };
    },
  }),
  route('profile', 'delete /v1/account/sessions/{id}', {
    summary: 'End one of the own sessions at once',
    description:
      '404 NOT_FOUND when it is unknown, over or of somebody else; 422 PASSWORD_REQUIRED as for all of them.',
    param: EventIdParam,
    answer: SessionEnded,
    returns: 'Its token is refused from now on',
    confirmed: true,
    handle: async (deps, { param: { id } }, { actor, session }) => {
      await endSession(deps, session.userId, id, actor);
      return { ended: true as const };
    },
  }),
]);
