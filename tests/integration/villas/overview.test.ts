import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calendarConflicts, calendarSources, externalEvents } from '#drizzle/schema/calendars.ts';
import { paymentAlarms } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { readOverview } from '#worker/features/overview/queries.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { queryPlans } from '#tests/support/query-plans.ts';
import { createUser, createVilla, requestStay, signIn, unique } from '#tests/support/factories.ts';

/** An owner's home is used throughout: its figures are of own villas, whatever other tests make. */
async function ownersHome(now?: string) {
  const app = testApp(now === undefined ? {} : { now });
  const owner = await createUser(app, { role: 'OWNER' });
  const token = await signIn(app, owner.email);
  const home = async () => (await app.call('GET', '/v1/admin/other', { token })).body.content;
  return { app, ownerId: owner.id, token, home };
}

async function stay(
  app: TestApp,
  slug: string,
  checkIn: string,
  checkOut: string,
  changes: object,
) {
  const { body } = await requestStay(app, { slug, checkIn, checkOut });
  await app.deps.db.rows
    .update(reservations)
    .set(changes)
    .where(eq(reservations.code, body.content.reservationCode));
}

describe("the dashboard's home", () => {
  it('shows today, the week, what waits and what is expected', async () => {
    const { app, ownerId, home } = await ownersHome();
    const villa = await createVilla(app, { ownerId });
    const sold = { status: 'confirmed' as const };
    await stay(app, villa.slug, '2026-11-21', '2026-11-24', sold);
    await stay(app, villa.slug, '2026-11-27', '2026-12-02', sold);
    await stay(app, villa.slug, '2026-12-10', '2026-12-15', {
      status: 'option',
      optionExpiresAt: '2026-11-22T08:00:00.000Z',
    });
    await requestStay(app, { slug: villa.slug, checkIn: '2027-01-10', checkOut: '2027-01-17' });
    const content = await home();
    expect(content).toMatchObject({ today: '2026-11-21', waitingCount: 1, optionCount: 1 });
    expect(content.expiringCount).toBe(1);
    expect(content.arrivals).toMatchObject([{ checkin: '2026-11-21', villa_name: villa.name }]);
    expect(content.departures).toEqual([]);
    expect(content.week).toMatchObject({
      from: '2026-11-21',
      to: '2026-11-27',
      arrivalCount: 2,
      departureCount: 1,
    });
    // November: 21, 22, 23 of the first stay; 27, 28, 29, 30 of the second.
    expect(content.occupancy).toEqual({
      month: '2026-11',
      nights: 7,
      available: 30,
      lastYear: 0,
    });
    // Three, five and five nights at 5.000, and cleaning under seven nights; a fifth of it ahead.
    const [three, five] = [3 * 500_000 + 150_000, 5 * 500_000 + 150_000];
    // Four of the five nights lie in November; December's is of this year, too.
    const november = three + Math.floor((five * 4) / 5);
    expect(content.turnover).toEqual({ month: '2026-11', total: november, lastYear: 0 });
    expect(content.yearTurnover).toEqual({ year: '2026', total: three + five, lastYear: 0 });
    expect(content.upcoming.map(({ checkin }: { checkin: string }) => checkin)).toEqual([
      '2026-11-21',
      '2026-11-27',
    ]);
    expect(content.nights.homes).toBe(1);
    expect(content.nights.days).toHaveLength(28);
    expect(content).toMatchObject({ payments: { total: 0 }, failedMails: 0 });
    expect(content.expected).toEqual({
      prepayments: (3 + 5 + 5) * 100_000,
      balances: three - 300_000 + (five - 500_000),
    });
  });

  it('warns of missing permits, prices that end and feeds in trouble', async () => {
    const { app, ownerId, home } = await ownersHome();
    const quiet = await createVilla(app, { ownerId, name: 'Villa Sakin' });
    const bare = await createVilla(app, {
      ownerId,
      active: false,
      permitNo: null,
      name: 'Villa Eksik',
    });
    const ending = await createVilla(app, {
      ownerId,
      name: 'Villa Son',
      seasons: [{ from: '2026-01-01', to: '2026-12-31', lira: 5000 }],
    });
    const unpriced = await createVilla(app, { ownerId, name: 'Villa Boş', seasons: [] });
    const feed = { source: 'airbnb' as const, url: `https://ical.example/${unique('f')}` };
    await app.deps.db.rows.insert(calendarSources).values([
      { ...feed, villaId: quiet.id, lastOkAt: '2026-11-21T08:00:00.000Z' },
      { ...feed, villaId: bare.id, lastOkAt: '2026-11-21T05:00:00.000Z' },
      { ...feed, villaId: ending.id, lastOkAt: '2026-11-21T08:59:00.000Z', failures: 2 },
    ]);
    const { withoutPermit, pricesEnding, feeds } = await home();
    expect(withoutPermit).toEqual({
      total: 1,
      items: [{ villa_id: bare.id, villa_name: 'Villa Eksik' }],
    });
    expect(pricesEnding).toEqual({
      total: 2,
      items: [
        { villa_id: unpriced.id, villa_name: 'Villa Boş', endsOn: null },
        { villa_id: ending.id, villa_name: 'Villa Son', endsOn: '2026-12-31' },
      ],
    });
    expect(feeds.total).toBe(2);
    expect(feeds.items.map(({ villa_id }: { villa_id: number }) => villa_id)).toEqual([
      bare.id,
      ending.id,
    ]);
  });

  it('names own villas whose calendars contradict a stay; payments and mails are the agency’s', async () => {
    const { app, ownerId, home } = await ownersHome();
    const villa = await createVilla(app, { ownerId, name: 'Villa Çakışan' });
    const { rows } = app.deps.db;
    const [source] = await rows
      .insert(calendarSources)
      .values({ villaId: villa.id, source: 'airbnb', url: `https://ical.example/${unique('c')}` })
      .returning();
    const event = { id: unique('event'), startsOn: '2027-06-01', endsOn: '2027-06-05' };
    await rows.insert(externalEvents).values({ ...event, sourceId: source!.id, uid: event.id });
    const nights = { firstNight: '2027-06-01', lastNight: '2027-06-04' };
    await rows.insert(calendarConflicts).values([
      { id: unique('c'), eventId: event.id, villaId: villa.id, ref: 'r1', ...nights },
      { id: unique('c'), eventId: event.id, villaId: villa.id, ref: 'r2', ...nights },
    ]);
    await rows
      .insert(paymentAlarms)
      .values({ id: unique('alarm'), kind: 'late', cause: unique('cause'), amount: 100_000 });
    const own = await home();
    expect(own.conflicts).toEqual({
      total: 1,
      items: [{ villa_id: villa.id, villa_name: 'Villa Çakışan' }],
    });
    expect(own).toMatchObject({ payments: { total: 0, items: [] }, failedMails: 0 });
    const token = await signIn(app, (await createUser(app)).email);
    const { body } = await app.call('GET', '/v1/admin/other', { token });
    expect(body.content.payments.total).toBeGreaterThan(0);
    expect(body.content.payments.items[0]).toMatchObject({ kind: expect.any(String) });
  });

  it('comes in one trip besides the session, and shows nobody the villas of others', async () => {
    const { app, token, home } = await ownersHome();
    const villa = await createVilla(app);
    await requestStay(app, { slug: villa.slug, checkIn: '2027-03-01', checkOut: '2027-03-08' });
    app.trips.count = 0;
    const content = await home();
    expect(app.trips.count).toBe(2);
    expect(content).toMatchObject({ waiting: [], waitingCount: 0, arrivals: [] });
    const unread = await app.call('GET', '/v1/admin/unreadcount', { token });
    expect(unread.body.content).toEqual({
      reservationCount: 0,
      contactCount: 0,
      inboxCount: 0,
      stayRequestCount: 0,
    });
  });

  it('reads no table from end to end', async () => {
    const now = new Date('2026-11-21T09:00:00.000Z');
    for (const viewer of [
      { role: 'ADMIN', userId: 1 },
      { role: 'OWNER', userId: 1 },
    ] as const) {
      const plans = await queryPlans((db) => readOverview({ db, mailer: null }, viewer, now));
      expect(plans.length).toBeGreaterThan(10);
      const scans = plans.flat().filter((detail) => /^SCAN (?!.*USING)/.test(detail));
      expect(
        // The website's texts are as many in a large agency as in a small one; the others are no tables
        // but queries by their alias, or the few parts of a stay's JSON.
        scans.filter(
          (detail) =>
            !/SCAN (block$|pages$|faq_entries$|written$|unreported$|late$|\w+ VIRTUAL TABLE INDEX 1:$|\(?(subquery|constant))/i.test(
              detail,
            ),
        ),
      ).toEqual([]);
    }
  });

  it('counts all unread requests for an admin', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    const villa = await createVilla(app);
    const count = async () =>
      (await app.call('GET', '/v1/admin/unreadcount', { token })).body.content.reservationCount;
    const before = await count();
    await requestStay(app, { slug: villa.slug, checkIn: '2027-03-01', checkOut: '2027-03-08' });
    expect(await count()).toBeGreaterThan(before);
  });
});
