import { z } from '@hono/zod-openapi';
import {
  ForgotPasswordInput,
  PasswordReset,
  ResetMailPromised,
  ResetPasswordInput,
} from '#domain/auth/account-schema.ts';
import { SecondFactorAsked, SecondFactorInput } from '#domain/auth/factor-schema.ts';
import { LoginAnswer, LoginInput } from '#domain/auth/schema.ts';
import { actorOf, type AppContext, getSession } from '#worker/http/context.ts';
import { deviceToken, keepDeviceToken } from '#worker/http/requests/device-cookie.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { passSecondFactor } from './factors/pass-second-factor.ts';
import { login } from './sessions/login.ts';
import type { Browser } from './sessions/open-session.ts';
import { logout } from './sessions/logout.ts';
import { requestReset } from './password/request-reset.ts';
import { resetPassword } from './password/reset-password.ts';

const loginRoute = route('public', {
  method: 'post',
  path: '/v1/auth/login',
  tags: ['auth'],
  summary: 'Open a session; the token lives 12 hours',
  description:
    '401 INVALID_CREDENTIALS whatever was wrong, 429 LOGIN_DELAYED after many wrong tries.',
  request: { body: jsonBody(LoginInput) },
  responses: {
    200: answer(
      z.union([LoginAnswer, SecondFactorAsked]),
      'The access token and who it belongs to; the question for the second factor where there is one',
    ),
  },
});

const secondFactorRoute = route('public', {
  method: 'post',
  path: '/v1/auth/second-factor',
  tags: ['auth'],
  summary: 'Open the session that a right password has asked for',
  description:
    'With a code of an app, a recovery code or a passkey. 422 WRONG_CODE, 422 PASSKEY_REFUSED, 422 LOGIN_EXPIRED after five minutes, 429 LOGIN_DELAYED after many wrong tries.',
  request: { body: jsonBody(SecondFactorInput) },
  responses: { 200: answer(LoginAnswer, 'The access token and who it belongs to') },
});

const logoutRoute = route('account', {
  method: 'post',
  path: '/v1/auth/logout',
  tags: ['auth'],
  summary: 'End this session at once',
  responses: { 200: answer(z.object({ ended: z.literal(true) }), 'The session is over') },
});

const forgotRoute = route('public', {
  method: 'post',
  path: '/v1/auth/forgot',
  tags: ['auth'],
  summary: 'Send a link for choosing a new password',
  description: 'The answer is the same whether or not there is such an account. 429 when repeated.',
  request: { body: jsonBody(ForgotPasswordInput) },
  responses: { 200: answer(ResetMailPromised, 'A mail is on its way if the account exists') },
});

const resetRoute = route('public', {
  method: 'post',
  path: '/v1/auth/reset',
  tags: ['auth'],
  summary: 'Choose a new password with the token of a mailed link; all sessions end',
  description: '422 RESET_LINK_INVALID when the link is unknown, used or too old.',
  request: { body: jsonBody(ResetPasswordInput) },
  responses: { 200: answer(PasswordReset, 'The new password holds') },
});

const browserOf = (c: AppContext): Browser => ({
  userAgent: c.req.header('user-agent') ?? null,
  deviceToken: deviceToken(c),
});

export const authRoutes = featureApp()
  .openapi(loginRoute, async (c) => {
    const deps = c.get('deps');
    await assertWithinLimit(c, 'login');
    const opened = await login(deps, c.req.valid('json'), actorOf(c), browserOf(c));
    if (opened.deviceToken !== null) keepDeviceToken(c, opened.deviceToken);
    c.header('Cache-Control', 'no-store');
    return c.json({ content: opened.answer }, 200);
  })
  .openapi(secondFactorRoute, async (c) => {
    const deps = c.get('deps');
    await assertWithinLimit(c, 'login');
    const opened = await passSecondFactor(deps, c.req.valid('json'), actorOf(c), browserOf(c));
    keepDeviceToken(c, opened.deviceToken);
    c.header('Cache-Control', 'no-store');
    return c.json({ content: opened.answer }, 200);
  })
  .openapi(logoutRoute, async (c) => {
    await logout(c.get('deps'), getSession(c).sessionId, actorOf(c));
    return c.json({ content: { ended: true as const } }, 200);
  })
  .openapi(forgotRoute, async (c) => {
    await assertWithinLimit(c, 'login');
    await requestReset(c.get('deps'), c.req.valid('json').email, actorOf(c));
    return c.json({ content: { sent: true as const } }, 200);
  })
  .openapi(resetRoute, async (c) => {
    await assertWithinLimit(c, 'login');
    await resetPassword(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content: { changed: true as const } }, 200);
  });
