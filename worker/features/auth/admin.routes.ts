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
import { assertConfirmed } from '#worker/http/confirmed.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { instant } from '#worker/platform/clock.ts';
import { findAccount, listLiveSessions } from './account-queries.ts';
import { changePassword } from './password/change-password.ts';
import { confirmSession, startConfirm } from './sessions/confirm-session.ts';
import { endOtherSessions, endSession } from './sessions/end-sessions.ts';
import { updateProfile } from './update-profile.ts';

const tags = ['account'];

const accountRoute = route('account', {
  method: 'get',
  path: '/v1/account',
  tags,
  summary: 'The signed-in person',
  responses: { 200: answer(Account, 'Name, contact and role') },
});

const profileRoute = route('profile', {
  method: 'put',
  path: '/v1/account/profile',
  tags,
  summary: 'Correct the own name or phone; fields left out stay',
  description: '409 STALE_VERSION.',
  request: { body: jsonBody(UpdateProfileInput) },
  responses: { 200: answer(Account, 'The person, with the raised version') },
});

const passwordRoute = route('profile', {
  method: 'post',
  path: '/v1/account/password',
  tags,
  summary: 'Change the own password; every other session ends',
  description: '422 WRONG_PASSWORD, 429 LOGIN_DELAYED after many wrong tries.',
  request: { body: jsonBody(ChangePasswordInput) },
  responses: { 200: answer(PasswordChanged, 'How many other sessions ended') },
});

const startConfirmRoute = route('account', {
  method: 'post',
  path: '/v1/account/confirm/start',
  tags,
  summary: 'What a passkey signs where the password would be typed again',
  responses: { 200: answer(ConfirmStarted, 'WebAuthn’s options; null without a passkey') },
});

const confirmRoute = route('account', {
  method: 'post',
  path: '/v1/account/confirm',
  tags,
  summary:
    'Type the own password again, or show a passkey, for what answers PASSWORD_REQUIRED without',
  description:
    '422 WRONG_PASSWORD, 422 PASSKEY_REFUSED, 422 LOGIN_EXPIRED, 429 LOGIN_DELAYED after many wrong tries.',
  request: { body: jsonBody(ConfirmInput) },
  responses: { 200: answer(PasswordConfirmed, 'It counts for five minutes') },
});

const sessionsRoute = route('profile', {
  method: 'get',
  path: '/v1/account/sessions',
  tags,
  summary: 'The own live sessions, newest first',
  responses: { 200: answer(AccountSessions, 'All of them') },
});

const endOthersRoute = route('profile', {
  method: 'delete',
  path: '/v1/account/sessions',
  tags,
  summary: 'End every own session but the one that asks',
  description: '422 PASSWORD_REQUIRED: whoever took a session must not end its owner’s.',
  responses: { 200: answer(OtherSessionsEnded, 'How many ended') },
});

const endSessionRoute = route('profile', {
  method: 'delete',
  path: '/v1/account/sessions/{id}',
  tags,
  summary: 'End one of the own sessions at once',
  description:
    '404 NOT_FOUND when it is unknown, over or of somebody else; 422 PASSWORD_REQUIRED as for all of them.',
  request: { params: EventIdParam },
  responses: { 200: answer(SessionEnded, 'Its token is refused from now on') },
});

export const accountRoutes = featureApp()
  .openapi(accountRoute, async (c) => {
    const account = await findAccount(c.get('deps').db, getSession(c).userId);
    if (account === null) throw notFound();
    tagVersion(c, account);
    return c.json({ content: account }, 200);
  })
  .openapi(profileRoute, async (c) => {
    const { userId } = getSession(c);
    const content = await updateProfile(c.get('deps'), userId, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(passwordRoute, async (c) => {
    await assertWithinLimit(c, 'login');
    const input = c.req.valid('json');
    const endedSessions = await changePassword(c.get('deps'), getSession(c), input, actorOf(c));
    return c.json({ content: { changed: true as const, endedSessions } }, 200);
  })
  .openapi(startConfirmRoute, async (c) =>
    c.json({ content: await startConfirm(c.get('deps'), getSession(c).userId) }, 200),
  )
  .openapi(confirmRoute, async (c) => {
    await assertWithinLimit(c, 'login');
    await confirmSession(c.get('deps'), getSession(c), c.req.valid('json'), actorOf(c));
    return c.json({ content: { confirmed: true as const } }, 200);
  })
  .openapi(sessionsRoute, async (c) => {
    const { db, clock } = c.get('deps');
    const { userId, sessionId } = getSession(c);
    const rows = await listLiveSessions(db, userId, instant(clock));
    const items = rows.map((row) => ({ ...row, current: row.id === sessionId }));
    return c.json({ content: wholeList(items) }, 200);
  })
  .openapi(endOthersRoute, async (c) => {
    assertConfirmed(c);
    const endedSessions = await endOtherSessions(c.get('deps'), getSession(c), actorOf(c));
    return c.json({ content: { endedSessions } }, 200);
  })
  .openapi(endSessionRoute, async (c) => {
    assertConfirmed(c);
    const { id } = c.req.valid('param');
    await endSession(c.get('deps'), getSession(c).userId, id, actorOf(c));
    return c.json({ content: { ended: true as const } }, 200);
  });
