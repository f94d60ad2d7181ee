import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { answerSandbox } from '#tests/support/card-payments.ts';
import { createUser, createVilla, GUEST, quoteOf, requestWith } from '#tests/support/factories.ts';
import { nightRows } from '#tests/support/nights.ts';

const NOW = '2027-03-01T09:00:00.000Z';
const DATES = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
const AGREED = { instant: true, instantAgreedOn: '2027-01-05' };
const minutesAfter = (minutes: number) =>
  new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

let guests = 0;
const someGuest = () => ({ ...GUEST, email: `hemen${(guests += 1)}@posta.example` });

describe('a stay that is booked at once', () => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp({ now: NOW });
  });
  const later = (minutes: number) => testApp({ now: minutesAfter(minutes) });
  const minutesOf = async (slug: string, dates = DATES) =>
    (await quoteOf(app, { slug, ...dates })).body.content.instantMinutes;

  async function book(slug: string, customer = someGuest(), from = app, dates = DATES) {
    const { quoteToken } = (await quoteOf(from, { slug, ...dates })).body.content;
    return requestWith(from, quoteToken, { customer, instant: true });
  }
  const rowOf = async (code: string) =>
    (await app.deps.db.read.select().from(reservations).where(eq(reservations.code, code)))[0]!;

  it('holds its nights for as long as its guest may pay, and nobody is asked', async () => {
    const villa = await createVilla(app, AGREED);
    expect(await minutesOf(villa.slug)).toBe(20);
    const made = await book(villa.slug);
    expect([made.status, made.body.content]).toMatchObject([
      201,
      { status: 'option', holdExpiresAt: minutesAfter(20) },
    ]);
    const row = await rowOf(made.body.content.reservationCode);
    expect(row).toMatchObject({ status: 'option', instant: true, holdExpiresAt: null });
    expect(await nightRows(app, villa.id)).toHaveLength(7);
    const steps = await app.deps.db.read
      .select({ from: reservationHistory.from, to: reservationHistory.to })
      .from(reservationHistory)
      .where(eq(reservationHistory.reservationId, row.id))
      .orderBy(reservationHistory.id);
    expect(steps).toEqual([
      { from: null, to: 'requested' },
      { from: 'requested', to: 'option' },
    ]);
    const mails = await app.deps.db.read
      .select({ template: outbox.template })
      .from(outbox)
      .where(eq(outbox.reservationId, row.id));
    expect(mails).toEqual([{ template: 'on_odeme_bilgi' }]);
  });

  it('is the guest’s once the prepayment came, and free again when it did not', async () => {
    const [paid, left] = [await createVilla(app, AGREED), await createVilla(app, AGREED)];
    const customer = someGuest();
    const made = await book(paid.slug, customer);
    const link = new URL(made.body.content.page).searchParams.get('baglanti')!;
    const code: string = made.body.content.reservationCode;
    const page = await app.call('POST', '/v1/payment/checkout', {
      body: { stay: link, kind: 'prepayment' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(page.status).toBe(201);
    await answerSandbox(app, page.body.content.pageUrl);
    expect((await rowOf(code)).status).toBe('confirmed');

    const gone = await book(left.slug);
    await settleDue(later(21).deps);
    expect((await rowOf(gone.body.content.reservationCode)).status).toBe('expired');
    expect(await nightRows(app, left.id)).toEqual([]);
  });

  it('is a stay of one: of two at once, the second is told that the nights are taken', async () => {
    const villa = await createVilla(app, AGREED);
    const both = await Promise.all([book(villa.slug), book(villa.slug)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('DATES_TAKEN');
  });

  const SEASONS = (instant: boolean | null) => ({
    villa: { instant: false, instantAgreedOn: '2027-01-05' },
    rows: { instant },
  });
  it.each<[string, object, object, boolean]>([
    ['the villa says so', AGREED, {}, true],
    ['nobody says so', { instantAgreedOn: '2027-01-05' }, {}, false],
    ['the owner did not agree', { instant: true }, {}, false],
    ['its season alone says so', SEASONS(true).villa, SEASONS(true).rows, true],
    ['its season alone says no', AGREED, { instant: false }, false],
    ['nothing is to be paid', { ...AGREED, prepaymentRate: 0, commissionRate: 0 }, {}, false],
  ])('is offered or not where %s', async (_name, columns, season, isOffered) => {
    const villa = await createVilla(app, columns);
    if (Object.keys(season).length > 0) {
      await app.deps.db.rows
        .update(villaPrices)
        .set(season)
        .where(eq(villaPrices.villaId, villa.id));
    }
    expect((await minutesOf(villa.slug)) !== null).toBe(isOffered);
    const made = await book(villa.slug);
    expect([made.status, made.body.code]).toEqual(
      isOffered ? [201, undefined] : [409, 'INSTANT_ENDED'],
    );
  });

  it('needs linked calendars that were read lately', async () => {
    const villa = await createVilla(app, AGREED);
    const read = (lastOkAt: string | null) =>
      app.deps.db.rows.insert(calendarSources).values({
        villaId: villa.id,
        source: 'airbnb',
        url: `https://x.example/${lastOkAt}.ics`,
        lastOkAt,
      });
    await read(minutesAfter(-179));
    expect(await minutesOf(villa.slug)).not.toBeNull();
    const { quoteToken } = (await quoteOf(app, { slug: villa.slug, ...DATES })).body.content;
    // The second calendar was never read: what was offered before is not sold any more.
    await read(null);
    expect(await minutesOf(villa.slug)).toBeNull();
    const late = await requestWith(app, quoteToken, { customer: someGuest(), instant: true });
    expect([late.status, late.body.code]).toEqual([409, 'INSTANT_ENDED']);
    const asked = await requestWith(app, quoteToken, { customer: someGuest() });
    expect([asked.status, asked.body.content.status]).toEqual([201, 'requested']);
  });

  it('takes as long, and reads calendars as old, as the agency says', async () => {
    const villa = await createVilla(app, AGREED);
    await app.deps.db.rows.insert(settings).values([
      { group: 'rules', key: 'instant_minutes', value: '45' },
      { group: 'rules', key: 'instant_feed_hours', value: '1' },
    ]);
    try {
      expect(await minutesOf(villa.slug)).toBe(45);
      await app.deps.db.rows.insert(calendarSources).values({
        villaId: villa.id,
        source: 'airbnb',
        url: 'https://y.example/1.ics',
        lastOkAt: minutesAfter(-61),
      });
      expect(await minutesOf(villa.slug)).toBeNull();
    } finally {
      for (const key of ['instant_minutes', 'instant_feed_hours']) {
        await app.deps.db.rows.delete(settings).where(eq(settings.key, key));
      }
    }
  });

  it('is no offer for a new owner, who has not agreed', async () => {
    const villa = await createVilla(app, AGREED);
    const { id } = await createUser(app, { role: 'OWNER' });
    await app.deps.db.rows.update(villas).set({ ownerId: id }).where(eq(villas.id, villa.id));
    const [row] = await app.deps.db.read.select().from(villas).where(eq(villas.id, villa.id));
    expect([row?.instant, row?.instantAgreedOn]).toEqual([true, null]);
    expect(await minutesOf(villa.slug)).toBeNull();
  });

  it('cannot be written for a house that does not sell so, whoever writes it', async () => {
    const villa = await createVilla(app, AGREED);
    const made = await book(villa.slug);
    const row = await rowOf(made.body.content.reservationCode);
    const { rowId: _, ownerDue: __, ownerDueBefore: ___, ...copy } = row;
    const other = await createVilla(app, { instant: true });
    const again = { ...copy, id: crypto.randomUUID(), code: 'KY27-AAAAAAAA', villaId: other.id };
    await expect(app.deps.db.rows.insert(reservations).values(again as never)).rejects.toThrow();
    await expect(
      app.deps.db.rows
        .insert(reservations)
        .values({ ...again, villaId: villa.id, status: 'confirmed' } as never),
    ).rejects.toThrow();
  });

  it('is found by a search for it, and said by the house', async () => {
    const villa = await createVilla(app, AGREED);
    await app.deps.db.rows.insert(villaPrices).values({
      villaId: villa.id,
      startsOn: '2030-01-01',
      endsOn: '2030-01-31',
      nightly: 500_000,
    });
    const slow = await createVilla(app, {});
    const saysOf = async (slug: string) =>
      (await app.call('GET', `/v1/villa/${slug}`)).body.content.instant;
    expect([await saysOf(villa.slug), await saysOf(slow.slug)]).toEqual([true, false]);
    const found = async (query: string) =>
      (await app.call('GET', `/v2/search?take=100&${query}`)).body.content.items.map(
        (item: any) => [item.slug, item.instant],
      );
    const dated = 'checkin=2027-05-10&checkout=2027-05-17';
    for (const query of ['instant=1', `instant=1&${dated}`]) {
      const slugs = await found(query);
      expect(slugs).toContainEqual([villa.slug, true]);
      expect(slugs.map(([slug]: [string]) => slug)).not.toContain(slow.slug);
    }
    expect(await found(dated)).toContainEqual([slow.slug, false]);
  });
});
