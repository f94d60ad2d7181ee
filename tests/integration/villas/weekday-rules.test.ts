import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla, GUEST, quoteOf, requestStay, requestWith } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';

type Calls = Awaited<ReturnType<typeof adminCalls>>;

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** 5 and 12 June 2027 are Saturdays. */
const [SATURDAY, NEXT] = ['2027-06-05', '2027-06-12'];
const SUMMER = { startsOn: '2027-06-01', endsOn: '2027-08-31', nightly: 900_000 };
const PARTY = { adults: 2, children: 0, babies: 0 };

describe('arrival and departure by weekday', () => {
  let app: TestApp;
  let admin: Calls;

  beforeAll(async () => {
    app = testApp({ now: '2026-11-20T09:00:00.000Z' });
    admin = await adminCalls(app);
  });

  /** A villa whose summer is sold as said. */
  async function villaWith(rules: object = {}) {
    const villa = await createVilla(app, { seasons: [] });
    const made = await admin.post('/v1/admin/villas/price', {
      villa_id: villa.id,
      ...SUMMER,
      ...rules,
    });
    expect(made.status).toBe(201);
    return { ...villa, row: made.body.content };
  }
  const weekly = () => villaWith({ arrivalDays: [6], departureDays: [6] });

  it('are every day by default, and kept as they are written', async () => {
    const villa = await villaWith();
    expect(villa.row).toMatchObject({
      arrivalDays: EVERY_DAY,
      departureDays: EVERY_DAY,
      maxNights: null,
      dayNights: [],
    });
    const path = `/v1/admin/villas/price/${villa.row.id}`;
    const limits = [{ day: 5, minNights: 3, maxNights: 4 }];
    const changed = await admin.put(path, {
      arrivalDays: [7, 6, 6],
      departureDays: [],
      maxNights: 14,
      dayNights: limits,
    });
    expect(changed.body.content).toMatchObject({
      arrivalDays: [6, 7],
      departureDays: [],
      maxNights: 14,
      dayNights: limits,
    });
    const { body } = await app.call('GET', `/v1/villa/${villa.slug}`);
    expect(body.content.seasons[0]).toMatchObject({ arrivalDays: [6, 7], departureDays: [] });
    const lifted = await admin.put(path, { arrivalDays: EVERY_DAY, departureDays: null });
    expect(lifted.body.content).toMatchObject({
      arrivalDays: EVERY_DAY,
      departureDays: EVERY_DAY,
      maxNights: 14,
    });
  });

  it.each([
    [{ arrivalDays: [0] }],
    [{ arrivalDays: [8] }],
    [{ arrivalDays: [1.5] }],
    [{ arrivalDays: 'Cmt' }],
    [{ departureDays: ['6'] }],
    [{ minNights: 7, maxNights: 5 }],
    [{ maxNights: 5, dayNights: [{ day: 1, minNights: 6, maxNights: null }] }],
    [
      {
        dayNights: [
          { day: 1, minNights: 2, maxNights: null },
          { day: 1, minNights: 3, maxNights: null },
        ],
      },
    ],
  ])('refuse %j', async (rules) => {
    const villa = await createVilla(app, { seasons: [] });
    const { status } = await admin.post('/v1/admin/villas/price', {
      villa_id: villa.id,
      ...SUMMER,
      ...rules,
    });
    expect(status).toBe(400);
  });

  it('refuse a change that leaves no length', async () => {
    const villa = await villaWith({ minNights: 7 });
    const path = `/v1/admin/villas/price/${villa.row.id}`;
    const { status, body } = await admin.put(path, { maxNights: 5 });
    expect([status, body.issues[0].path]).toEqual([400, 'maxNights']);
  });

  it('are quoted with their reason and the nearest dates, and shown in the calendar', async () => {
    const villa = await weekly();
    const ask = async (checkIn: string, checkOut: string) => {
      const { status, body } = await quoteOf(app, { slug: villa.slug, checkIn, checkOut });
      return { status, code: body.code, text: String(body.content) };
    };
    expect((await ask(SATURDAY, NEXT)).status).toBe(200);
    const midweek = await ask('2027-06-07', '2027-06-11');
    expect(midweek).toMatchObject({ status: 422, code: 'ARRIVAL_DAY' });
    expect(midweek.text).toContain('giriş günü: cumartesi');
    expect(midweek.text).toContain('5–12 Haz');
    const early = await ask(SATURDAY, '2027-06-11');
    expect(early).toMatchObject({ status: 422, code: 'DEPARTURE_DAY' });
    expect(early.text).toContain('çıkış günü: cumartesi');

    const { body } = await app.call(
      'GET',
      `/v1/villa/${villa.slug}/availability?from=2027-06-05&to=2027-06-13`,
    );
    const days = new Map<string, any>(body.content.days.map((day: any) => [day.date, day]));
    expect(days.get(SATURDAY)).toMatchObject({ arrival: true, minNights: 7 });
    expect(days.get('2027-06-09')).toMatchObject({
      state: 'free',
      arrival: false,
      departure: false,
      reason: 'Giriş günü cumartesi',
      departureRule: 'Çıkış günü cumartesi',
    });
    expect(days.get(NEXT)).toMatchObject({ arrival: true, departure: true });
    const german = await app.call(
      'GET',
      `/v1/villa/${villa.slug}/availability?from=2027-06-09&to=2027-06-10&language=de`,
    );
    expect(german.body.content.days).toMatchObject([
      { reason: 'Anreisetag: Samstag', departureRule: 'Abreisetag: Samstag' },
    ]);
  });

  it('are found by the search as they are quoted', async () => {
    const villa = await weekly();
    const found = async (checkin: string, checkout: string) => {
      const path = `/v2/search?checkin=${checkin}&checkout=${checkout}&adults=2&take=100`;
      const { body } = await app.call('GET', path);
      return body.content.items.some(({ slug }: { slug: string }) => slug === villa.slug);
    };
    expect(await found(SATURDAY, NEXT)).toBe(true);
    expect(await found('2027-06-06', '2027-06-13')).toBe(false);
    expect(await found(SATURDAY, '2027-06-11')).toBe(false);
  });

  it('hold for a request whose rule came after its quote', async () => {
    const villa = await villaWith();
    const stay = { slug: villa.slug, checkIn: '2027-06-07', checkOut: '2027-06-14' };
    const quoted = await quoteOf(app, stay);
    await admin.put(`/v1/admin/villas/price/${villa.row.id}`, { arrivalDays: [6] });
    const late = await requestWith(app, quoted.body.content.quoteToken);
    expect([late.status, late.body.code]).toEqual([422, 'ARRIVAL_DAY']);
  });

  it('hold in the database for whoever writes a request, and not for clerks', async () => {
    const villa = await weekly();
    await requestStay(app, { slug: villa.slug, checkIn: SATURDAY, checkOut: NEXT });
    const { rows } = app.deps.db;
    const [stay] = await rows.select().from(reservations).where(eq(reservations.villaId, villa.id));
    const copy = (checkIn: string, checkOut: string, source: 'site' | 'offer' | 'admin') => {
      const id = crypto.randomUUID();
      const { rowId: _, ownerId: __, ...row } = stay!;
      return rows
        .insert(reservations)
        .values({ ...row, id, code: id.slice(0, 8), checkIn, checkOut, source } as never)
        .then(
          () => 'written',
          () => 'refused',
        );
    };
    expect(await copy('2027-07-03', '2027-07-10', 'site')).toBe('written');
    expect(await copy('2027-07-04', '2027-07-10', 'site')).toBe('refused');
    expect(await copy('2027-07-03', '2027-07-09', 'offer')).toBe('refused');
    expect(await copy('2027-07-04', '2027-07-09', 'admin')).toBe('written');
  });

  it('are named to a clerk, who may set each of them aside', async () => {
    const villa = await weekly();
    const stay = { villa_id: villa.id, checkIn: '2027-06-07', checkOut: '2027-06-09', ...PARTY };
    const broken = ['ARRIVAL_DAY', 'DEPARTURE_DAY', 'MIN_NIGHTS'];
    const asked = await admin.post('/v1/admin/reservations/quote', stay);
    expect(asked.body.content).toMatchObject({
      available: false,
      code: 'ARRIVAL_DAY',
      override: broken,
      suggestion: { checkIn: SATURDAY, checkOut: NEXT },
    });
    const half = await admin.post('/v1/admin/reservations/quote', {
      ...stay,
      override: ['ARRIVAL_DAY'],
    });
    expect(half.body.content).toMatchObject({ available: false, code: 'DEPARTURE_DAY' });
    const create = (override?: string[]) =>
      app.call('POST', '/v1/admin/reservations', {
        token: admin.token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { ...stay, customer: GUEST, status: 'confirmed', ...(override && { override }) },
      });
    const refused = await create();
    expect([refused.status, refused.body.code]).toEqual([422, 'ARRIVAL_DAY']);
    expect((await create(broken)).status).toBe(201);
  });

  it('are changed for many villas at once, feasts sold whole, and taken back', async () => {
    const villa = await villaWith();
    const stored = () =>
      app.deps.db.rows.select().from(villaPrices).where(eq(villaPrices.villaId, villa.id));
    const before = await stored();
    const apply = async (change: object) => {
      const ids = { villaIds: [villa.id], change };
      const preview = (await admin.post('/v1/admin/prices/bulk/preview', ids)).body.content;
      const villas = preview.villas.map((one: any) => ({ id: one.villa_id, version: one.version }));
      const { status, body } = await app.call('POST', '/v1/admin/prices/bulk', {
        token: admin.token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { villas, change },
      });
      expect(status).toBe(201);
      return body.content.id;
    };
    const span = { startsOn: '2027-07-03', endsOn: '2027-07-30' };
    const weekly = await apply({
      kind: 'stay_days',
      ...span,
      arrivalDays: [6],
      departureDays: [6],
    });
    const feast = await apply({ kind: 'whole', startsOn: '2027-07-13', endsOn: '2027-07-20' });
    const code = async (checkIn: string, checkOut: string) =>
      (await quoteOf(app, { slug: villa.slug, checkIn, checkOut })).body.code ?? 'sold';
    expect(await code('2027-07-13', '2027-07-21')).toBe('sold');
    expect(await code('2027-07-13', '2027-07-20')).toBe('DEPARTURE_DAY');
    expect(await code('2027-07-14', '2027-07-24')).toBe('ARRIVAL_DAY');
    expect(await code('2027-07-03', '2027-07-13')).toBe('sold');
    expect(await code('2027-07-03', '2027-07-15')).toBe('DEPARTURE_DAY');
    expect(await code('2027-07-03', '2027-07-10')).toBe('sold');
    expect(await code('2027-07-21', '2027-07-28')).toBe('ARRIVAL_DAY');
    for (const id of [feast, weekly]) {
      expect((await admin.post(`/v1/admin/prices/bulk/${id}/undo`, {})).status).toBe(200);
    }
    const anew = { id: 0, createdAt: '', updatedAt: '' };
    const plain = (rows: Awaited<ReturnType<typeof stored>>) =>
      rows.map((row) => ({ ...row, ...anew }));
    expect(plain(await stored())).toEqual(plain(before));
  });

  it('are an offer’s, too: none is made against them, and one of before says why it ended', async () => {
    const [villa, plain] = [await weekly(), await villaWith()];
    const offer = (id: number, checkIn: string, checkOut: string) =>
      app.call('POST', '/v1/admin/offers', {
        token: admin.token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: {
          customer: { name: 'Çağrı Şen', email: 'cagri@posta.example' },
          message: '',
          expiresAt: '2026-11-25T09:00:00.000Z',
          villas: [{ villa_id: id, checkIn, checkOut, ...PARTY }],
        },
      });
    const midweek = await offer(villa.id, '2027-06-07', '2027-06-14');
    expect([midweek.status, midweek.body.code]).toEqual([422, 'OFFER_NOT_SELLABLE']);
    expect(midweek.body.issues[0].message).toContain('giriş günü: cumartesi');
    expect((await offer(villa.id, SATURDAY, NEXT)).status).toBe(201);

    const made = await offer(plain.id, '2027-06-07', '2027-06-14');
    await admin.put(`/v1/admin/villas/price/${plain.row.id}`, { arrivalDays: [6] });
    const seen = await app.call('GET', `/v1/offer?client=true&token=${made.body.content.token}`);
    expect(seen.body.content.villas).toMatchObject([{ available: false, quoteToken: null }]);
    expect(seen.body.content.villas[0].reason).toContain('giriş günü: cumartesi');
  });

  it('are told to a guest who asks for other dates on the page of the stay', async () => {
    const villa = await weekly();
    const made = await app.call('POST', '/v1/admin/reservations', {
      token: admin.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        villa_id: villa.id,
        checkIn: SATURDAY,
        checkOut: NEXT,
        ...PARTY,
        customer: GUEST,
        status: 'confirmed',
      },
    });
    const link = await guestLinkOf(app, admin.token, made.body.content.id);
    const ask = (checkIn: string, checkOut: string) =>
      app.call('POST', '/v1/stay/requests', {
        body: { link, wish: { kind: 'dates', checkIn, checkOut } },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    const midweek = await ask('2027-06-14', '2027-06-19');
    expect([midweek.status, midweek.body.issues?.[0]?.path]).toEqual([422, 'checkIn']);
    const early = await ask('2027-06-12', '2027-06-18');
    expect([early.status, early.body.issues?.[0]?.path]).toEqual([422, 'checkOut']);
    expect(early.body.content).toContain('çıkış günü: cumartesi');
    expect((await ask('2027-06-12', '2027-06-19')).status).toBe(201);
  });

  it('say nothing in the calendar that sellers read', async () => {
    const villa = await villaWith({ arrivalDays: [], departureDays: [] });
    const [row] = await app.deps.db.rows.all<{ token: string }>(
      sql`select calendar_token as token from villas where id = ${villa.id}`,
    );
    const { status, text } = await app.call('GET', `/v1/calendar/${row!.token}.ics`);
    expect(status).toBe(200);
    expect(text).toContain('BEGIN:VCALENDAR');
    expect(text).not.toContain('BEGIN:VEVENT');
  });
});
