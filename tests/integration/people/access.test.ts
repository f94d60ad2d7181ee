import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { may, type Permission, PERMISSIONS, type Role, ROLES } from '#domain/auth/permissions.ts';
import { users } from '#drizzle/schema/users.ts';
import type { Access } from '#worker/http/access.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn } from '#tests/support/factories.ts';

/** Every operation of the application and what it asks for, as its own document declares them. */
const listOperations = () =>
  allRoutes.map(({ method, path, access }) => ({
    method: method.toUpperCase(),
    path,
    permission: access,
  }));

type Operation = ReturnType<typeof listOperations>[number];

/** Tokens that open nothing. */
const INVALID = new Set(['revoked', 'disabled', 'expired', 'forged', 'unsigned']);

describe('who may call what', () => {
  let app: TestApp;
  const tokens: Record<string, string | undefined> = {};

  beforeAll(async () => {
    app = testApp();
    const admin = await createUser(app);
    const disabled = await createUser(app);
    for (const role of ROLES) {
      tokens[role] = await signIn(app, (await createUser(app, { role })).email);
    }
    tokens.anonymous = undefined;
    tokens.revoked = await signIn(app, admin.email);
    await app.call('POST', '/v1/auth/logout', { token: tokens.revoked });
    tokens.disabled = await signIn(app, disabled.email);
    await app.deps.db.rows.update(users).set({ active: false }).where(eq(users.id, disabled.id));
    const old = testApp({ now: '2026-11-20T20:59:59.000Z' });
    tokens.expired = await signIn(old, admin.email);
    tokens.forged = `${tokens.ADMIN?.slice(0, -4)}AAAA`;
    tokens.unsigned = unsigned(tokens.ADMIN ?? '');
  });

  it('is declared by every operation, with a permission of the table', () => {
    const operations = listOperations();
    expect(operations.length).toBeGreaterThan(250);
    const known = new Set<Access | undefined>(['public', 'account', ...PERMISSIONS]);
    expect(operations.filter(({ permission }) => !known.has(permission))).toEqual([]);
    const open = operations.filter(
      ({ path, permission }) => path.includes('/admin/') && permission === 'public',
    );
    expect(open).toEqual([]);
  });

  it('has no unused permission', () => {
    const asked = new Set(listOperations().map(({ permission }) => permission));
    expect(PERMISSIONS.filter((one) => !asked.has(one) && !WITHIN_ANSWERS.has(one))).toEqual([]);
  });

  it('is enforced for every operation and role, and without a session', async () => {
    const known = Object.entries(tokens).filter(([who]) => !INVALID.has(who));
    expect(known.map(([who]) => who)).toEqual([...ROLES, 'anonymous']);
    expect(await findWrong(listOperations(), known)).toEqual([]);
  });

  it('is held for every permission against every token that is none', async () => {
    // A token is read in one place, before what it may do is asked: one call a permission is enough.
    const byPermission = Map.groupBy(listOperations(), ({ permission }) => permission);
    const invalid = Object.entries(tokens).filter(([who]) => INVALID.has(who));
    expect(invalid).toHaveLength(INVALID.size);
    expect(
      await findWrong(
        [...byPermission.values()].map(([one]) => one!),
        invalid,
      ),
    ).toEqual([]);
  });

  /** The calls that are answered otherwise than the table says. */
  async function findWrong(
    operations: readonly Operation[],
    callers: readonly (readonly [string, string | undefined])[],
  ): Promise<unknown[]> {
    const wrong: unknown[] = [];
    for (const { method, path, permission } of operations) {
      // The one ends the session that asks; the other has a token of its own (readiness.test.ts).
      if (path === '/v1/auth/logout' || path === '/v1/metrics') continue;
      const url = path.replace(/\{[^}]+\}/g, 'no-such-id');
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      await Promise.all(
        callers.map(async ([who, token]) => {
          const { status } = await app.call(method, url, { token, body });
          const expected = expectedRefusal(permission, who);
          const right =
            expected === null ? ![401, 403].includes(status) && status < 500 : status === expected;
          if (!right) wrong.push({ who, method, path, status, expected });
        }),
      );
    }
    return wrong;
  }

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

/** What decides over parts of an answer and not over a call. */
const WITHIN_ANSWERS = new Set<Permission>(['contacts', 'contacts.arriving', 'turnover']);

function expectedRefusal(permission: Access | undefined, who: string): number | null {
  if (permission === undefined || permission === 'public') return null;
  const role = ROLES.find((one): one is Role => one === who);
  if (role === undefined) return 401;
  return permission === 'account' || may(role, permission) ? null : 403;
}

/** The same claims with `alg: none` and no signature. */
function unsigned(token: string): string {
  const header = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '');
  return `${header}.${token.split('.')[1]}.`;
}
