import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { createUser, PASSWORD, unique } from '#tests/support/factories.ts';

const attempt = (app: ReturnType<typeof testApp>, email: string, password: string) =>
  app.call('POST', '/v1/auth/login', { body: { email, password } });

describe('login', () => {
  it('answers with the token and the user as the specification shapes them', async () => {
    const app = testApp();
    const user = await createUser(app, { email: `${unique('Admin')}@kiyi.example`.toLowerCase() });
    const answer = await attempt(app, user.email.toUpperCase(), PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body.content.user).toEqual({
      id: user.id,
      role: 'ADMIN',
      UserDetail: { firstName: 'Şule', lastName: 'Iğdır' },
    });
    const payload = JSON.parse(atob(answer.body.content.accessToken.split('.')[1]));
    expect(payload).toMatchObject({ id: user.id, iat: 1795251600, exp: 1795251600 + 12 * 3600 });
  });

  it('gives an unknown address and a wrong password the same answer', async () => {
    const app = testApp();
    const user = await createUser(app);
    const answers = [
      await attempt(app, user.email, 'yanlış'),
      await attempt(app, `${unique('yok')}@kiyi.example`, 'yanlış'),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    }
  });

  it('makes an account wait longer with every further wrong try, and forgives a right one', async () => {
    const app = testApp();
    const user = await createUser(app);
    for (let i = 0; i < 6; i++) await attempt(app, user.email, 'yanlış');
    const blocked = await attempt(app, user.email, PASSWORD);
    expect([blocked.status, blocked.body.code]).toEqual([429, 'LOGIN_DELAYED']);
    app.clock.advanceMinutes(1);
    expect((await attempt(app, user.email, PASSWORD)).status).toBe(200);
    expect((await attempt(app, user.email, 'yanlış')).status).toBe(401);
  });

  it('is refused by the limit of an address', async () => {
    const app = testApp({ limiter: { allow: async (bucket) => bucket !== 'login' } });
    const answer = await attempt(app, 'x@kiyi.example', 'x');
    expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});
