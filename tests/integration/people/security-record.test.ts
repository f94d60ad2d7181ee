import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, PASSWORD, signIn } from '#tests/support/factories.ts';

let block = 0;
/** An address that no other test comes from. */
const newAddress = () => `198.18.${Math.floor(++block / 250)}.${block % 250}`;

describe('a record of attacks', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });
  afterEach(() => vi.restoreAllMocks());

  const from = (ip: string, extra: Record<string, string> = {}) => ({
    'cf-connecting-ip': ip,
    ...extra,
  });
  const rowsOf = (ip: string) =>
    app.deps.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'security'), eq(auditLog.entityId, ip)));
  const login = (email: string, password: string, ip: string) =>
    app.call('POST', '/v1/auth/login', { body: { email, password }, headers: from(ip) });

  it('has one line for each failed login, without what was typed, and a row for a sample', async () => {
    const user = await createUser(app);
    const ip = newAddress();
    const lines = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (let i = 0; i < 4; i++) await login(user.email, 'gizli-parola-denemesi', ip);
    const said = lines.mock.calls
      .map(([line]) => JSON.parse(String(line)))
      .filter(({ level }) => level === 'security');
    expect(said).toHaveLength(4);
    expect(said[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'security',
      event: 'login_failed',
      at: 'POST /v1/auth/login',
      network: ip,
      requestId: expect.any(String),
    });
    expect(JSON.stringify(said)).not.toContain(user.email);
    expect(JSON.stringify(said)).not.toContain('gizli');
    expect(await rowsOf(ip)).toMatchObject([
      { action: 'security.login_failed', actor: 'visitor', after: { count: 1 } },
    ]);
    app.clock.advanceMinutes(2);
    await login(user.email, 'gizli-parola-denemesi', ip);
    expect((await rowsOf(ip)).map(({ after }) => after)).toContainEqual({
      at: 'POST /v1/auth/login',
      count: 4,
    });
  });

  it('keeps what comes without a session, without the right, with a forged signature', async () => {
    const owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    const cases = [
      ['unauthenticated', 'GET', '/v1/admin/users', {}],
      ['forbidden', 'GET', '/v1/admin/users', { authorization: `Bearer ${owner}` }],
      ['bad_signature', 'POST', '/v1/payment/callback/sandbox', { 'x-sandbox-signature': 'aa' }],
    ] as const;
    for (const [event, method, path, headers] of cases) {
      app.clock.advanceMinutes(2);
      const ip = newAddress();
      await app.call(method, path, {
        headers: from(ip, headers),
        ...(method === 'POST' && { body: { event: 'x' } }),
      });
      expect((await rowsOf(ip)).map(({ action }) => action)).toEqual([`security.${event}`]);
    }
  });

  it('keeps what goes beyond a limit, or brings too much', async () => {
    const limited = testApp({ limiter: { allow: async () => false } });
    const body = { code: 'KY-2345-6789', email: 'a@posta.example' };
    const ip = newAddress();
    const track = '/v1/reservation/track';
    expect((await limited.call('POST', track, { body, headers: from(ip) })).status).toBe(429);
    expect((await rowsOf(ip)).map(({ action }) => action)).toEqual(['security.limited']);
    const large = newAddress();
    await app.call('POST', track, { body: 'x'.repeat(1_100_000), headers: from(large) });
    expect((await rowsOf(large)).map(({ action }) => action)).toEqual(['security.upload_refused']);
  });

  it('is summed up for admins, and for nobody else', async () => {
    app.clock.advanceMinutes(2);
    const ip = newAddress();
    await login('kimse@kiyi.example', 'x', ip);
    const { body } = await app.call('GET', '/v1/admin/security', { token });
    const failed = body.content.events.find(
      ({ event }: { event: string }) => event === 'login_failed',
    );
    expect(failed).toMatchObject({ label: 'Hatalı giriş denemesi', lastAt: expect.any(String) });
    expect(failed.day).toBeGreaterThan(0);
    expect(body.content.networks.map(({ network }: { network: string }) => network)).toContain(ip);
    const owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    expect((await app.call('GET', '/v1/admin/security', { token: owner })).status).toBe(403);
  });

  const alarmsTo = async (email: string) =>
    (
      await app.deps.db.read
        .select()
        .from(outbox)
        .where(and(eq(outbox.recipient, email), like(outbox.template, 'guvenlik_uyarisi')))
    ).map(({ variables }) => (variables as { uyari: string }).uyari);

  it('tells the owner of an account of the tenth wrong try, once', async () => {
    const user = await createUser(app);
    const ip = newAddress();
    for (let i = 0; i < 12; i++) {
      await login(user.email, 'yanlış', ip);
      app.clock.advanceMinutes(20);
    }
    const alarms = await alarmsTo(user.email);
    expect(alarms).toHaveLength(1);
    expect(alarms[0]).toContain('10 hatalı giriş');
  });

  it('tells an admin of a device that was never used, and of every new admin', async () => {
    const user = await createUser(app);
    await login(user.email, PASSWORD, newAddress());
    expect(await alarmsTo(user.email)).toEqual([]);
    await login(user.email, PASSWORD, newAddress());
    expect(await alarmsTo(user.email)).toEqual([
      expect.stringContaining('daha önce kullanılmamış'),
    ]);
    const maker = await signIn(app, (await createUser(app)).email);
    const made = await app.call('POST', '/v1/admin/users', {
      token: maker,
      body: {
        email: 'yeni-yonetici@kiyi.example',
        role: 'ADMIN',
        firstName: 'Nermin',
        lastName: 'Işık',
      },
    });
    expect(made.status).toBe(201);
    expect(await alarmsTo(user.email)).toContainEqual(expect.stringContaining('Nermin Işık artık'));
  });
});
