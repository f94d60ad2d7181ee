import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ReservationListQuery } from '#domain/reservations/schema.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { listReservations } from '#worker/features/reservations/list/list-queries.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createTown,
  createUser,
  createVilla,
  GUEST,
  requestStay,
  signIn,
  uniqueName,
} from '#tests/support/factories.ts';
import { createByClerk } from '#tests/support/night-writers.ts';
import { queryPlans } from '#tests/support/query-plans.ts';

const NOW = '2026-11-21T09:00:00.000Z';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = testApp();
  admin = await signIn(app, (await createUser(app)).email);
});

const get = (path: string, token = admin) => app.call('GET', path, { token });

/** Two villas of one region with a stay each, of a guest whose name nobody else has. */
async function scene() {
  const town = await createTown(app);
  const place = { townId: town.id, districtId: town.districtId };
  const [first, second] = [await createVilla(app, place), await createVilla(app, place)];
  const lastName = uniqueName('İşçi');
  const customer = { ...GUEST, lastName };
  await requestStay(
    app,
    { slug: first.slug, checkIn: '2027-06-07', checkOut: '2027-06-14' },
    customer,
  );
  const clerks = await createByClerk(app, admin, {
    villa_id: second.id,
    checkIn: '2027-07-05',
    checkOut: '2027-07-10',
    status: 'confirmed',
    customer,
  });
  return { town, first, second, lastName, clerksId: clerks.body.content.id as string };
}

describe('the list of reservations', () => {
  it('finds what a caller says: a code, a name, or for the agency a phone, ended stays as well', async () => {
    const { town, first, lastName } = await scene();
    const owner = await createUser(app, { role: 'OWNER' });
    const villa = await createVilla(app, {
      ownerId: owner.id,
      townId: town.id,
      districtId: town.districtId,
    });
    const phone = `+90555${String(Date.now()).slice(-7)}`;
    const stay = { slug: villa.slug, checkIn: '2027-08-07', checkOut: '2027-08-14' };
    await requestStay(app, stay, { ...GUEST, lastName: uniqueName('Öğüt'), phone });
    const found = async (q: string, token = admin) => {
      const query = new URLSearchParams({ town_id: String(town.id), q });
      const { body } = await get(`/v1/admin/reservations?${query}`, token);
      return body.content.items.map((item: { villa_id: number }) => item.villa_id);
    };
    expect(await found(lastName.toLocaleLowerCase('tr'))).toContain(first.id);
    for (const said of [phone, `0${phone.slice(3)}`, phone.slice(-7)]) {
      expect([said, await found(said)]).toEqual([said, [villa.id]]);
    }
    // Without another filter, the newest are walked; not so when something is looked for.
    const everywhere = await get(`/v1/admin/reservations?${new URLSearchParams({ q: phone })}`);
    expect(everywhere.body.content.items).toHaveLength(1);
    const ownersToken = await signIn(app, owner.email);
    expect(await found(phone, ownersToken)).toEqual([]);
    expect(await found('Öğüt', ownersToken)).toEqual([villa.id]);
  });

  it('is narrowed by region, owner, source, what nobody has opened, name and dates', async () => {
    const { town, first, second, lastName } = await scene();
    const villasOf = async (query: string) => {
      const { status, body } = await get(`/v1/admin/reservations?town_id=${town.id}&${query}`);
      expect([query, status]).toEqual([query, 200]);
      expect(body.content.total).toBe(body.content.items.length);
      return body.content.items.map((item: { villa_id: number }) => item.villa_id);
    };
    expect(await villasOf('')).toEqual([second.id, first.id]);
    expect(await villasOf('order=checkin')).toEqual([first.id, second.id]);
    expect(await villasOf('order=-checkout')).toEqual([second.id, first.id]);
    expect(await villasOf('order=total')).toEqual([second.id, first.id]);
    expect(await villasOf(`owner_id=${first.ownerId}`)).toEqual([first.id]);
    expect(await villasOf('source=admin')).toEqual([second.id]);
    expect(await villasOf('unread=1')).toEqual([first.id]);
    expect(await villasOf('status=confirmed')).toEqual([second.id]);
    expect(await villasOf(`villa_id=${first.id}`)).toEqual([first.id]);
    const upper = encodeURIComponent(lastName.toLocaleUpperCase('tr'));
    expect(await villasOf(`customer_name=${upper}`)).toEqual([second.id, first.id]);
    expect(await villasOf('customer_name=yokboyle')).toEqual([]);
    expect(await villasOf('date1=2027-06-07&date2=2027-06-07')).toEqual([first.id]);
    expect(await villasOf('datetype=checkout&date1=2027-07-10')).toEqual([second.id]);
    expect(await villasOf('datetype=stay&date1=2027-06-13&date2=2027-07-04')).toEqual([first.id]);
    expect(await villasOf('datetype=created&date2=2026-11-20')).toEqual([]);
    expect(await villasOf('datetype=created&date2=2199-12-31')).toHaveLength(2);
    expect(await villasOf('oldrez=1')).toEqual([]);
    expect(await villasOf('oldrez=all')).toEqual([second.id, first.id]);
    // Who arrives, goes on or leaves: of stays that stand alone.
    for (const day of ['2027-07-05', '2027-07-07', '2027-07-10']) {
      expect([day, await villasOf(`datetype=present&date1=${day}&date2=${day}`)]).toEqual([
        day,
        [second.id],
      ]);
    }
    for (const day of ['2027-06-07', '2027-07-04', '2027-07-11']) {
      expect([day, await villasOf(`datetype=present&date1=${day}&date2=${day}`)]).toEqual([
        day,
        [],
      ]);
    }
    for (const query of ['source=yok', 'unread=evet', 'town_id=x', 'order=villa']) {
      expect((await get(`/v1/admin/reservations?${query}`)).status).toBe(400);
    }
  });

  it('finds who is present, however long ago they arrived', async () => {
    const town = await createTown(app);
    const place = { townId: town.id, districtId: town.districtId };
    const stays = [
      ['2027-07-01', '2027-07-31'],
      ['2027-07-06', '2027-07-20'],
      ['2027-07-05', '2027-07-20'],
      ['2027-07-05', '2027-07-19'],
      ['2027-07-21', '2027-07-28'],
    ];
    for (const [checkIn = '', checkOut = ''] of stays) {
      const villa = await createVilla(app, place);
      await createByClerk(app, admin, {
        villa_id: villa.id,
        checkIn,
        checkOut,
        status: 'confirmed',
      });
    }
    const onTheDay = (rest = '') =>
      get(
        `/v1/admin/reservations?town_id=${town.id}&datetype=present&date1=2027-07-20&date2=2027-07-20&order=checkin${rest}`,
      );
    const { items, total } = (await onTheDay()).body.content;
    expect(items.map((stay: { checkin: string }) => stay.checkin)).toEqual([
      '2027-07-01',
      '2027-07-05',
      '2027-07-06',
    ]);
    expect(total).toBe(3);
    // Beyond the last page no row tells how many there are.
    expect((await onTheDay('&skip=100')).body.content).toMatchObject({ items: [], total: 3 });
  });

  it('pages without losing or repeating a row of the same instant', async () => {
    const { town } = await scene();
    const page = async (skip: number) => {
      const path = `/v1/admin/reservations?town_id=${town.id}&take=1&skip=${skip}`;
      return (await get(path)).body.content;
    };
    const pages = [await page(0), await page(1), await page(2)];
    const ids = pages.flatMap(({ items }) => items.map((item: { id: string }) => item.id));
    expect(new Set(ids).size).toBe(2);
    expect(pages.map(({ total }) => total)).toEqual([2, 2, 2]);
  });

  it('takes one trip besides the session', async () => {
    app.trips.count = 0;
    const { body } = await get('/v1/admin/reservations');
    expect([app.trips.count, body.content.take]).toEqual([2, 100]);
  });

  it('is found by index, whatever it is narrowed and sorted by', async () => {
    const viewers = [
      { role: 'ADMIN' as const, userId: 1 },
      { role: 'OWNER' as const, userId: 1 },
    ];
    const filters = [
      {},
      { oldrez: '1' },
      { status: 'confirmed' },
      { status: 'completed', oldrez: '1' },
      { villa_id: '1' },
      { town_id: '1' },
      { owner_id: '1' },
      { unread: '1' },
      { customer_name: 'ince' },
      { reservation_id: 'KY26' },
      { date1: '2027-06-01', date2: '2027-06-30' },
      { datetype: 'checkout', date1: '2027-06-01', date2: '2027-06-30' },
      { datetype: 'created', date1: '2027-06-01', date2: '2027-06-30' },
      { datetype: 'stay', date1: '2027-06-01', date2: '2027-06-30' },
      { datetype: 'present', date1: '2027-06-01', date2: '2027-06-01' },
      { oldrez: 'all' },
      { status: 'completed', oldrez: 'all' },
      { customer_name: 'in' },
      { reservation_id: '26' },
    ];
    for (const viewer of viewers) {
      for (const filter of filters) {
        for (const order of ['-created', 'checkin', 'checkout', '-total', 'code']) {
          const query = ReservationListQuery.parse({ ...filter, order });
          const plans = await queryPlans((db) => listReservations(db, query, viewer, NOW));
          const scans = plans
            .flat()
            .filter((line) => /^SCAN (reservations|villas|transactions)$/.test(line));
          expect([filter, order, scans]).toEqual([filter, order, []]);
        }
      }
    }
    // Today's: not all stays of a state, nor the rows of everybody who arrived in a hundred days.
    const present = ReservationListQuery.parse({
      datetype: 'present',
      date1: '2027-06-01',
      date2: '2027-06-01',
    });
    const [today] = await queryPlans((db) => listReservations(db, present, viewers[0]!, NOW));
    expect(
      today?.filter((line) => /^SEARCH reservations USING (COVERING )?INDEX/.test(line)),
    ).toEqual([
      'SEARCH reservations USING COVERING INDEX reservations_check_in (check_in>? AND check_in<?)',
      'SEARCH reservations USING INDEX reservations_long (check_in>? AND check_in<?)',
    ]);
    // The lists a clerk opens all day never touch a row that is not on the page.
    for (const filter of [{}, { oldrez: '1' }, { status: 'confirmed' }, { source: 'site' }]) {
      const query = ReservationListQuery.parse(filter);
      const [plan] = await queryPlans((db) => listReservations(db, query, viewers[0]!, NOW));
      expect(plan?.some((line) => /reservations USING COVERING INDEX/.test(line))).toBe(true);
      expect(plan?.join()).toContain('SEARCH reservation_tallies USING PRIMARY KEY');
    }
  });

  it('looks texts up in the index of trigrams', async () => {
    for (const filter of [{ customer_name: 'ince' }, { reservation_id: 'ABC' }, { q: '5551234' }]) {
      const query = ReservationListQuery.parse(filter);
      const plans = await queryPlans((db) =>
        listReservations(db, query, { role: 'ADMIN', userId: 1 }, NOW),
      );
      for (const plan of plans) {
        expect(plan.join()).toContain('reservations USING INTEGER PRIMARY KEY (rowid=?)');
        expect(plan.join()).toContain('SCAN reservation_texts VIRTUAL TABLE INDEX');
      }
    }
  });
});

describe('the export', () => {
  const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

  it('is what the filters show, for a spreadsheet in Turkish', async () => {
    const { town, clerksId } = await scene();
    await app.deps.db.rows.insert(transactions).values({
      id: crypto.randomUUID(),
      reservationId: clerksId,
      kind: 'prepayment',
      method: 'cash',
      amount: 123_456,
      status: 'succeeded',
    });
    await app.deps.db.rows
      .update(reservations)
      .set({ firstName: '=HYPERLINK("http://kotu.example")', lastName: 'a;b' })
      .where(eq(reservations.id, clerksId));
    app.trips.count = 0;
    const file = await get(`/v1/admin/reservations/export.csv?town_id=${town.id}&order=checkin`);
    expect([file.status, app.trips.count]).toEqual([200, 2]);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain('rezervasyonlar.csv');
    expect(file.headers.get('x-total-count')).toBe('2');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const [header, first, second, ...rest] = lines(file.text);
    expect(rest).toEqual([]);
    expect(header).toMatch(/^Rezervasyon;Durum;Villa;Misafir;Telefon;E-posta;Giriş;Çıkış;/);
    expect(first).toContain(';Onay Bekliyor;Villa Çınar İçi;');
    expect(first).toContain(
      ';2027-06-07;2027-06-14;7;2;0;0;35000,00;0,00;0,00;7000,00;5000,00;Web sitesi;',
    );
    expect(second).toContain('"\'=HYPERLINK(""http://kotu.example"") a;b"');
    expect(second).toContain(';1234,56;');
    const one = await get(`/v1/admin/reservations/export.csv?town_id=${town.id}&source=admin`);
    expect(lines(one.text)).toHaveLength(2);
  });

  it('gives an owner own villas, without how to reach a guest', async () => {
    const { first } = await scene();
    const [owner] = await app.deps.db.read.all<{ email: string }>(
      `select email from users where id = ${first.ownerId}`,
    );
    const token = await signIn(app, owner!.email);
    const file = await get('/v1/admin/reservations/export.csv', token);
    expect(lines(file.text)).toHaveLength(2);
    expect(file.text).not.toContain('Telefon');
    expect(file.text).not.toContain(GUEST.email);
    expect((await get('/v1/admin/reservations/export.csv?status=yok', token)).status).toBe(400);
  });
});
