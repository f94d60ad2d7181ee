import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, PASSWORD, unique } from '#tests/support/factories.ts';

describe('guessing a password', () => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp();
  });

  const attempt = (email: string, password: string, { ip = '203.0.113.9', cookie = '' } = {}) =>
    app.call('POST', '/v1/auth/login', {
      body: { email, password },
      headers: { 'cf-connecting-ip': ip, ...(cookie && { cookie }) },
    });
  const codes = (answers: Answer[]) => answers.map(({ body }) => body.code).toSorted();
  const cookieOf = ({ headers }: Answer) => (headers.get('set-cookie') ?? '').split(';')[0]!;

  it('thirty times at once is guessing six times: each sees those before it', async () => {
    const user = await createUser(app);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => attempt(user.email, 'yanlış')),
    );
    expect(codes(answers)).toEqual([
      ...Array.from({ length: 6 }, () => 'INVALID_CREDENTIALS'),
      ...Array.from({ length: 24 }, () => 'LOGIN_DELAYED'),
    ]);
  });

  it('costs the same for an account that does not exist', async () => {
    const email = `${unique('yok')}@kiyi.example`;
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await attempt(email, 'yanlış'));
    expect(codes(answers).filter((code) => code === 'LOGIN_DELAYED')).toHaveLength(1);
  });

  it('does not lock out a known device', async () => {
    const user = await createUser(app);
    const opened = await attempt(user.email, PASSWORD, { ip: '198.51.100.1' });
    const cookie = cookieOf(opened);
    expect(opened.headers.get('set-cookie')).toMatch(
      /^__Host-kiyi_device=[0-9a-f]{64}; .*HttpOnly; Secure; SameSite=Strict$/,
    );
    for (let i = 0; i < 8; i++) await attempt(user.email, 'yanlış', { ip: '203.0.113.77' });
    const stranger = await attempt(user.email, PASSWORD, { ip: '203.0.113.77' });
    expect([stranger.status, stranger.body.code]).toEqual([429, 'LOGIN_DELAYED']);
    const owner = await attempt(user.email, PASSWORD, { ip: '203.0.113.77', cookie });
    expect(owner.status).toBe(200);
    expect(cookieOf(owner)).toBe(cookie);
  });

  it('has its own counter on a known device, and its cookie is for one account only', async () => {
    const [one, other] = [await createUser(app), await createUser(app)];
    const cookie = cookieOf(await attempt(one.email, PASSWORD));
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await attempt(one.email, 'yanlış', { cookie }));
    expect(answers.at(-1)!.status).toBe(429);
    for (let i = 0; i < 6; i++) await attempt(other.email, 'yanlış');
    expect((await attempt(other.email, PASSWORD, { cookie })).status).toBe(429);
  });

  it('slows down for all strangers together, however many networks they come from', async () => {
    const user = await createUser(app);
    const wrong = [];
    for (let i = 0; i < 32; i++) {
      wrong.push(await attempt(user.email, 'yanlış', { ip: `192.0.2.${i}` }));
    }
    expect(wrong.at(-2)!.status).toBe(401);
    expect(wrong.at(-1)!.status).toBe(429);
    app.clock.advanceMinutes(25 * 60);
    expect((await attempt(user.email, PASSWORD, { ip: '192.0.2.200' })).status).toBe(200);
  });
});

describe('a new password', () => {
  it.each([
    ['stolen before', 'PolniyPizdec0211', 'çalınmış'],
    ['the own name', 'SuleIgdir-1990', 'adınızdan'],
    ['the demo’s', 'Kiyi-Demo-2026', 'çok yaygın'],
    ['too short', 'Kisa-1', 'en az 12'],
  ])('is refused when it is %s', async (_, newPassword, why) => {
    const app = testApp();
    const user = await createUser(app);
    const signedIn = await app.call('POST', '/v1/auth/login', {
      body: { email: user.email, password: PASSWORD },
    });
    const answer = await app.call('POST', '/v1/account/password', {
      token: signedIn.body.content.accessToken,
      body: { currentPassword: PASSWORD, newPassword },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.issues[0]).toMatchObject({ path: 'newPassword' });
    expect(answer.body.issues[0].message).toContain(why);
  });
});
