import { beforeAll, expect, it } from 'vitest';
import { settings } from '#drizzle/schema/settings.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = testApp();
  const value = '30';
  await app.deps.db.rows
    .insert(settings)
    .values({ group: 'rules', key: 'session_idle_minutes', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
});

const asked = async (token: string, headers: Record<string, string> = {}) =>
  (await app.call('GET', '/v1/account', { token, headers })).status;

it('end after half an hour without use, and not while they are used', async () => {
  const token = await signIn(app, (await createUser(app)).email);
  for (let quarter = 0; quarter < 6; quarter++) {
    app.clock.advanceMinutes(15);
    expect(await asked(token)).toBe(200);
  }
  app.clock.advanceMinutes(31);
  expect(await asked(token)).toBe(401);
});

it('are not extended by the dashboard’s own background calls', async () => {
  const token = await signIn(app, (await createUser(app)).email);
  app.clock.advanceMinutes(20);
  expect(await asked(token, { 'x-kiyi-idle': '1' })).toBe(200);
  app.clock.advanceMinutes(11);
  expect(await asked(token)).toBe(401);
});

it('of owners, who see their own villas alone, last their twelve hours', async () => {
  const token = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
  app.clock.advanceMinutes(11 * 60);
  expect(await asked(token)).toBe(200);
  app.clock.advanceMinutes(61);
  expect(await asked(token)).toBe(401);
});

it('are listed with when and from where they were last used', async () => {
  const user = await createUser(app);
  const [here, there] = [await signIn(app, user.email), await signIn(app, user.email)];
  app.clock.advanceMinutes(10);
  await asked(there, { 'cf-connecting-ip': '203.0.113.5' });
  const { body } = await app.call('GET', '/v1/account/sessions', { token: here });
  expect(body.content.items).toContainEqual(
    expect.objectContaining({
      current: false,
      lastIp: '203.0.113.5',
      lastUsedAt: app.clock.now().toISOString(),
    }),
  );
});
