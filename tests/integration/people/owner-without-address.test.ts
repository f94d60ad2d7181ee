import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { passwordResets } from '#drizzle/schema/users.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createUser,
  createVilla,
  GUEST,
  requestStay,
  signIn,
  uniquePhone,
} from '#tests/support/factories.ts';
import { sendDueMails } from '#worker/features/mail/send-due.ts';
import type { OutgoingMail } from '#worker/platform/mail/mailer.ts';

const HASAN = { firstName: 'Hasan', lastName: 'Kaya', role: 'OWNER', email: '' };

describe('an owner who is known by phone alone', () => {
  let app: TestApp;
  let token: string;
  const sent: OutgoingMail[] = [];
  beforeAll(async () => {
    app = testApp({ mailer: { send: async (mail) => void sent.push(mail) } });
    token = await signIn(app, (await createUser(app)).email);
  });
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, `/v1/admin/users${path}`, { token, ...(body !== undefined && { body }) });
  const hasan = async () => {
    const made = await call('POST', '', { ...HASAN, phone: uniquePhone() });
    expect(made.status).toBe(201);
    return made.body.content as { id: number; version: number; phone: string };
  };

  it('exists more than once, and gets no link to choose a password', async () => {
    const [one, other] = [await hasan(), await hasan()];
    expect(one.id).not.toBe(other.id);
    const links = await app.deps.db.rows
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, one.id as never));
    expect(links).toEqual([]);
    const asked = await call('POST', `/${one.id}/passwordlink`, {});
    expect([asked.status, asked.body.code]).toEqual([422, 'VALIDATION']);
  });

  it.each([
    [{ phone: null }, 'phone'],
    [{ role: 'CLERK' }, 'email'],
    [{ role: 'ADMIN' }, 'email'],
    [{ email: 'hasan' }, 'email'],
  ])('has a phone, and nobody else is without an address: %j', async (wrong, field) => {
    const { status, body } = await call('POST', '', { ...HASAN, phone: uniquePhone(), ...wrong });
    expect([status, body.issues[0].path]).toEqual([400, field]);
  });

  it('keeps a way to be reached when changed', async () => {
    const { id, version } = await hasan();
    const without = await call('PUT', `/${id}`, { version, phone: null });
    expect([without.status, without.body.code]).toEqual([422, 'VALIDATION']);
    const promoted = await call('PUT', `/${id}`, { version, role: 'CLERK' });
    expect([promoted.status, promoted.body.code]).toEqual([422, 'VALIDATION']);
    const email = `hasan-${id}@kiyi.example`;
    const changed = await call('PUT', `/${id}`, { version, email });
    expect([changed.status, changed.body.content.email]).toEqual([200, email]);
    expect((await call('POST', '', { ...HASAN, email })).body.code).toBe('EMAIL_TAKEN');
  });

  it('does not sign in', async () => {
    for (const email of ['', ' ']) {
      const answer = await app.call('POST', '/v1/auth/login', { body: { email, password: 'x' } });
      expect(answer.status).toBe(400);
    }
  });

  it('has villas that are booked; their mails are to be sent by hand', async () => {
    const { id } = await hasan();
    const { slug } = await createVilla(app, { ownerId: id as never });
    await requestStay(app, { slug, checkIn: '2027-05-10', checkOut: '2027-05-17' }, GUEST);
    const [stay] = (await app.call('GET', '/v1/admin/reservations?take=1', { token })).body.content
      .items;
    const confirmed = await app.call('PATCH', `/v1/admin/reservations/${stay.id}`, {
      token,
      body: { status: 'confirmed' },
    });
    expect(confirmed.status).toBe(200);
    await sendDueMails(app.deps);
    const mails = await app.deps.db.rows
      .select({ status: outbox.status })
      .from(outbox)
      .where(eq(outbox.recipient, 'owner'));
    expect(mails.length).toBeGreaterThan(0);
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['by_hand']));
    expect(sent.every(({ to }) => to !== '')).toBe(true);
  });
});
