import { stepAt, totpCode } from '#worker/features/auth/factors/totp.ts';
import type { TestApp } from './app.ts';
import { createUser, PASSWORD, signIn } from './factories.ts';
import { type SoftPasskey, softPasskey } from './soft-passkey.ts';

/** The first step of a login, from an unknown browser. */
export const typePassword = (app: TestApp, email: string) =>
  app.call('POST', '/v1/auth/login', { body: { email, password: PASSWORD } });

export const answerSecondFactor = (app: TestApp, body: object, ip = '203.0.113.20') =>
  app.call('POST', '/v1/auth/second-factor', { body, headers: { 'cf-connecting-ip': ip } });

/** The code of an authenticator app, `steps` periods from now. */
export const codeOf = (app: TestApp, secret: string, steps = 0) =>
  totpCode(secret, stepAt(app.clock.now()) + steps);

/** Adds an authenticator app to the account of `token`. */
export async function addApp(app: TestApp, token: string, name = 'Telefon') {
  const started = await app.call('POST', '/v1/account/factors/totp/start', { token });
  const { secret, setup, uri } = started.body.content;
  const body = { setup, name, code: await codeOf(app, secret) };
  const added = await app.call('POST', '/v1/account/factors/totp', { token, body });
  return { secret: secret as string, setup: setup as string, uri: uri as string, added };
}

/** Adds a passkey to the account of `token`. */
export async function addKey(app: TestApp, token: string, name = 'Bilgisayar') {
  const key: SoftPasskey = await softPasskey();
  const started = await app.call('POST', '/v1/account/factors/passkey/start', { token });
  const { token: setup, options } = started.body.content;
  const body = { token: setup, name, passkey: await key.create(options) };
  const added = await app.call('POST', '/v1/account/factors/passkey', { token, body });
  return { key, body, added };
}

/** A user with an authenticator app; the clock is past the code that set it up. */
export async function personWithApp(app: TestApp, overrides: { role?: 'ADMIN' | 'OWNER' } = {}) {
  const user = await createUser(app, overrides);
  const token = await signIn(app, user.email);
  const { secret, added } = await addApp(app, token);
  app.clock.advanceMinutes(1);
  return {
    user,
    token,
    secret,
    factorId: added.body.content.id as string,
    codes: added.body.content.recoveryCodes as string[],
  };
}
