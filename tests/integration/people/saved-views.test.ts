import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique } from '#tests/support/factories.ts';

describe('saved views', () => {
  let app: TestApp;
  let mine: string;
  let colleague: string;
  let owner: string;
  beforeAll(async () => {
    app = testApp();
    mine = await signIn(app, (await createUser(app)).email);
    colleague = await signIn(app, (await createUser(app)).email);
    owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
  });

  const create = (token: string, overrides: object = {}) =>
    app.call('POST', '/v1/admin/views', {
      token,
      body: {
        screen: 'reservations',
        name: unique('Görünüm'),
        state: { status: 'requested', columns: ['code', 'villa'] },
        ...overrides,
      },
    });
  const names = async (token: string) =>
    (
      await app.call('GET', '/v1/admin/views?screen=reservations', { token })
    ).body.content.items.map((view: { name: string }) => view.name);

  it('are private until they are shared, and then with the same role only', async () => {
    const hidden = (await create(mine)).body.content;
    const shared = (await create(mine, { shared: true })).body.content;
    expect(hidden).toMatchObject({ mine: true, shared: false, owner: 'Şule Iğdır' });
    expect(await names(mine)).toEqual(expect.arrayContaining([hidden.name, shared.name]));
    expect(await names(colleague)).toContain(shared.name);
    expect(await names(colleague)).not.toContain(hidden.name);
    expect(await names(owner)).not.toContain(shared.name);
  });

  it('are shared by admins alone', async () => {
    const refused = await create(owner, { shared: true });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    const { content } = (await create(owner)).body;
    const path = `/v1/admin/views/${content.id}`;
    const later = await app.call('PUT', path, { token: owner, body: { shared: true } });
    expect(later.status).toBe(403);
  });

  it('are changed and removed by their own person only', async () => {
    const { content } = (await create(mine, { shared: true })).body;
    const path = `/v1/admin/views/${content.id}`;
    const name = unique('Yeni');
    const strange = [
      await app.call('PUT', path, { token: colleague, body: { name } }),
      await app.call('DELETE', path, { token: colleague }),
    ];
    expect(strange.map(({ status }) => status)).toEqual([404, 404]);
    const renamed = await app.call('PUT', path, { token: mine, body: { name, state: { q: 'a' } } });
    expect(renamed.body.content).toMatchObject({ name, state: { q: 'a' }, shared: true });
    expect((await app.call('DELETE', path, { token: mine })).body.content).toEqual({
      deleted: true,
    });
    expect((await app.call('DELETE', path, { token: mine })).status).toBe(404);
  });

  it('have one name a screen, and fit', async () => {
    const { name } = (await create(mine)).body.content;
    expect((await create(mine, { name })).body.code).toBe('NAME_TAKEN');
    expect((await create(mine, { name, screen: 'villas' })).status).toBe(201);
    const other = (await create(mine)).body.content;
    const clash = await app.call('PUT', `/v1/admin/views/${other.id}`, {
      token: mine,
      body: { name },
    });
    expect([clash.status, clash.body.code]).toEqual([409, 'NAME_TAKEN']);
    expect((await create(mine, { state: { a: { b: 1 } } })).status).toBe(400);
    expect((await create(mine, { state: { a: 'x'.repeat(301) } })).status).toBe(400);
    expect((await create(mine, { screen: '../x' })).status).toBe(400);
  });

  it('are fifty a screen at most', async () => {
    const token = await signIn(app, (await createUser(app)).email);
    const made = await Promise.all(Array.from({ length: 51 }, () => create(token)));
    const statuses = Map.groupBy(made, ({ status }) => status);
    expect(statuses.get(201)?.length).toBe(50);
    expect(statuses.get(422)?.[0]?.body.code).toBe('TOO_MANY');
  });
});

describe('column choice', () => {
  it('is stored for each user and screen; the last one counts', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    const path = '/v1/account/preferences/reservations';
    expect((await app.call('GET', path, { token })).body.content).toEqual({
      columns: null,
      state: {},
    });
    for (const columns of [['code'], ['villa', 'code']]) {
      const kept = await app.call('PUT', path, {
        token,
        body: { columns, state: { dense: true } },
      });
      expect(kept.status).toBe(200);
    }
    expect((await app.call('GET', path, { token })).body.content).toEqual({
      columns: ['villa', 'code'],
      state: { dense: true },
    });
    const stranger = await signIn(app, (await createUser(app)).email);
    expect((await app.call('GET', path, { token: stranger })).body.content.columns).toBeNull();
    expect((await app.call('GET', '/v1/account/preferences/A%20B', { token })).status).toBe(404);
  });
});
