import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { journalFacts } from '#tests/support/journal-facts.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn } from '#tests/support/factories.ts';
import { guestLinkOf, PERSON } from '#tests/support/guests.ts';
import { nightRows } from '#tests/support/nights.ts';
import { moveStay, post } from '#tests/support/payments.ts';

/** The guests came on 10 May and would leave on the 17th; it is the 12th. 5.000 ₺ a night. */
const DURING = '2027-05-12T09:00:00.000Z';
const NIGHT = 500_000;

describe('guests who move to another house in the middle of their stay', () => {
  let app: TestApp;
  let token: string;
  let other: Awaited<ReturnType<typeof createVilla>>;
  beforeAll(async () => {
    app = testApp({ now: DURING });
    token = await signIn(app, (await createUser(app)).email);
  });

  const detail = async (id: string) =>
    (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body.content;
  const rowOf = async (id: string) =>
    (await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id)))[0]!;
  const relocate = async (id: string, body: object, key?: string) =>
    post(
      app,
      token,
      `/v1/admin/reservations/${id}/relocation`,
      { version: (await rowOf(id)).version, villa_id: other.id, ...body },
      key,
    );

  async function staying(payments: object[] = []) {
    const before = testApp();
    const clerk = await signIn(before, (await createUser(before)).email);
    const villa = await createVilla(before);
    other = await createVilla(before, { name: 'Villa Öteki' });
    const dates = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
    const asked = await requestStay(before, { slug: villa.slug, ...dates });
    const code: string = asked.body.content.reservationCode;
    const list = await before.call('GET', `/v1/admin/reservations?reservation_id=${code}`, {
      token: clerk,
    });
    const id: string = list.body.content.items[0].id;
    await moveStay(before, clerk, id, { status: 'confirmed' });
    await settleDue(app.deps);
    for (const payment of payments) {
      const entry = { reservation_id: id, notify: false, ...payment };
      expect((await post(app, token, '/v1/admin/transactions', entry)).status).toBe(201);
    }
    return { id, villa };
  }
  const WHOLE_STAY = {
    checkIn: '2027-05-10',
    checkOut: '2027-05-17',
    adults: 2,
    children: 0,
    babies: 0,
    take: 60,
  };
  const AT_DOOR = [
    { kind: 'prepayment', method: 'fast', amount: 700_000 },
    { kind: 'balance', method: 'to_owner', amount: 2_800_000 },
  ];

  it('keep the nights they slept, and have the others in the other house', async () => {
    const { id, villa } = await staying();
    const moved = await relocate(id, {});
    expect([moved.status, moved.body.content]).toMatchObject([
      201,
      {
        before: { checkout: '2027-05-12', total: 2 * NIGHT },
        after: { checkin: '2027-05-12', checkout: '2027-05-17', total: 5 * NIGHT },
        carried: 0,
        surplus: 0,
      },
    ]);
    expect((await nightRows(app, villa.id)).map(([night]) => night)).toEqual([
      '2027-05-10',
      '2027-05-11',
    ]);
    expect(await nightRows(app, other.id)).toHaveLength(5);
    expect(await detail(moved.body.content.id)).toMatchObject({
      status: 'confirmed',
      villa_id: other.id,
      customer_name: (await detail(id)).customer_name,
    });
    const day = await app.call('GET', '/v1/admin/day?date=2027-05-17', { token });
    const leaving = day.body.content.departures.map((stay: any) => stay.id);
    expect([leaving.includes(id), leaving.includes(moved.body.content.id)]).toEqual([false, true]);
  });

  it('go on in one other house: lengthened where they were, they are moved no second time', async () => {
    const { id } = await staying();
    expect((await relocate(id, {})).status).toBe(201);
    const { version } = await rowOf(id);
    const longer = await app.call('PUT', `/v1/admin/reservations/${id}`, {
      token,
      body: { version, checkOut: '2027-05-15', price: 'new', override: ['MIN_NIGHTS'] },
    });
    expect(longer.status).toBe(200);
    const third = await createVilla(app);
    const again = await relocate(id, { villa_id: third.id });
    expect([again.status, again.body.code]).toEqual([409, 'STAY_FIXED']);
    expect(again.body.content).toContain('başka bir evde devam ediyor');
  });

  it('leave each owner what is theirs, whoever collected, and the books in balance', async () => {
    const { id } = await staying(AT_DOOR);
    const [first, second] = [await createUser(app), await createUser(app)].map(({ id }) => id);
    await app.deps.db.rows.update(villas).set({ ownerId: second! }).where(eq(villas.id, other.id));
    expect(first).not.toBe(second);
    const moved = await relocate(id, {});
    expect(moved.body.content).toMatchObject({ carried: 5 * NIGHT, surplus: 0 });
    const [was, is] = [await rowOf(id), await rowOf(moved.body.content.id)];
    // The first owner took 28.000 ₺ at the door, of which 8.000 ₺ are theirs.
    expect([was.total, was.paid, was.ownerDue]).toEqual([2 * NIGHT, 2 * NIGHT, -2_000_000]);
    expect([is.total, is.paid, is.ownerDue]).toEqual([5 * NIGHT, 5 * NIGHT, 2_000_000]);
    expect([is.ownerId, was.ownerId === is.ownerId]).toEqual([second, false]);
    expect([is.commission, was.commission]).toEqual([500_000, 200_000]);
    expect((await detail(id)).surplus).toBe(0);
    expect((await detail(is.id)).due).toBe(0);
    for (const stay of [was, is]) {
      const lines = await journalFacts(app, stay.id);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
    const month = await app.call('GET', '/v1/admin/reports/reconciliation?month=2027-05', {
      token,
    });
    expect(JSON.stringify(month.body.content)).not.toContain('carried');
    // What the other stay carries of the owner's money is not to be given back again.
    const back = (amount: number) => {
      const entry = { reservation_id: id, kind: 'refund', method: 'to_owner', note: 'Erken çıkış' };
      return post(app, token, '/v1/admin/transactions', { ...entry, amount, notify: false });
    };
    const refused = await back(2 * NIGHT + 1);
    expect([refused.status, refused.body.code]).toEqual([422, 'REFUND_EXCEEDS_PAID']);
    await expect(
      app.deps.db.rows.insert(transactions).values({
        id: crypto.randomUUID(),
        createdAt: DURING,
        updatedAt: DURING,
        paidAt: DURING,
        reservationId: id,
        kind: 'refund',
        method: 'to_owner',
        status: 'succeeded',
        amount: 2 * NIGHT + 1,
      }),
    ).rejects.toThrow();
    expect(await back(2 * NIGHT)).toMatchObject({ status: 201 });
  });

  it('take their page, its link and their guest list along', async () => {
    const { id } = await staying();
    const link = await guestLinkOf(app, token, id);
    const list = {
      version: (await rowOf(id)).version,
      guests: [{ ...PERSON, identityKind: 'tckn' }],
    };
    const saved = await app.call('PUT', `/v1/admin/reservations/${id}/guests`, {
      token,
      body: list,
    });
    expect(saved.status).toBe(200);
    const moved = await relocate(id, {});
    const page = await app.call('POST', '/v1/stay', { body: { link } });
    expect([page.status, page.body.content.villa.name]).toEqual([200, other.name]);
    const guests = await app.call('GET', `/v1/admin/reservations/${moved.body.content.id}/guests`, {
      token,
    });
    const before = await app.call('GET', `/v1/admin/reservations/${id}/guests`, { token });
    const masked = ({ body }: any) => body.content.guests.map((one: any) => one.identityNumber);
    expect(masked(guests)).toEqual(masked(before));
    expect(masked(guests)).toHaveLength(1);
  });

  it('pay the other house’s price where that was agreed, and get back what is too much', async () => {
    const { id } = await staying(AT_DOOR);
    const cheaper = await createVilla(app, {
      cleaningFee: 0,
      seasons: [{ from: '2026-01-01', to: '2028-12-31', lira: 3000 }],
    });
    const moved = await relocate(id, { villa_id: cheaper.id, price: 'new' });
    expect(moved.body.content).toMatchObject({
      after: { total: 5 * 300_000 },
      carried: 5 * 300_000,
      surplus: 5 * 200_000,
    });
    expect((await detail(id)).surplus).toBe(5 * 200_000);
  });

  it('move once: a repeated call is the same one, and another finds nothing to move', async () => {
    const { id } = await staying();
    const key = crypto.randomUUID();
    const body = { version: (await rowOf(id)).version };
    const [first, again] = [await relocate(id, body, key), await relocate(id, body, key)];
    expect(again.body).toEqual(first.body);
    const other = await relocate(id, {});
    expect([other.status, other.body.code]).toEqual([409, 'STAY_FIXED']);
  });

  it.each([
    ['a house that somebody has', 409, 'DATES_TAKEN', {}],
    ['another price than was seen', 409, 'PRICE_CHANGED', { expectedTotal: 1 }],
    ['an older version', 409, 'STALE_VERSION', { version: 99 }],
    ['an unknown house', 404, 'NOT_FOUND', { villa_id: 999_999 }],
  ])('do not get %s', async (what, status, code, body) => {
    const { id, villa } = await staying();
    if (code === 'DATES_TAKEN') {
      const taken = { slug: other.slug, checkIn: '2027-05-15', checkOut: '2027-05-20' };
      expect([what, (await requestStay(app, taken)).status]).toEqual([what, 201]);
    }
    const refused = await relocate(id, body);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await nightRows(app, villa.id)).toHaveLength(7);
    expect((await rowOf(id)).checkOut).toBe('2027-05-17');
  });

  it('see which houses are free, for how many, and the difference in price', async () => {
    const { id, villa } = await staying();
    const ask = async () =>
      (
        await app.call('POST', `/v1/admin/reservations/${id}/houses`, {
          token,
          body: WHOLE_STAY,
        })
      ).body.content;
    const free = await ask();
    expect([free.from, free.to]).toEqual(['2027-05-12', '2027-05-17']);
    const found = free.items.find((one: any) => one.villa_id === other.id);
    expect(found).toMatchObject({ total: 7 * NIGHT + 150_000, difference: 150_000 });
    expect(free.items.map((one: any) => one.villa_id)).not.toContain(villa.id);
    const taken = { slug: other.slug, checkIn: '2027-05-14', checkOut: '2027-05-20' };
    expect((await requestStay(app, taken)).status).toBe(201);
    expect((await ask()).items.map((one: any) => one.villa_id)).not.toContain(other.id);
  });

  it('see every rule that a house would have broken for them, not the first alone', async () => {
    const { id } = await staying();
    const strict = { arrivalDays: [6], departureDays: [6], minNights: 14 };
    await app.deps.db.rows.update(villaPrices).set(strict).where(eq(villaPrices.villaId, other.id));
    const before = testApp();
    const clerk = await signIn(before, (await createUser(before)).email);
    const houses = await before.call('POST', `/v1/admin/reservations/${id}/houses`, {
      token: clerk,
      body: WHOLE_STAY,
    });
    const found = houses.body.content.items.find((one: any) => one.villa_id === other.id);
    expect(found).toMatchObject({ belowMinimum: true, offDays: true });
  });

  it('who came today are simply given another house', async () => {
    const { id } = await staying();
    const arrival = testApp({ now: '2027-05-10T15:00:00.000Z' });
    const clerk = await signIn(arrival, (await createUser(arrival)).email);
    const changed = await arrival.call('PUT', `/v1/admin/reservations/${id}`, {
      token: clerk,
      body: { version: (await rowOf(id)).version, villa_id: other.id, price: 'agreed' },
    });
    expect([changed.status, changed.body.content?.villa_id]).toEqual([200, other.id]);
  });
});
