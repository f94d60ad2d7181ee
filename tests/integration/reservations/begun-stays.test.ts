import { beforeAll, describe, expect, it } from 'vitest';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn } from '#tests/support/factories.ts';
import { nightRows } from '#tests/support/nights.ts';
import { moveStay, post } from '#tests/support/payments.ts';

/** The guests came on 10 May and would leave on the 17th; it is the 12th. 5.000 ₺ a night. */
const DURING = '2027-05-12T09:00:00.000Z';
const NIGHT = 500_000;

describe('a stay whose guests are in the house', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp({ now: DURING });
    token = await signIn(app, (await createUser(app)).email);
  });

  async function staying() {
    const before = testApp();
    const clerk = await signIn(before, (await createUser(before)).email);
    const villa = await createVilla(before);
    const dates = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
    const asked = await requestStay(before, { slug: villa.slug, ...dates });
    const code: string = asked.body.content.reservationCode;
    const list = await before.call('GET', `/v1/admin/reservations?reservation_id=${code}`, {
      token: clerk,
    });
    const id: string = list.body.content.items[0].id;
    await moveStay(before, clerk, id, { status: 'confirmed' });
    await settleDue(app.deps);
    return { id, villa };
  }
  const detail = async (id: string) =>
    (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body.content;
  const put = async (id: string, body: object) =>
    app.call('PUT', `/v1/admin/reservations/${id}`, {
      token,
      body: { version: (await detail(id)).version, ...body },
    });

  it('is lengthened by free nights at their price, with the guest told, and taken back whole', async () => {
    const { id, villa } = await staying();
    expect(await detail(id)).toMatchObject({ status: 'staying', begun: true, stayEditable: true });
    const preview = await app.call('POST', '/v1/admin/reservations/quote', {
      token,
      body: {
        villa_id: villa.id,
        checkIn: '2027-05-10',
        checkOut: '2027-05-19',
        adults: 2,
        children: 0,
        babies: 0,
        editing: id,
      },
    });
    const total = 9 * NIGHT;
    expect(preview.body.content).toMatchObject({ available: true, price: { total } });
    const longer = await put(id, { checkOut: '2027-05-19', expectedTotal: total, notify: true });
    expect([longer.status, longer.body.content]).toMatchObject([
      200,
      { status: 'staying', checkout: '2027-05-19', nights: 9, total },
    ]);
    expect(await nightRows(app, villa.id)).toHaveLength(9);
    const day = await app.call('GET', '/v1/admin/day?date=2027-05-19', { token });
    expect(day.body.content.departures.map((stay: any) => stay.id)).toContain(id);
    const back = await app.call('POST', `/v1/admin/reservations/${id}/undo`, {
      token,
      body: { token: longer.body.content.undo.token },
    });
    expect(back.body.content).toMatchObject({ checkout: '2027-05-17', total: 7 * NIGHT });
    expect(await nightRows(app, villa.id)).toHaveLength(7);
  });

  it('is shortened with money back, which stands as too much until it is refunded', async () => {
    const { id, villa } = await staying();
    const paid = { kind: 'balance', method: 'cash', amount: 7 * NIGHT, notify: false };
    await post(app, token, '/v1/admin/transactions', { reservation_id: id, ...paid });
    const shorter = await put(id, { checkOut: '2027-05-14', price: 'new' });
    expect(shorter.body.content).toMatchObject({ nights: 4, total: 4 * NIGHT, surplus: 3 * NIGHT });
    expect(await nightRows(app, villa.id)).toHaveLength(4);
    const refund = { kind: 'refund', method: 'cash', amount: 3 * NIGHT, note: 'Erken çıkış' };
    await post(app, token, '/v1/admin/transactions', { reservation_id: id, ...refund });
    expect(await detail(id)).toMatchObject({ surplus: 0, due: 0 });
  });

  it('is shortened without money back, and its nights can be sold', async () => {
    const { id, villa } = await staying();
    const shorter = await put(id, { checkOut: '2027-05-12', price: 'agreed' });
    expect(shorter.body.content).toMatchObject({ nights: 2, total: 7 * NIGHT, surplus: 0 });
    const next = { slug: villa.slug, checkIn: '2027-05-12', checkOut: '2027-05-17' };
    expect((await requestStay(app, next)).status).toBe(201);
  });

  it.each([
    ['another arrival', { checkIn: '2027-05-11' }, 409, 'STAY_FIXED'],
    ['an end that is past', { checkOut: '2027-05-11' }, 422, 'PAST'],
    ['more people than the house takes', { adults: 30 }, 422, 'CAPACITY'],
  ])('does not get %s', async (_, body, status, code) => {
    const { id } = await staying();
    const refused = await put(id, body);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('does not get a night of the next guest, nor another house by mistake', async () => {
    const { id, villa } = await staying();
    const next = { slug: villa.slug, checkIn: '2027-05-18', checkOut: '2027-05-25' };
    expect((await requestStay(app, next)).status).toBe(201);
    const refused = await put(id, { checkOut: '2027-05-19' });
    expect([refused.status, refused.body.code]).toEqual([409, 'DATES_TAKEN']);
    const other = await createVilla(app);
    expect((await put(id, { villa_id: other.id })).body.code).toBe('STAY_FIXED');
    expect(await nightRows(app, other.id)).toEqual([]);
  });
});
