import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { subscribers } from '#drizzle/schema/messages.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique } from '#tests/support/factories.ts';

it('tells İYS each consent and each withdrawal once, and obeys its refusals', async () => {
  const app = testApp();
  const token = await signIn(app, (await createUser(app)).email);
  const { rows } = app.deps.db;
  const address = () => `${unique('abone')}@posta.example`;
  const [given, pending, gone, refusing] = [address(), address(), address(), address()];
  const at = '2026-11-20T09:00:00.000Z';
  await rows.insert(subscribers).values([
    { email: given, confirmedAt: at, consentAt: at },
    { email: pending, consentAt: at },
    // Left before İYS was told anything.
    { email: gone, confirmedAt: at, consentAt: at, leftAt: at },
    { email: refusing, confirmedAt: at, consentAt: at },
  ]);
  const file = async () => (await app.call('GET', '/v1/admin/subscribers/iys.csv', { token })).text;
  const post = (path: string, body: object) =>
    app.call('POST', `/v1/admin/subscribers/iys/${path}`, { token, body });
  const lineOf = (text: string, email: string) =>
    text.split(/\r?\n/).find((line) => line.includes(email)) ?? null;

  const first = await file();
  expect(lineOf(first, given)).toContain('ONAY');
  expect(lineOf(first, given)).toContain('2026-11-20 12:00:00');
  expect([lineOf(first, pending), lineOf(first, gone)]).toEqual([null, null]);
  expect((await post('sent', { through: '2026-11-19T00:00:00Z' })).status).toBe(200);
  expect(lineOf(await file(), given)).not.toBeNull();
  await post('sent', { through: '2026-11-21T09:00:00Z' });
  expect(lineOf(await file(), given)).toBeNull();

  await rows
    .update(subscribers)
    .set({ leftAt: '2026-11-21T08:00:00.000Z' })
    .where(eq(subscribers.email, given));
  expect(lineOf(await file(), given)).toContain('RET');

  const obeyed = await post('refusals', {
    text: `EPOSTA;${refusing.toUpperCase()};RET\nx@yok.example`,
  });
  expect(obeyed.body.content).toEqual({ read: 2, obeyed: 1 });
  const [row] = await rows.select().from(subscribers).where(eq(subscribers.email, refusing));
  expect(row).toMatchObject({ leftAt: expect.any(String), iysState: 'RET' });
  expect(lineOf(await file(), refusing)).toBeNull();
  expect((await post('refusals', { text: refusing })).body.content).toEqual({ read: 1, obeyed: 0 });
});
