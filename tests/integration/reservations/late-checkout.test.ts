import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, requestStay, requestWith, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { createStay } from '#tests/support/payments.ts';

/** The stays of this file go from 10 to 17 May 2027; the house is entered at 16:00 and left at 10:00. */
const NEXT = { checkIn: '2027-05-17', checkOut: '2027-05-24' };

describe('a late check-out', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const rowOf = async (id: string) =>
    (await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id)))[0]!;
  const promise = async (id: string, lateCheckout: string | null) =>
    app.call('PUT', `/v1/admin/reservations/${id}`, {
      token,
      body: { version: (await rowOf(id)).version, lateCheckout },
    });
  async function sold() {
    const stay = await createStay(app, token, 'confirmed');
    await app.deps.db.rows
      .update(villas)
      .set({ checkInTime: '16:00', checkOutTime: '10:00' })
      .where(eq(villas.id, stay.villaId));
    const [villa] = await app.deps.db.read.select().from(villas).where(eq(villas.id, stay.villaId));
    return { ...stay, slug: villa!.slug, link: await guestLinkOf(app, token, stay.id) };
  }
  const ask = async (link: string, time: string) => {
    const answer = await app.call('POST', '/v1/stay/requests', {
      body: { link, wish: { kind: 'late_checkout', time } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    return answer.body.content.id as string;
  };
  const grant = (request: string, apply?: object) =>
    app.call('PATCH', `/v1/admin/stayrequests/${request}`, {
      token,
      body: { state: 'accepted', ...(apply && { apply }) },
    });

  it('is the stay’s once it is granted: for the guest, the clerk and who goes to the house', async () => {
    const { id, link } = await sold();
    const extra = { unitPrice: 150_000, payee: 'owner' };
    expect((await grant(await ask(link, '14:30'), { extra })).status).toBe(200);
    const page = await app.call('POST', '/v1/stay', { body: { link } });
    expect(page.body.content.villa.checkOutTime).toBe('14:30');
    const drawer = await app.call('GET', `/v1/admin/reservations/${id}`, { token });
    expect(drawer.body.content).toMatchObject({ lateCheckout: '14:30', checkOutTime: '10:00' });
    const eve = testApp({ now: '2027-05-16T09:00:00.000Z' });
    const clerk = await signIn(eve, (await createUser(eve)).email);
    const day = await eve.call('GET', '/v1/admin/day?date=2027-05-17', { token: clerk });
    const leaving = day.body.content.departures.find((stay: any) => stay.id === id);
    expect(leaving).toMatchObject({ time: '14:30', late: true, arrives: false });
    const free = await sold();
    expect((await grant(await ask(free.link, '13:00'))).status).toBe(200);
    expect((await rowOf(free.id)).lateCheckout).toBe('13:00');
  });

  it('has its hour, its fee and who arrives after it in one place', async () => {
    const { id, slug } = await sold();
    const departure = async () =>
      (await app.call('GET', `/v1/admin/reservations/${id}/departure`, { token })).body.content;
    expect(await departure()).toEqual({
      day: '2027-05-17',
      checkOutTime: '10:00',
      lateCheckout: null,
      arrival: null,
    });
    const before = await rowOf(id);
    const promised = await app.call('PUT', `/v1/admin/reservations/${id}`, {
      token,
      body: {
        version: before.version,
        lateCheckout: '12:00',
        lateFee: { unitPrice: 150_000, payee: 'owner' },
      },
    });
    expect(promised.body.content).toMatchObject({
      lateCheckout: '12:00',
      total: before.total + 150_000,
      extras: [{ label: 'Geç çıkış (12.00)', amount: 150_000, payee: 'owner' }],
    });
    expect((await requestStay(app, { slug, ...NEXT })).status).toBe(201);
    const { arrival } = await departure();
    expect(arrival.time).toBe('16:00');
    expect(arrival.customer_name).not.toBeNull();
    // The fee of an hour that is refused is not charged.
    const version = (await rowOf(id)).version;
    const body = { version, lateCheckout: '14:00', lateFee: { unitPrice: 1000, payee: 'owner' } };
    const refused = await app.call('PUT', `/v1/admin/reservations/${id}`, { token, body });
    expect(refused.status).toBe(422);
    expect((await rowOf(id)).total).toBe(before.total + 150_000);
  });

  it('is refused where the house could not be made ready, with nothing written', async () => {
    const { id, slug, link } = await sold();
    expect((await requestStay(app, { slug, ...NEXT })).status).toBe(201);
    const request = await ask(link, '14:00');
    const list = await app.call('GET', `/v1/admin/stayrequests?reservation=${id}`, { token });
    expect(list.body.content.items[0].obstacle).toContain('en geç 12.00');
    const before = await rowOf(id);
    for (const apply of [undefined, { extra: { unitPrice: 1000, payee: 'owner' } }]) {
      const refused = await grant(request, apply);
      expect([refused.status, refused.body.code]).toEqual([422, 'NOT_IN_THIS_STATE']);
      expect(refused.body.content).toContain('en geç 12.00');
    }
    expect((await promise(id, '12:01')).status).toBe(422);
    expect(await rowOf(id)).toEqual(before);
    expect((await promise(id, '12:00')).status).toBe(200);
    expect((await promise(id, null)).status).toBe(200);
    expect((await rowOf(id)).lateCheckout).toBeNull();
  });

  it('stands when the evening is sold later: who arrives is told a later hour, and is held to it', async () => {
    const { id, slug } = await sold();
    const stay = { slug, ...NEXT, adults: 2, children: 0, babies: 0 };
    const before = await app.call('POST', '/v1/quote', { body: stay });
    expect(before.body.content.lateArrival).toBeNull();
    expect((await promise(id, '14:30')).status).toBe(200);
    const unseen = await requestWith(app, before.body.content.quoteToken);
    expect([unseen.status, unseen.body.code]).toEqual([409, 'CONTRACT_CHANGED']);
    const after = await app.call('POST', '/v1/quote', { body: stay });
    expect(after.body.content.lateArrival).toBe('18:30');
    const clerks = await app.call('POST', '/v1/admin/reservations/quote', {
      token,
      body: { villa_id: (await rowOf(id)).villaId, ...NEXT, adults: 2, children: 0, babies: 0 },
    });
    expect(clerks.body.content.lateArrival).toBe('18:30');
    const created = await requestWith(app, after.body.content.quoteToken);
    expect(created.status).toBe(201);
    const [next] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.code, created.body.content.reservationCode));
    const page = await app.call('POST', '/v1/stay', {
      body: { link: await guestLinkOf(app, token, next!.id) },
    });
    expect(page.body.content.villa.checkInTime).toBe('18:30');
    // Sold by now: the promise may get shorter and no longer, and the hour of who arrives follows it.
    expect((await promise(id, '15:00')).status).toBe(422);
    expect((await promise(id, '13:00')).status).toBe(200);
    const drawer = await app.call('GET', `/v1/admin/reservations/${next!.id}`, { token });
    expect(drawer.body.content.lateArrival).toBe('17:00');
    expect((await promise(id, null)).status).toBe(200);
    const again = await app.call('GET', `/v1/admin/reservations/${next!.id}`, { token });
    expect(again.body.content.lateArrival).toBeNull();
  });

  it('is another night after 18.00, whoever writes it', async () => {
    const { id, link } = await sold();
    const asked = await app.call('POST', '/v1/stay/requests', {
      body: { link, wish: { kind: 'late_checkout', time: '18:01' } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([asked.status, asked.body.content]).toEqual([422, expect.stringContaining('18.00')]);
    expect((await promise(id, '18:01')).status).toBe(422);
    const bare = app.deps.db.rows
      .update(reservations)
      .set({ lateCheckout: '18:01' })
      .where(eq(reservations.id, id));
    await expect(bare).rejects.toThrow();
    expect((await promise(id, '18:00')).status).toBe(200);
  });

  it('is not promised of a stay that is over, whoever writes it', async () => {
    const { id } = await sold();
    const over = (set: object) =>
      app.deps.db.rows.update(reservations).set(set).where(eq(reservations.id, id));
    await over({ status: 'cancelled' });
    const refused = await promise(id, '13:00');
    expect([refused.status, refused.body.code]).toEqual([422, 'NOT_IN_THIS_STATE']);
    expect(refused.body.content).toContain('“İptal”');
    await expect(over({ lateCheckout: '13:00' })).rejects.toThrow();
    expect((await rowOf(id)).lateCheckout).toBeNull();
  });

  it('goes with the day that it was promised for', async () => {
    const { id } = await sold();
    expect((await promise(id, '09:00')).status).toBe(422);
    expect((await promise(id, '15:00')).status).toBe(200);
    const moved = { checkIn: '2027-05-11', checkOut: '2027-05-18' };
    await app.deps.db.rows.update(reservations).set(moved).where(eq(reservations.id, id));
    expect((await rowOf(id)).lateCheckout).toBeNull();
  });
});
