import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, PASSWORD, signIn, unique } from '#tests/support/factories.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = testApp();
  token = await signIn(app, (await createUser(app)).email);
});

const newPerson = (role: 'ADMIN' | 'OWNER') =>
  app.call('POST', '/v1/admin/users', {
    token,
    body: { email: `${unique('kisi')}@kiyi.example`, role, firstName: 'Nermin', lastName: 'Işık' },
  });
const change = async (id: number, body: object) => {
  const { version } = (await app.call('GET', `/v1/admin/users/${id}`, { token })).body.content;
  return app.call('PUT', `/v1/admin/users/${id}`, { token, body: { version, ...body } });
};
const confirm = (password: string) =>
  app.call('POST', '/v1/account/confirm', { token, body: { password } });

it('is asked for after five minutes before an admin is made, a role or an address changes', async () => {
  const owner = (await newPerson('OWNER')).body.content;
  expect((await newPerson('ADMIN')).status).toBe(201);
  app.clock.advanceMinutes(6);
  const email = `${unique('yeni')}@kiyi.example`;
  for (const refused of [
    await newPerson('ADMIN'),
    await change(owner.id, { role: 'ADMIN' }),
    await change(owner.id, { email }),
  ]) {
    expect([refused.status, refused.body.code]).toEqual([422, 'PASSWORD_REQUIRED']);
  }
  // What is nobody's identity needs no password.
  expect((await newPerson('OWNER')).status).toBe(201);
  expect((await change(owner.id, { firstName: 'Nesrin', email: owner.email })).status).toBe(200);

  const wrong = await confirm('yanlış');
  expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_PASSWORD']);
  expect((await newPerson('ADMIN')).status).toBe(422);
  expect((await confirm(PASSWORD)).body.content).toEqual({ confirmed: true });
  expect((await change(owner.id, { email })).status).toBe(200);
  app.clock.advanceMinutes(6);
  expect((await newPerson('ADMIN')).status).toBe(422);
});

it('cannot be guessed from a session that was left open', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm('yanlış')));
  expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(6);
  expect((await confirm(PASSWORD)).status).toBe(429);
  app.clock.advanceMinutes(1);
  expect((await confirm(PASSWORD)).status).toBe(200);
});

it('is one person’s own: another session of the same person stays unconfirmed', async () => {
  const user = await createUser(app);
  const mine = await signIn(app, user.email);
  const other = await signIn(app, user.email);
  app.clock.advanceMinutes(6);
  const body = { password: PASSWORD };
  expect((await app.call('POST', '/v1/account/confirm', { token: mine, body })).status).toBe(200);
  const made = await app.call('POST', '/v1/admin/users', {
    token: other,
    body: { email: `${unique('x')}@kiyi.example`, role: 'ADMIN', firstName: 'Ali', lastName: 'Öz' },
  });
  expect(made.status).toBe(422);
});

it('is asked for before somebody’s other sessions end: whoever took one must not put its owner out', async () => {
  const user = await createUser(app);
  const [taken, own] = [await signIn(app, user.email), await signIn(app, user.email)];
  app.clock.advanceMinutes(6);
  const { body } = await app.call('GET', '/v1/account/sessions', { token: own });
  const other = body.content.items.find((item: { current: boolean }) => !item.current).id;
  for (const path of ['/v1/account/sessions', `/v1/account/sessions/${other}`]) {
    const answer = await app.call('DELETE', path, { token: own });
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSWORD_REQUIRED']);
  }
  await app.call('POST', '/v1/account/confirm', { token: own, body: { password: PASSWORD } });
  expect((await app.call('DELETE', '/v1/account/sessions', { token: own })).status).toBe(200);
  expect((await app.call('GET', '/v1/account', { token: taken })).status).toBe(401);
});
