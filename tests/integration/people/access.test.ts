import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '#drizzle/schema/users.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { createUser, createVilla, requestStay, signIn } from '../../support/factories.ts';

type Access = 'public' | 'admin' | 'owner' | 'account';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every route of the application as its own document declares it. */
function listRoutes() {
  const document = allRoutes.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Kıyı', version: '1' },
  });
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => ({
      method: method.toUpperCase(),
      path,
      access: (item[method] as Record<string, unknown>)['x-access'] as Access | undefined,
    })),
  );
}

describe('who may call what', () => {
  let app: TestApp;
  const tokens: Record<string, string | undefined> = {};

  beforeAll(async () => {
    app = testApp();
    const admin = await createUser(app);
    const owner = await createUser(app, { role: 'OWNER' });
    const disabled = await createUser(app);
    tokens.anonymous = undefined;
    tokens.admin = await signIn(app, admin.email);
    tokens.owner = await signIn(app, owner.email);
    tokens.revoked = await signIn(app, admin.email);
    await app.call('POST', '/v1/auth/logout', { token: tokens.revoked });
    tokens.disabled = await signIn(app, disabled.email);
    await app.deps.db.rows.update(users).set({ active: false }).where(eq(users.id, disabled.id));
    const old = testApp({ now: '2026-11-20T20:59:59.000Z' });
    tokens.expired = await signIn(old, admin.email);
    tokens.forged = `${tokens.admin?.slice(0, -4)}AAAA`;
    tokens.unsigned = unsigned(tokens.admin ?? '');
  });

  it('is declared by every route', () => {
    const routes = listRoutes();
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
    expect(
      routes.filter(({ path, access }) => path.includes('/admin/') && access === 'public'),
    ).toEqual([]);
  });

  it('is held for every route and every kind of caller', async () => {
    const wrong: unknown[] = [];
    for (const { method, path, access } of listRoutes()) {
      // The one ends the session that asks; the other has a token of its own (readiness.test.ts).
      if (path === '/v1/auth/logout' || path === '/v1/metrics') continue;
      for (const [who, token] of Object.entries(tokens)) {
        const url = path.replace(/\{[^}]+\}/g, 'no-such-id');
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        const { status } = await app.call(method, url, { token, body });
        const expected = expectedRefusal(access, who);
        const right =
          expected === null ? ![401, 403].includes(status) && status < 500 : status === expected;
        if (!right) wrong.push({ who, method, path, status, expected });
      }
    }
    expect(wrong).toEqual([]);
  });

  it("shows an owner the reservations of own villas only, and another's not even by id", async () => {
    const [mine, other] = [
      await createUser(app, { role: 'OWNER' }),
      await createUser(app, { role: 'OWNER' }),
    ];
    const villa = await createVilla(app, { ownerId: mine.id });
    await requestStay(app, { slug: villa.slug, checkIn: '2027-04-05', checkOut: '2027-04-12' });
    const list = async (email: string) => {
      const token = await signIn(app, email);
      const answer = await app.call('GET', '/v1/admin/reservations', { token });
      return { token, items: answer.body.content.items, total: answer.body.content.total };
    };
    const own = await list(mine.email);
    expect(own.total).toBe(1);
    const detail = await app.call('GET', `/v1/admin/reservations/${own.items[0].id}`, {
      token: own.token,
    });
    expect(detail.body.content.customer).toMatchObject({ phone: null, email: null });
    expect(detail.body.content).toMatchObject({ agencyNote: null, commission: null, moves: [] });

    const foreign = await list(other.email);
    expect(foreign.total).toBe(0);
    const peek = await app.call('GET', `/v1/admin/reservations/${own.items[0].id}`, {
      token: foreign.token,
    });
    expect([peek.status, peek.body.code]).toEqual([404, 'NOT_FOUND']);
    const change = await app.call('PATCH', `/v1/admin/reservations/${own.items[0].id}`, {
      token: own.token,
      body: { status: 'confirmed' },
    });
    expect([change.status, change.body.code]).toEqual([403, 'FORBIDDEN']);
  });
});

function expectedRefusal(access: Access | undefined, who: string): number | null {
  if (access === 'public' || who === 'admin') return null;
  if (who !== 'owner') return 401;
  return access === 'admin' ? 403 : null;
}

/** The same claims with `alg: none` and no signature. */
function unsigned(token: string): string {
  const header = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '');
  return `${header}.${token.split('.')[1]}.`;
}
