import { eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { anotherAdminStays } from '#worker/features/users/last-admin.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { auditRows } from '#tests/support/audit-rows.ts';
import { createUser, createVilla, signIn, unique, uniqueName } from '#tests/support/factories.ts';

const TCKN = '10000000146';
const IBAN = 'TR330006100519786457841326';

describe('users', () => {
  let app: TestApp;
  let token: string;
  let adminId: number;
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, path, { token, ...(body !== undefined && { body }) });
  const refusal = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.code];
  const newUser = (overrides: object = {}) =>
    call('POST', '/v1/admin/users', {
      email: `${unique('sahip')}@kiyi.example`,
      role: 'OWNER',
      firstName: 'Çiğdem',
      lastName: 'Işık',
      password: 'Deniz-Kokusu-72',
      ...overrides,
    });

  beforeAll(async () => {
    app = testApp();
    const admin = await createUser(app);
    adminId = admin.id;
    token = await signIn(app, admin.email);
  });

  it('are made with a password and may sign in', async () => {
    const email = `${unique('Yeni')}@kiyi.example`;
    const made = await newUser({
      email,
      phone: '0532 123 45 67',
      identityNumber: TCKN,
      iban: 'TR33 0006 1005 1978 6457 8413 26',
    });
    expect(made.status).toBe(201);
    const { content } = made.body;
    expect(content).toMatchObject({
      email: email.toLowerCase(),
      phone: '+905321234567',
      identityNumber: '*******0146',
      iban: IBAN,
      active: true,
      version: 1,
    });
    const shown = await call('GET', `/v1/admin/users/${content.id}`);
    expect(shown.body.content).toEqual(content);
    const login = await app.call('POST', '/v1/auth/login', {
      body: { email, password: 'Deniz-Kokusu-72' },
    });
    expect(login.status).toBe(200);
  });

  it('have their identity number sealed in the database and absent from the log', async () => {
    const { id } = (await newUser({ identityNumber: TCKN, iban: IBAN })).body.content;
    const [stored] = await app.deps.db.read
      .select()
      .from(userDetails)
      .where(eq(userDetails.userId, id));
    expect(stored?.identityNumber).toMatch(/^v2\./);
    await call('PUT', `/v1/admin/users/${id}`, { version: 1, address: 'Kalkan', notes: 'gizli' });
    const log = JSON.stringify(await auditRows(app, 'user', id));
    for (const secret of [TCKN, IBAN, 'Deniz-Kokusu-72', 'Kalkan', 'gizli']) {
      expect(log).not.toContain(secret);
    }
  });

  it('without a password get a link to choose one', async () => {
    const { id, email } = (await newUser({ password: undefined })).body.content;
    const [mail] = await app.deps.db.read.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mail).toMatchObject({ template: 'sifre_sifirlama', status: 'waiting' });
    expect(mail?.variables.ad_soyad).toBe('Çiğdem Işık');
    expect((await call('POST', `/v1/admin/users/${id}/passwordlink`)).body.content).toEqual({
      sent: true,
    });
    expect((await auditRows(app, 'user', id)).map(({ action }) => action)).toEqual([
      'user.create',
      'user.invite',
    ]);
  });

  it('are refused twice under one address, with weak passwords and wrong numbers', async () => {
    const { email } = (await newUser()).body.content;
    expect(refusal(await newUser({ email: email.toUpperCase() }))).toEqual([409, 'EMAIL_TAKEN']);
    for (const wrong of [
      { password: 'kısa' },
      { password: 'Password1234' },
      { identityNumber: '10000000145' },
      { iban: 'TR330006100519786457841327' },
      { phone: '12' },
      { role: 'BOSS' },
      { email: 'x@y.zz\r\nBcc: a@b.cc' },
      { firstName: '' },
    ]) {
      expect([wrong, ...refusal(await newUser(wrong))]).toEqual([wrong, 400, 'VALIDATION']);
    }
    expect(refusal(await newUser({ active: false }))).toEqual([422, 'VALIDATION']);
  });

  it('are made at the same time without harm: one of two alike, both of two others', async () => {
    const email = `${unique('cift')}@kiyi.example`;
    const alike = await Promise.all([newUser({ email }), newUser({ email })]);
    expect(alike.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const others = await Promise.all([newUser(), newUser(), newUser()]);
    expect(others.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(others.map(({ body }) => body.content.id)).size).toBe(3);
  });

  it('keep what a save leaves out, clear what is null, and name who saved in between', async () => {
    const { content } = (await newUser({ identityNumber: TCKN, iban: IBAN })).body;
    const path = `/v1/admin/users/${content.id}`;
    app.trips.count = 0;
    const saved = await call('PUT', path, { version: 1, lastName: 'Öz', iban: null });
    expect(app.trips.count).toBe(3);
    expect(saved.body.content).toMatchObject({
      lastName: 'Öz',
      iban: null,
      identityNumber: '*******0146',
      version: 2,
    });
    const late = await call('PUT', path, { version: 1, lastName: 'Geç' });
    expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
    expect(late.body.content).toContain('Şule Iğdır');
    const cleared = await call('PUT', path, { version: 2, identityNumber: null });
    expect(cleared.body.content.identityNumber).toBeNull();
    const other = (await newUser()).body.content;
    expect(refusal(await call('PUT', path, { version: 3, email: other.email }))).toEqual([
      409,
      'EMAIL_TAKEN',
    ]);
    expect(refusal(await call('PUT', '/v1/admin/users/999999999', { version: 1 }))[0]).toBe(404);
    expect(refusal(await call('GET', '/v1/admin/users/yok'))[0]).toBe(404);
  });

  it('lose their sessions the moment they are disabled, and may come back', async () => {
    const { id, email } = (await newUser()).body.content;
    const login = () =>
      app.call('POST', '/v1/auth/login', { body: { email, password: 'Deniz-Kokusu-72' } });
    const theirs = (await login()).body.content.accessToken;
    const off = await call('PATCH', '/v1/admin/users/activity', { id, active: false });
    expect(off.body.content).toEqual({ id, active: false });
    expect((await app.call('GET', '/v1/account', { token: theirs })).status).toBe(401);
    expect((await login()).status).toBe(401);
    const link = await call('POST', `/v1/admin/users/${id}/passwordlink`);
    expect(refusal(link)).toEqual([422, 'VALIDATION']);
    await call('PATCH', '/v1/admin/users/activity', { id, active: true });
    expect((await login()).status).toBe(200);
    expect((await app.call('GET', '/v1/account', { token: theirs })).status).toBe(401);
  });

  it('cannot shut themselves out', async () => {
    const self = await call('PATCH', '/v1/admin/users/activity', { id: adminId, active: false });
    expect(refusal(self)).toEqual([422, 'OWN_ACCOUNT']);
    const { version } = (await call('GET', `/v1/admin/users/${adminId}`)).body.content;
    const demoted = await call('PUT', `/v1/admin/users/${adminId}`, { version, role: 'OWNER' });
    expect(refusal(demoted)).toEqual([422, 'OWN_ROLE']);
  });

  it('are found by name, address and phone, ten a page in two trips', async () => {
    const mark = uniqueName('Ak');
    const made = (
      await newUser({ firstName: 'İpek', lastName: `Şen ${mark}`, phone: '+90 532 765 43 21' })
    ).body.content;
    const found = async (q: string) =>
      (await call('GET', `/v1/admin/users?q=${encodeURIComponent(q)}&role=OWNER`)).body.content
        .items;
    const expected = { ...made };
    for (const key of [
      'identityNumber',
      'iban',
      'address',
      'notes',
      'payoutTiming',
      'toldBy',
      'updated_at',
    ]) {
      delete expected[key];
    }
    expect(await found(`IPEK sen ${mark}`)).toEqual([expected]);
    expect(await found(made.email.toUpperCase())).toEqual([expected]);
    expect((await found('5327654321')).length).toBeGreaterThan(0);
    expect(await found(`yok ${mark}`)).toEqual([]);
    app.trips.count = 0;
    const page = await call('GET', '/v1/admin/users?role=ADMIN&order=-created');
    expect(app.trips.count).toBe(2);
    expect(page.body.content.take).toBe(10);
    expect(page.body.content.items.every((user: { role: string }) => user.role === 'ADMIN')).toBe(
      true,
    );
    expect(refusal(await call('GET', '/v1/admin/users?role=BOSS'))).toEqual([400, 'VALIDATION']);
  });

  it('who own villas are counted and stand in the picker', async () => {
    const owner = (await newUser()).body.content;
    await createVilla(app, { ownerId: owner.id });
    const shown = await call('GET', `/v1/admin/users/${owner.id}`);
    expect(shown.body.content.villas).toBe(1);
    const choices = (await call('GET', '/v1/admin/users/select')).body.content.items;
    expect(choices).toContainEqual({ id: owner.id, name: 'Çiğdem Işık', email: owner.email });
    await app.deps.db.rows.update(users).set({ active: false }).where(eq(users.id, owner.id));
    const after = (await call('GET', '/v1/admin/users/select')).body.content.items;
    expect(after.some(({ id }: { id: number }) => id === owner.id)).toBe(false);
  });
});

describe('the last admin', () => {
  it('stays: a batch that would leave none is undone as a whole', async () => {
    const app = testApp();
    const [last, other] = [await createUser(app), await createUser(app)];
    const { db } = app.deps;
    // Other tests' admins are in the same database: they are put out in the batch that is undone.
    const allOthersOut = step(
      db.rows.update(users).set({ active: false }).where(ne(users.id, last.id)),
    );
    await expect(db.write([allOthersOut, anotherAdminStays(last.id)])).rejects.toMatchObject({
      code: 'LAST_ADMIN',
    });
    const [kept] = await db.read.select().from(users).where(eq(users.id, other.id));
    expect(kept?.active).toBe(true);
  });
});
