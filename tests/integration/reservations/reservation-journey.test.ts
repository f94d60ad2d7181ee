import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createUser,
  createVilla,
  GUEST,
  quoteOf,
  requestStay,
  requestWith,
  signIn,
} from '#tests/support/factories.ts';
import { nightRows } from '#tests/support/nights.ts';

const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };

describe('from quote to confirmed stay', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = testApp();
    admin = await signIn(app, (await createUser(app)).email);
  });

  it('quotes the sum worked out by hand across three seasons with a cleaning fee', async () => {
    const villa = await createVilla(app, {
      seasons: [
        { from: '2027-01-01', to: '2027-06-14', lira: 4900, minNights: 3 },
        { from: '2027-06-15', to: '2027-06-16', lira: 6350 },
        { from: '2027-06-17', to: '2027-12-31', lira: 7777 },
      ],
    });
    const quoted = await quoteOf(app, {
      slug: villa.slug,
      checkIn: '2027-06-13',
      checkOut: '2027-06-19',
    });
    // 13, 14 June at 4.900; 15, 16 at 6.350; 17, 18 at 7.777; six nights, so 1.500 of cleaning.
    const nights = 2 * 490_000 + 2 * 635_000 + 2 * 777_700;
    expect(quoted.status).toBe(200);
    expect(quoted.body.content).toMatchObject({
      available: true,
      nights: 6,
      currency: 'TRY',
      total: nights + 150_000,
      prepayment: nights / 5,
      balance: nights + 150_000 - nights / 5,
      deposit: 500_000,
    });
    const sum = quoted.body.content.lines.reduce(
      (a: number, l: { amount: number }) => a + l.amount,
      0,
    );
    expect(sum).toBe(nights + 150_000);
  });

  it('holds the nights on request, books them on confirmation and frees them on cancellation', async () => {
    const villa = await createVilla(app);
    const requested = await requestStay(app, { slug: villa.slug, ...WEEK });
    expect(requested.status).toBe(201);
    expect(requested.body.content).toMatchObject({
      status: 'requested',
      total: 7 * 500_000,
      prepayment: 700_000,
      holdExpiresAt: '2026-11-21T11:00:00.000Z',
    });
    expect(requested.body.content.reservationCode).toMatch(/^KY26-[A-HJKMNP-Z2-9]{8}$/);
    expect(await nightRows(app, villa.id)).toEqual(
      ['10', '11', '12', '13', '14', '15', '16'].map((d) => [`2027-05-${d}`, 'hold']),
    );

    const id = await findId(requested.body.content.reservationCode);
    const confirmed = await move(id, { status: 'confirmed' });
    expect(confirmed.body.content.status).toBe('confirmed');
    expect(new Set((await nightRows(app, villa.id)).map(([, kind]) => kind))).toEqual(
      new Set(['reservation']),
    );

    const withoutReason = await move(id, { status: 'cancelled' });
    expect([withoutReason.status, withoutReason.body.code]).toEqual([422, 'REASON_REQUIRED']);
    const cancelled = await move(id, { status: 'cancelled', reason: 'Misafir vazgeçti' });
    expect(cancelled.body.content.closeReason).toBe('Misafir vazgeçti');
    expect(await nightRows(app, villa.id)).toEqual([]);
    expect(cancelled.body.content.history.map((h: { to: string }) => h.to)).toEqual([
      'requested',
      'confirmed',
      'cancelled',
    ]);
  });

  it('gives a departure day to the next guest and refuses a shared night', async () => {
    const villa = await createVilla(app);
    await requestStay(app, { slug: villa.slug, ...WEEK });
    const next = await requestStay(app, {
      slug: villa.slug,
      checkIn: '2027-05-17',
      checkOut: '2027-05-21',
    });
    expect(next.status).toBe(201);
    const overlapping = await quoteOf(app, {
      slug: villa.slug,
      checkIn: '2027-05-16',
      checkOut: '2027-05-20',
    });
    expect([overlapping.status, overlapping.body.code]).toEqual([422, 'DATES_TAKEN']);
  });

  it('promises before the request and after it the same time for which it holds the nights', async () => {
    const villa = await createVilla(app);
    const quoted = await quoteOf(app, { slug: villa.slug, ...WEEK });
    const asked = await requestWith(app, quoted.body.content.quoteToken);
    const { holdExpiresAt, reservationCode: code } = asked.body.content;
    expect(holdExpiresAt).toBe(quoted.body.content.holdExpiresAt);
    const page = await app.call('POST', '/v1/stay', {
      body: { link: new URL(asked.body.content.page).searchParams.get('baglanti') },
    });
    expect(page.body.content.own.reservation).toMatchObject({ code, deadline: holdExpiresAt });
    const tracked = await app.call('POST', '/v1/reservation/track', {
      body: { code, email: GUEST.email },
    });
    expect(tracked.body.content.deadline).toBe(holdExpiresAt);
    expect(tracked.body.content.dues.atDoor).toBe(quoted.body.content.balance);
  });

  it('refuses the later of two guests who quoted the same nights', async () => {
    const villa = await createVilla(app);
    const [first, second] = await Promise.all([
      quoteOf(app, { slug: villa.slug, ...WEEK }),
      quoteOf(app, { slug: villa.slug, ...WEEK }),
    ]);
    const answers = await Promise.all(
      [first, second].map((quoted) => requestWith(app, quoted.body.content.quoteToken)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('DATES_TAKEN');
  });

  it('says PRICE_CHANGED when the villa costs something else by then', async () => {
    const villa = await createVilla(app);
    const quoted = await quoteOf(app, { slug: villa.slug, ...WEEK });
    const { villaPrices } = await import('#drizzle/schema/prices.ts');
    const { eq } = await import('drizzle-orm');
    await app.deps.db.rows
      .update(villaPrices)
      .set({ nightly: 510_000 })
      .where(eq(villaPrices.villaId, villa.id));
    const answer = await requestWith(app, quoted.body.content.quoteToken);
    expect([answer.status, answer.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(await nightRows(app, villa.id)).toEqual([]);
  });

  it('replays the first answer for the same key and refuses the key with another body', async () => {
    const villa = await createVilla(app);
    const quoted = await quoteOf(app, { slug: villa.slug, ...WEEK });
    const key = crypto.randomUUID();
    const first = await requestWith(app, quoted.body.content.quoteToken, { key });
    const again = await requestWith(app, quoted.body.content.quoteToken, { key });
    expect(again.status).toBe(201);
    expect(again.body.content).toEqual(first.body.content);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await requestWith(app, quoted.body.content.quoteToken, {
      key,
      customer: { ...GUEST, firstName: 'Çağrı' },
    });
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('takes a quote back after 30 minutes and a forged one at once', async () => {
    const own = testApp();
    const villa = await createVilla(own);
    const quoted = await quoteOf(own, { slug: villa.slug, ...WEEK });
    const token: string = quoted.body.content.quoteToken;
    const forged = await requestWith(own, `${token.slice(0, -2)}00`);
    expect([forged.status, forged.body.code]).toEqual([400, 'MALFORMED']);
    own.clock.advanceMinutes(30);
    const late = await requestWith(own, token);
    expect([late.status, late.body.code]).toEqual([422, 'QUOTE_EXPIRED']);
  });

  it('tracks by code and e-mail together, and misses alike whatever is wrong', async () => {
    const villa = await createVilla(app);
    const { body } = await requestStay(app, { slug: villa.slug, ...WEEK });
    const code: string = body.content.reservationCode;
    const track = (input: object) => app.call('POST', '/v1/reservation/track', { body: input });
    const found = await track({ code: code.toLowerCase(), email: 'GULSAH@posta.example' });
    expect(found.body.content).toMatchObject({ code, statusLabel: 'Onay bekleniyor', nights: 7 });
    const misses = await Promise.all([
      track({ code, email: 'baskasi@posta.example' }),
      track({ code: 'KY26-AAAAAAAA', email: GUEST.email }),
      track({ code: 'KY26-AAAAAAAA', email: 'baskasi@posta.example' }),
    ]);
    const shapes = misses.map(({ status, body: miss }) => ({ status, ...miss, requestId: null }));
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    expect(shapes[0]?.status).toBe(404);
  });

  it('needs one trip for a quote and two for a request', async () => {
    const villa = await createVilla(app);
    app.trips.count = 0;
    const quoted = await quoteOf(app, { slug: villa.slug, ...WEEK });
    expect(app.trips.count).toBe(1);
    app.trips.count = 0;
    await requestWith(app, quoted.body.content.quoteToken);
    expect(app.trips.count).toBe(2);
  });

  async function findId(code: string): Promise<string> {
    const list = await app.call('GET', `/v1/admin/reservations?reservation_id=${code}`, {
      token: admin,
    });
    return list.body.content.items[0].id;
  }
  const move = (id: string, body: object) =>
    app.call('PATCH', `/v1/admin/reservations/${id}`, { token: admin, body });
});
