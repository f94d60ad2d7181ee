import { beforeAll, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { type Role, ROLES } from '#domain/auth/permissions.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type Answer, type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { addApp, addKey, personWithApp, typePassword } from '#tests/support/second-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = testApp();
  await require('1');
});

const require = (value: '0' | '1') =>
  app.deps.db.rows
    .insert(settings)
    .values({ group: 'rules', key: 'second_factor_required', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
const refusal = ({ status, body }: Answer) => [status, body.code];

it('must be set up before anything else, by owners too', async () => {
  for (const role of ['ADMIN', 'OWNER'] as const) {
    const token = await signIn(app, (await createUser(app, { role })).email);
    for (const path of ['/v1/admin/reservations', '/v1/admin/villas', '/v1/account/sessions']) {
      expect(refusal(await app.call('GET', path, { token }))).toEqual([
        422,
        'SECOND_FACTOR_REQUIRED',
      ]);
    }
    expect((await app.call('GET', '/v1/account', { token })).status).toBe(200);
    const { body } = await app.call('GET', '/v1/account/factors', { token });
    expect(body.content).toEqual({ items: [], required: true, recoveryCodesLeft: 0 });
    await addApp(app, token);
    expect((await app.call('GET', '/v1/admin/reservations', { token })).status).toBe(200);
  }
});

it('is required of everybody who sees money or identity numbers, and only of them', async () => {
  const asked: Role[] = [];
  for (const role of ROLES) {
    const token = await signIn(app, (await createUser(app, { role })).email);
    const { status, body } = await app.call('GET', '/v1/account/sessions', { token });
    if (body.code === 'SECOND_FACTOR_REQUIRED') asked.push(role);
    else expect([role, status]).toEqual(['FIELD', 200]);
    const factors = await app.call('GET', '/v1/account/factors', { token });
    expect([role, factors.body.content.required]).toEqual([role, role !== 'FIELD']);
  }
  expect(asked).toEqual(['ADMIN', 'CLERK', 'ACCOUNTING', 'OWNER']);
});

it('is required by default', async () => {
  await app.deps.db.rows.delete(settings).where(eq(settings.key, 'second_factor_required'));
  const token = await signIn(app, (await createUser(app)).email);
  const answer = await app.call('GET', '/v1/admin/villas', { token });
  expect(refusal(answer)).toEqual([422, 'SECOND_FACTOR_REQUIRED']);
  await require('1');
});

it('cannot be removed when it is the last one', async () => {
  const { token, factorId } = await personWithApp(app);
  const remove = (id: string, who = token) =>
    app.call('DELETE', `/v1/account/factors/${id}`, { token: who });
  expect(refusal(await remove(factorId))).toEqual([422, 'LAST_FACTOR']);
  const { added } = await addKey(app, token);
  expect(added.body.content.recoveryCodes).toBeNull();
  const stranger = await personWithApp(app);
  expect(refusal(await remove(factorId, stranger.token))).toEqual([404, 'NOT_FOUND']);
  expect((await remove(factorId)).status).toBe(200);
  expect(refusal(await remove(added.body.content.id))).toEqual([422, 'LAST_FACTOR']);
  app.clock.advanceMinutes(6);
  expect(refusal(await remove(added.body.content.id))).toEqual([422, 'PASSWORD_REQUIRED']);
});

it('is turned off after entering the password again', async () => {
  const { token } = await personWithApp(app);
  const save = (value: string) =>
    app.call('PUT', '/v1/admin/rules/edit', { token, body: { second_factor_required: value } });
  app.clock.advanceMinutes(6);
  expect(refusal(await save('0'))).toEqual([422, 'PASSWORD_REQUIRED']);
  expect((await save('1')).status).toBe(200);
});

it('is reset by an admin: sessions end, it is mailed, and written where attacks are', async () => {
  const admin = await personWithApp(app);
  const lost = await personWithApp(app, { role: 'OWNER' });
  const reset = (id: number, token: string) =>
    app.call('DELETE', `/v1/admin/users/${id}/factors`, { token });
  expect(refusal(await reset(admin.user.id, admin.token))).toEqual([422, 'OWN_ACCOUNT']);
  expect((await reset(lost.user.id, lost.token)).status).toBe(403);
  app.clock.advanceMinutes(6);
  expect(refusal(await reset(lost.user.id, admin.token))).toEqual([422, 'PASSWORD_REQUIRED']);
  await app.call('POST', '/v1/account/confirm', {
    token: admin.token,
    body: { password: 'Deneme-Parola-1' },
  });
  const answer = await reset(lost.user.id, admin.token);
  expect(answer.body.content).toEqual({ removed: 1 });
  expect((await app.call('GET', '/v1/account', { token: lost.token })).status).toBe(401);
  expect((await typePassword(app, lost.user.email)).body.content.accessToken).toBeDefined();

  const mails = await app.deps.db.rows.all<{ body: string }>(
    sql`select variables as body from outbox where recipient = ${lost.user.email}`,
  );
  expect(mails.some(({ body }) => body.includes('iki adımlı doğrulamasını sıfırladı'))).toBe(true);
  const rows = await app.deps.db.rows
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.userId, admin.user.id));
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['user.reset_factors', 'security.factors_reset']),
  );
  const { body } = await app.call('GET', '/v1/admin/security', { token: admin.token });
  expect(body.content.events).toContainEqual(
    expect.objectContaining({ event: 'factors_reset', day: 1 }),
  );
});

it('never appears in the audit log as a secret or code', async () => {
  const { secret, codes, user } = await personWithApp(app);
  const rows = await app.deps.db.rows
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(user.id)));
  const text = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(0);
  expect(text).not.toContain(secret);
  expect(text).not.toContain(codes[0]);
});
