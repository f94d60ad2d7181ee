import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, GUEST, signIn, unique } from '#tests/support/factories.ts';

const PARTY = { adults: 2, children: 0, babies: 0 };
/** Nobody else's number: a caller is known by it. */
const newPhone = () => `+90555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = testApp();
  admin = await signIn(app, (await createUser(app)).email);
});

async function hold(customer: object, body: object = {}) {
  const villa = await createVilla(app);
  const stay = { villa_id: villa.id, checkIn: '2027-05-10', checkOut: '2027-05-17', ...PARTY };
  return app.call('POST', '/v1/admin/reservations', {
    token: admin,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { ...stay, status: 'option', customer, ...body },
  });
}
const NAME = { firstName: 'Ayşe Nur', lastName: 'Yılmaz' };
const guestMails = (id: string) =>
  app.deps.db.read
    .select({ id: outbox.id, status: outbox.status, template: outbox.template })
    .from(outbox)
    .where(and(eq(outbox.reservationId, id), eq(outbox.recipient, 'guest')))
    .orderBy(asc(outbox.id));
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  app.call(method, path, {
    token: admin,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(body && { body }),
  });

describe('what the desk knows of villas', () => {
  it('tells code and prepayment of every villa on sale and the site’s rates, in one trip', async () => {
    const villa = await createVilla(app);
    await call('PUT', '/v1/admin/exchange/edit', {
      euro_exchange_rate: '48.6',
    });
    app.trips.count = 0;
    const { status, body } = await call('GET', '/v1/admin/desk');
    expect([status, app.trips.count]).toEqual([200, 2]);
    expect(body.content.villas).toContainEqual(
      expect.objectContaining({ id: villa.id, prepaymentRate: 2000 }),
    );
    expect(body.content.rates).toEqual({ DOLLAR: 0, EURO: 48.6, POUND: 0 });
  });

  it('is the agency’s alone', async () => {
    const owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    expect((await app.call('GET', '/v1/admin/desk', { token: owner })).status).toBe(403);
    expect((await app.call('GET', '/v1/admin/desk', {})).status).toBe(401);
  });
});

describe('a guest who is held for on the phone', () => {
  it('needs a phone or an e-mail, in any spelling, and not both', async () => {
    const phone = newPhone();
    const spelled = `0${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`;
    const held = await hold({ ...NAME, phone: spelled });
    expect(held.status).toBe(201);
    const [row] = await app.deps.db.read
      .select({ phone: reservations.phone, email: reservations.email })
      .from(reservations)
      .where(eq(reservations.id, held.body.content.id));
    expect(row).toEqual({ phone, email: '' });

    expect((await hold({ ...NAME, email: `${unique('a')}@posta.example` })).status).toBe(201);
    const nobody = await hold({ ...NAME, phone: ' ', email: '' });
    expect([nobody.status, nobody.body.issues]).toEqual([
      400,
      [{ path: 'customer.phone', message: 'Telefon ya da e-posta yazın: biri yeter.' }],
    ]);
    expect((await hold({ ...NAME, phone: '12' })).status).toBe(400);
    expect((await hold({ ...NAME, phone, email: 'x' })).status).toBe(400);
  });

  it('has no mail waiting without an address: a clerk sends its words by WhatsApp', async () => {
    const phone = newPhone();
    const { id } = (await hold({ ...NAME, phone })).body.content;
    const mails = await guestMails(id);
    expect(mails.length).toBeGreaterThan(0);
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['by_hand']));

    const [mail] = mails;
    const again = await call('POST', `/v1/admin/outbox/${mail?.id}/resend`);
    expect(again.status).toBe(200);
    expect((await guestMails(id))[0]?.status).toBe('by_hand');

    const handed = await call('POST', `/v1/admin/outbox/${mail?.id}/handover`);
    expect(handed.status).toBe(200);
    expect(handed.body.content).toMatchObject({ phone });
    expect(handed.body.content.text).toContain('Ayşe Nur');
    expect((await guestMails(id))[0]?.status).toBe('sent');
    const twice = await call('POST', `/v1/admin/outbox/${mail?.id}/handover`);
    expect([twice.status, twice.body.code]).toEqual([422, 'MAIL_NOT_BY_HAND']);
  });

  it('gets mails as ever with an address', async () => {
    const { id } = (await hold({ ...NAME, email: `${unique('a')}@posta.example` })).body.content;
    expect((await guestMails(id)).map(({ status }) => status)).not.toContain('by_hand');
  });

  it('loses mails that wait when a clerk takes the address away', async () => {
    const email = `${unique('a')}@posta.example`;
    const phone = newPhone();
    const { id, version } = (await hold({ ...NAME, phone, email })).body.content;
    const { status } = await app.call('PUT', `/v1/admin/reservations/${id}`, {
      token: admin,
      body: { version, customer: { ...NAME, phone, email: '' } },
    });
    expect(status).toBe(200);
    expect((await guestMails(id)).map((mail) => mail.status)).not.toContain('waiting');
  });

  it('pays by a link that is handed on, and nothing is mailed', async () => {
    const { id, reservation_id } = (await hold({ ...NAME, phone: newPhone() })).body.content;
    const before = (await guestMails(id)).length;
    const sent = await call('POST', '/v1/admin/sendpaymentlink', { reservation_id, mail: false });
    expect(sent.status).toBe(200);
    expect(sent.body.content).toMatchObject({ outbox_id: null });
    expect(sent.body.content.link).toMatch(/^http/);
    expect(await guestMails(id)).toHaveLength(before);
  });

  it('is known again by either, with stays, the last price and what was noted', async () => {
    const phone = newPhone();
    const email = `${unique('a')}@posta.example`;
    const first = await hold(
      { ...NAME, phone, email },
      { status: 'confirmed', agencyNote: 'Geç gelir' },
    );
    await hold({ ...NAME, phone });
    const known = { first_name: 'Ayşe Nur', email, phone, stays: 1, note: 'Geç gelir' };
    const byPhone = await call('POST', '/v1/admin/desk/guest', { phone });
    expect(byPhone.body.content).toMatchObject({
      ...known,
      requests: 2,
      last_stay: { reservation_id: first.body.content.reservation_id, total: 3_500_000 },
    });
    const byMail = await call('POST', '/v1/admin/desk/guest', { email });
    expect(byMail.body.content).toMatchObject({ ...known, requests: 2 });
    const nobody = await call('POST', '/v1/admin/desk/guest', { phone: newPhone() });
    expect(nobody.body).toEqual({ content: null });
  });
});

it('still asks a visitor for both', async () => {
  const { status } = await app.call('POST', '/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      quoteToken: 'x',
      customer: { ...GUEST, email: '' },
      consents: { terms: true, kvkk: true },
    },
  });
  expect(status).toBe(400);
});
