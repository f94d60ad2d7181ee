import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reservationGuests } from '#drizzle/schema/reservations.ts';
import { idempotencyKeys } from '#drizzle/schema/writes.ts';
import { SEALED_COLUMNS, sealAgain } from '#worker/platform/secrets/seal-again.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, GUEST, signIn } from '#tests/support/factories.ts';
import { confirmedStay, guestLinkOf, PERSON, TCKN } from '#tests/support/guests.ts';
import { post } from '#tests/support/payments.ts';

const WEEK = { checkIn: '2027-06-07', checkOut: '2027-06-14' };

describe('links to a stay', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  async function linksOf(id: string) {
    const papers = await app.call('GET', `/v1/admin/reservations/${id}/papers`, { token });
    const voucher = new URL(papers.body.content.voucher.link);
    return {
      guests: await guestLinkOf(app, token, id),
      voucher: voucher.pathname + voucher.search,
    };
  }
  type Links = Awaited<ReturnType<typeof linksOf>>;
  const opens = async ({ guests, voucher }: Links) => [
    (await app.call('GET', `/v1/guestlist?token=${guests}`)).status,
    (await app.call('GET', voucher)).status,
  ];

  it('end when a clerk ends them, and new ones work', async () => {
    const { id } = await confirmedStay(app, token, WEEK);
    const before = await linksOf(id);
    expect(await opens(before)).toEqual([200, 200]);
    const path = `/v1/admin/reservations/${id}/links/revoke`;
    expect((await app.call('POST', path, { token })).body.content).toEqual({ revoked: true });
    expect(await opens(before)).toEqual([404, 404]);
    app.clock.advanceMinutes(1);
    expect(await opens(await linksOf(id))).toEqual([200, 200]);
    expect((await app.call('POST', path.replace(id, 'yok'), { token })).status).toBe(404);
  });

  it('end when the address that they went to is corrected, and by no other correction', async () => {
    const { id } = await confirmedStay(app, token, WEEK);
    const before = await linksOf(id);
    const { firstName, lastName, phone } = GUEST;
    const correct = async (email: string, name = firstName) => {
      const detail = await app.call('GET', `/v1/admin/reservations/${id}`, { token });
      const { version } = detail.body.content;
      const customer = { firstName: name, lastName, phone, email };
      const saved = await app.call('PUT', `/v1/admin/reservations/${id}`, {
        token,
        body: { version, customer },
      });
      expect(saved.status).toBe(200);
    };
    const { email } = (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body
      .content.customer;
    await correct(email, 'Gülsüm');
    expect(await opens(before)).toEqual([200, 200]);
    await correct('dogru@posta.example');
    expect(await opens(before)).toEqual([404, 404]);
  });

  it('are not in answers stored for retries', async () => {
    const { id } = await confirmedStay(app, token, WEEK);
    const { body } = await post(app, token, '/v1/admin/sendguestlink', { reservation_id: id });
    expect(body.content).toBeDefined();
    const kept = await app.deps.db.read.select().from(idempotencyKeys);
    expect(kept.length).toBeGreaterThan(0);
    for (const { response } of kept) expect(response).toMatch(/^v2\.0\.[\w+/=]+\.[\w+/=]+$/);
  });
});

describe('rotating the key', () => {
  it('seals everything again under the newest, after which the old one may go', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    const { id } = await confirmedStay(app, token, WEEK);
    const link = await guestLinkOf(app, token, id);
    await app.call('PUT', '/v1/guestlist/0', { body: { token: link, ...PERSON } });
    const first = app.deps.secrets.data;
    const second = '20260101T0000:' + 'another-data-secret-'.repeat(3);
    const ring = `${second},${first}`;
    for (const column of SEALED_COLUMNS) {
      const { lost } = await sealAgain(app.deps.db, ring, column);
      expect(lost).toBe(0);
    }
    const [guest] = await app.deps.db.read
      .select()
      .from(reservationGuests)
      .where(eq(reservationGuests.reservationId, id));
    expect(guest!.identityNumber).toMatch(/^v2\.20260101T0000\./);
    app.deps.secrets.data = second;
    const path = `/v1/admin/reservations/${id}/guests/${guest!.id}/reveal`;
    const revealed = await app.call('POST', path, { token });
    expect(JSON.stringify(revealed.body)).toContain(TCKN);
  });
});
