import * as z from 'zod';
import {
  ForgotPasswordInput,
  PasswordReset,
  ResetMailPromised,
  ResetPasswordInput,
} from '#domain/auth/account-schema.ts';
import { SecondFactorAsked, SecondFactorInput } from '#domain/auth/factor-schema.ts';
import { LoginAnswer, LoginInput } from '#domain/auth/schema.ts';
import { type AppContext } from '#worker/http/context.ts';
import { deviceToken, keepDeviceToken } from '#worker/http/requests/device-cookie.ts';
import { route, tagged } from '#worker/http/route.ts';
import { passSecondFactor } from './factors/pass-second-factor.ts';
import { login } from './sessions/login.ts';
import type { Browser } from './sessions/open-session.ts';
import { logout } from './sessions/logout.ts';
import { requestReset } from './password/request-reset.ts';
import { resetPassword } from './password/reset-password.ts';

const browserOf = (c: AppContext): Browser => ({
  userAgent: c.req.header('user-agent') ?? null,
  deviceToken: deviceToken(c),
});

export const authRoutes = tagged('auth', [
  route('public', 'post /v1/auth/login', {
    summary: 'Open a session; the token lives 12 hours',
    description:
      '401 INVALID_CREDENTIALS whatever was wrong, 429 LOGIN_DELAYED after many wrong tries.',
    json: LoginInput,
    answer: z.union([LoginAnswer, SecondFactorAsked]),
    returns:
      'The access token and who it belongs to; the question for the second factor where there is one',
    limit: 'login',
    cache: 'no-store',
    handle: async (deps, { body }, { actor, c }) => {
      const opened = await login(deps, body, actor, browserOf(c));
      if (opened.deviceToken !== null) keepDeviceToken(c, opened.deviceToken);
      return opened.answer;
    },
  }),
  route('public', 'post /v1/auth/second-factor', {
    summary: 'Open the session that a right password has asked for',
    description:
      'With a code of an app, a recovery code or a passkey. 422 WRONG_CODE, 422 PASSKEY_REFUSED, 422 LOGIN_EXPIRED after five minutes, 429 LOGIN_DELAYED after many wrong tries.',
    json: SecondFactorInput,
    answer: LoginAnswer,
    returns: 'The access token and who it belongs to',
    limit: 'login',
    cache: 'no-store',
    handle: async (deps, { body }, { actor, c }) => {
      const opened = await passSecondFactor(deps, body, actor, browserOf(c));
      keepDeviceToken(c, opened.deviceToken);
      return opened.answer;
    },
  }),
  route('account', 'post /v1/auth/logout', {
    summary: 'End this session at once',
    answer: z.object({ ended: z.literal(true) }),
    returns: 'The session is over',
    handle: async (deps, _input, { actor, session }) => {
      await logout(deps, session.sessionId, actor);
      return { ended: true as const };
    },
  }),
  route('public', 'post /v1/auth/forgot', {
    summary: 'Send a link for choosing a new password',
    description:
      'The answer is the same whether or not there is such an account. 429 when repeated.',
    json: ForgotPasswordInput,
    answer: ResetMailPromised,
    returns: 'A mail is on its way if the account exists',
    limit: 'login',
    handle: async (deps, { body }, { actor }) => {
      await requestReset(deps, body.email, actor);
      return { sent: true as const };
    },
  }),
  route('public', 'post /v1/auth/reset', {
    summary: 'Choose a new password with the token of a mailed link; all sessions end',
    description: '422 RESET_LINK_INVALID when the link is unknown, used or too old.',
    json: ResetPasswordInput,
    answer: PasswordReset,
    returns: 'The new password holds',
    limit: 'login',
    handle: async (deps, { body }, { actor }) => {
      await resetPassword(deps, body, actor);
      return { changed: true as const };
    },
  }),
]);
