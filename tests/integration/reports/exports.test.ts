import { beforeAll, describe, expect, it } from 'vitest';
import { villas } from '#drizzle/schema/villas.ts';
import { eq } from 'drizzle-orm';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, GUEST, requestStay, signIn } from '#tests/support/factories.ts';

const STAYS = ['2027-05-10', '2027-05-20', '2027-06-01'];

describe('rows of reservations for a spreadsheet', () => {
  let app: TestApp;
  let admin: string;
  let villaId: number;
  let owner: string;
  beforeAll(async () => {
    app = testApp();
    admin = await signIn(app, (await createUser(app)).email);
    const person = await createUser(app, { role: 'OWNER' });
    owner = await signIn(app, person.email);
    const villa = await createVilla(app);
    villaId = villa.id;
    await app.deps.db.rows
      .update(villas)
      .set({ ownerId: person.id })
      .where(eq(villas.id, villa.id));
    for (const checkIn of STAYS) {
      const checkOut = checkIn.replace(/\d\d$/, (day) => String(Number(day) + 7).padStart(2, '0'));
      await requestStay(app, { slug: villa.slug, checkIn, checkOut });
    }
  });
  const rows = (query: string, token = admin) =>
    app.call('GET', `/v1/admin/reservations/export?villa_id=${villaId}&${query}`, { token });

  it('come part by part with the filters and the order of the list', async () => {
    app.trips.count = 0;
    const first = await rows('order=checkin&take=2');
    expect(app.trips.count).toBeLessThanOrEqual(2);
    const rest = await rows('order=checkin&take=2&skip=2');
    expect([first.body.content.total, rest.body.content.total]).toEqual([3, 3]);
    const items = [...first.body.content.items, ...rest.body.content.items];
    expect(items.map((row: { checkin: string }) => row.checkin)).toEqual(STAYS);
    const june = await rows('date1=2027-06-01');
    expect(june.body.content.items).toHaveLength(1);
    expect((await rows('skip=3')).body.content.items).toEqual([]);
    expect((await rows('order=sideways')).status).toBe(400);
  });

  it('tell an admin how to reach the guest, and an owner not', async () => {
    const [seen] = (await rows('take=1')).body.content.items;
    expect(seen).toMatchObject({ email: GUEST.email, adults: 2, prepayment: 700_000 });
    const own = await rows('take=200', owner);
    expect(own.body.content.total).toBe(3);
    for (const row of own.body.content.items) {
      expect([row.phone, row.email]).toEqual([null, null]);
    }
    const stranger = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    expect((await rows('', stranger)).body.content.total).toBe(0);
  });
});
