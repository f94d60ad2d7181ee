import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { passwordResets } from '#drizzle/schema/users.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditRows } from '#tests/support/audit-rows.ts';
import { createUser, PASSWORD, signIn, unique } from '#tests/support/factories.ts';

const NEW_PASSWORD = 'Yosunlu-Kayalık-9';

const login = (app: TestApp, email: string, password: string) =>
  app.call('POST', '/v1/auth/login', { body: { email, password } });
const alive = async (app: TestApp, token: string) =>
  (await app.call('GET', '/v1/account', { token })).status === 200;

/** The token in the link of the newest reset mail to an address. */
async function mailedToken(app: TestApp, email: string): Promise<string | undefined> {
  const [mail] = await app.deps.db.read
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.template, 'sifre_sifirlama')))
    .orderBy(desc(outbox.createdAt), desc(outbox.id));
  return mail?.variables.action_url?.split('#token=')[1];
}

describe('one’s own account', () => {
  it('shows who is signed in and takes a new name and phone', async () => {
    const app = testApp();
    const user = await createUser(app, { role: 'OWNER' });
    const token = await signIn(app, user.email);
    const shown = await app.call('GET', '/v1/account', { token });
    expect(shown.body.content).toMatchObject({ id: user.id, role: 'OWNER', version: 1 });
    const put = (body: object) => app.call('PUT', '/v1/account/profile', { token, body });
    const saved = await put({ version: 1, lastName: 'Öztürk', phone: '0532 123 45 67' });
    expect(saved.body.content).toMatchObject({
      lastName: 'Öztürk',
      phone: '+905321234567',
      version: 2,
    });
    expect((await put({ version: 1, lastName: 'Eski' })).body.code).toBe('STALE_VERSION');
    expect((await put({ version: 2, role: 'ADMIN' })).body.code).toBe('VALIDATION');
    expect((await put({ version: 2, email: 'x@y.zz' })).body.code).toBe('VALIDATION');
    const [entry] = await auditRows(app, 'user', user.id);
    expect(entry).toMatchObject({ action: 'user.profile', actor: 'owner', userId: user.id });
  });

  it('changes its password, and every other session ends', async () => {
    const app = testApp();
    const user = await createUser(app);
    const [here, elsewhere] = [await signIn(app, user.email), await signIn(app, user.email)];
    const change = (currentPassword: string, newPassword: string) =>
      app.call('POST', '/v1/account/password', {
        token: here,
        body: { currentPassword, newPassword },
      });
    const wrong = await change('yanlış', NEW_PASSWORD);
    expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_PASSWORD']);
    expect((await change(PASSWORD, 'password1234')).status).toBe(400);
    expect((await change(PASSWORD, PASSWORD)).status).toBe(422);
    const changed = await change(PASSWORD, NEW_PASSWORD);
    expect(changed.body.content).toEqual({ changed: true, endedSessions: 1 });
    expect([await alive(app, here), await alive(app, elsewhere)]).toEqual([true, false]);
    expect((await login(app, user.email, PASSWORD)).status).toBe(401);
    expect((await login(app, user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('delays guesses of the current password', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    const guess = () =>
      app.call('POST', '/v1/account/password', {
        token,
        body: { currentPassword: 'tahmin', newPassword: NEW_PASSWORD },
      });
    for (let i = 0; i < 6; i++) await guess();
    expect((await guess()).body.code).toBe('LOGIN_DELAYED');
  });

  it('lists its own live sessions and ends one at once', async () => {
    const app = testApp();
    const user = await createUser(app);
    const old = await signIn(app, user.email);
    app.clock.advanceMinutes(1);
    const here = await signIn(app, user.email);
    const list = async () =>
      (await app.call('GET', '/v1/account/sessions', { token: here })).body.content.items;
    const before = await list();
    expect(before.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    const end = (id: string, token = here) =>
      app.call('DELETE', `/v1/account/sessions/${id}`, { token });
    const stranger = await signIn(app, (await createUser(app)).email);
    expect((await end(before[1].id, stranger)).status).toBe(404);
    expect(await alive(app, old)).toBe(true);
    expect((await end(before[1].id)).body.content).toEqual({ ended: true });
    expect(await alive(app, old)).toBe(false);
    expect((await end(before[1].id)).status).toBe(404);
    expect((await list()).length).toBe(1);
  });
});

describe('the other sessions of an account', () => {
  it('end at once, and only they do', async () => {
    const app = testApp();
    const user = await createUser(app);
    const stranger = await signIn(app, (await createUser(app)).email);
    const olds = [await signIn(app, user.email), await signIn(app, user.email)];
    const here = await signIn(app, user.email);
    const end = () => app.call('DELETE', '/v1/account/sessions', { token: here });
    expect((await end()).body.content).toEqual({ endedSessions: 2 });
    for (const old of olds) expect(await alive(app, old)).toBe(false);
    expect([await alive(app, here), await alive(app, stranger)]).toEqual([true, true]);
    expect((await end()).body.content).toEqual({ endedSessions: 0 });
  });
});

describe('a forgotten password', () => {
  const forgot = (app: TestApp, email: string) =>
    app.call('POST', '/v1/auth/forgot', { body: { email } });
  const reset = (app: TestApp, token: string, password = NEW_PASSWORD) =>
    app.call('POST', '/v1/auth/reset', { body: { token, password } });

  it('is replaced through a mailed link that works once and ends all sessions', async () => {
    const app = testApp();
    const user = await createUser(app);
    const session = await signIn(app, user.email);
    expect((await forgot(app, user.email)).body.content).toEqual({ sent: true });
    const token = (await mailedToken(app, user.email)) ?? '';
    const [stored] = await app.deps.db.read
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, user.id));
    expect(stored?.tokenHash).not.toContain(token);
    expect((await reset(app, token, 'kısa')).status).toBe(400);
    expect((await reset(app, token)).body.content).toEqual({ changed: true });
    expect(await alive(app, session)).toBe(false);
    expect((await login(app, user.email, NEW_PASSWORD)).status).toBe(200);
    const again = await reset(app, token);
    expect([again.status, again.body.code]).toEqual([422, 'RESET_LINK_INVALID']);
  });

  it('forgives the wrong tries before it', async () => {
    const app = testApp();
    const user = await createUser(app);
    for (let i = 0; i < 7; i++) await login(app, user.email, 'yanlış');
    expect((await login(app, user.email, PASSWORD)).status).toBe(429);
    await forgot(app, user.email);
    await reset(app, (await mailedToken(app, user.email)) ?? '');
    expect((await login(app, user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('cannot be replaced by an old, used-up or invented link, or of a disabled user', async () => {
    const app = testApp();
    const user = await createUser(app);
    await forgot(app, user.email);
    const token = (await mailedToken(app, user.email)) ?? '';
    app.clock.advanceMinutes(61);
    expect((await reset(app, token)).body.code).toBe('RESET_LINK_INVALID');
    expect((await reset(app, 'uydurma')).body.code).toBe('RESET_LINK_INVALID');
    const disabled = await createUser(app, { active: false });
    await forgot(app, disabled.email);
    expect(await mailedToken(app, disabled.email)).toBeUndefined();
  });

  it('cannot be replaced through a link to an address that is the account’s no more', async () => {
    const app = testApp();
    const user = await createUser(app, { role: 'OWNER' });
    const admin = await signIn(app, (await createUser(app)).email);
    await forgot(app, user.email);
    const token = (await mailedToken(app, user.email)) ?? '';
    const moved = await app.call('PUT', `/v1/admin/users/${user.id}`, {
      token: admin,
      body: { version: 1, email: `${unique('yeni')}@kiyi.example` },
    });
    expect(moved.status).toBe(200);
    expect((await reset(app, token)).body.code).toBe('RESET_LINK_INVALID');
  });

  it('answers alike, in as many trips, whether or not there is an account', async () => {
    const app = testApp();
    const user = await createUser(app);
    app.trips.count = 0;
    const known = await forgot(app, user.email);
    const trips = app.trips.count;
    app.trips.count = 0;
    const unknown = await forgot(app, `${unique('yok')}@kiyi.example`);
    expect(unknown.text).toBe(known.text);
    expect([trips, app.trips.count]).toEqual([2, 2]);
  });

  it('fills no mailbox: three links may be open at a time', async () => {
    const app = testApp();
    const user = await createUser(app);
    for (let i = 0; i < 5; i++) await forgot(app, user.email);
    const mails = await app.deps.db.read
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, user.email));
    expect(mails.length).toBe(3);
  });
});
