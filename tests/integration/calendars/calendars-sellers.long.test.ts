import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { runScheduled } from '#worker/scheduled.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn } from '#tests/support/factories.ts';
import { nightRows } from '#tests/support/nights.ts';
import { type Seller, type SellerMood, SELLERS } from '#tests/support/servers/start-feed-server.ts';

/**
 * A real server plays three sellers of one villa through good and bad days. After each of them the
 * nights are what a person would expect who reads the feeds with their own eyes.
 */
const { url, shaped } = inject('sellers');

type Stay = { uid: string; start: string; end: string };

/** What a person sees in a feed: every event with its two dates. */
function staysIn(text: string): Stay[] {
  return text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const value = (name: string) =>
        new RegExp(`^${name}[^:\n]*:(.*?)\r?$`, 'm').exec(event)?.[1] ?? '';
      const day = (name: string) => value(name).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
      return { uid: value('UID'), start: day('DTSTART'), end: day('DTEND') };
    });
}

/** The feed with one event changed or left out. */
const edit = (text: string, uid: string, change: (event: string) => string): string =>
  text.replace(
    new RegExp(`BEGIN:VEVENT(?:(?!END:VEVENT)[^])*?UID:${uid}[^]*?END:VEVENT\r?\n`),
    change,
  );

const compact = (day: string) => day.replaceAll('-', '');

describe('three sellers of one villa', () => {
  let app: TestApp;
  let token: string;
  let email: string;
  let villa: { id: number; slug: string };
  const feeds: Record<Seller, string> = { ...shaped };

  const say = (seller: Seller, mood: SellerMood) =>
    fetch(`${url}/${seller}`, { method: 'PUT', body: JSON.stringify(mood) });
  const serve = (seller: Seller, text: string) => {
    feeds[seller] = text;
    return say(seller, { mood: 'serve', text });
  };
  const addressOf = (seller: Seller) => `${url}/${seller}.ics`;

  /** The next time every feed is due. */
  async function tick() {
    app.clock.advanceMinutes(20);
    await runScheduled(app.deps);
  }

  const externalNights = async () =>
    (await nightRows(app, villa.id))
      .filter(([, kind]) => kind === 'external')
      .map(([night]) => night);

  /** The nights that the three feeds take, without those that are ours. */
  async function expectNights(told: Record<Seller, string>, ours: string[] = []) {
    const wanted = new Set(
      SELLERS.flatMap((seller) => staysIn(told[seller])).flatMap(({ start, end }) =>
        eachNight(start, end),
      ),
    );
    for (const night of ours) wanted.delete(night);
    expect(await externalNights()).toEqual([...wanted].toSorted());
    const all = (await nightRows(app, villa.id)).filter(([, kind]) => kind !== 'external');
    expect(all.map(([night]) => night)).toEqual(ours);
  }

  async function sources() {
    const path = `/v1/admin/calendars/sources?villa_id=${villa.id}`;
    const { items } = (await app.call('GET', path, { token })).body.content;
    return Object.fromEntries(items.map((item: any) => [item.source, item])) as Record<Seller, any>;
  }

  beforeAll(async () => {
    app = testApp({ outside: (...request) => fetch(...request) });
    email = (await createUser(app)).email;
    token = await signIn(app, email);
    villa = await createVilla(app);
    for (const seller of SELLERS) await serve(seller, shaped[seller]);
  });

  it('live through all of it', async () => {
    // They are linked.
    for (const source of SELLERS) {
      const body = { villa_id: villa.id, url: addressOf(source), source };
      const preview = await app.call('POST', '/v1/admin/villas/date/sync/preview', { token, body });
      expect(preview.body.content.new).toHaveLength(staysIn(shaped[source]).length);
      const applied = await app.call('POST', '/v1/admin/villas/date/sync', { token, body });
      expect(applied.body.content).toMatchObject({ outcome: 'applied', conflicts: 0 });
    }
    await expectNights(feeds);

    // Nothing changed: they are asked politely, and nothing changes here.
    await tick();
    const { asked } = (await (await fetch(`${url}/requests`)).json()) as { asked: any[] };
    expect(asked.slice(-3).map(({ conditional, status }) => [conditional, status])).toEqual(
      SELLERS.map(() => [true, 304]),
    );
    await expectNights(feeds);

    // One moves a stay by two days, one gives one back, one cancels one by name.
    const [moved] = staysIn(feeds.airbnb);
    const lastOf = (seller: Seller) => staysIn(feeds[seller]).at(-1)!;
    const late = {
      start: addDays(lastOf('airbnb').end, 30),
      end: addDays(lastOf('airbnb').end, 33),
    };
    await serve(
      'airbnb',
      edit(feeds.airbnb, moved!.uid, (event) =>
        event
          .replace(compact(moved!.start), compact(late.start))
          .replace(compact(moved!.end), compact(late.end)),
      ),
    );
    await serve(
      'booking',
      edit(feeds.booking, lastOf('booking').uid, () => ''),
    );
    const cancelled = lastOf('vrbo');
    await serve(
      'vrbo',
      edit(feeds.vrbo, cancelled.uid, (event) =>
        event.replace('END:VEVENT', 'STATUS:CANCELLED\r\nEND:VEVENT'),
      ),
    );
    await tick();
    const told = { ...feeds, vrbo: edit(feeds.vrbo, cancelled.uid, () => '') };
    await expectNights(told);

    // A guest of ours takes nights that were just given back; then a seller sells them as well.
    const free = { checkIn: '2028-03-01', checkOut: '2028-03-08' };
    const made = await requestStay(app, { slug: villa.slug, ...free });
    const [reservation] = await app.deps.db.read.all<{ id: string }>(
      sql`select id from reservations where code = ${made.body.content.reservationCode}`,
    );
    const move = (body: object) =>
      app.call('PATCH', `/v1/admin/reservations/${reservation!.id}`, { token, body });
    expect((await move({ status: 'confirmed' })).status).toBe(200);
    const ours = eachNight(free.checkIn, free.checkOut);
    const over =
      'BEGIN:VEVENT\r\nUID:over\r\nDTSTART;VALUE=DATE:20280305\r\nDTEND;VALUE=DATE:20280310\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\n';
    await serve('airbnb', feeds.airbnb.replace('END:VCALENDAR', `${over}END:VCALENDAR`));
    await tick();
    await expectNights({ ...told, airbnb: feeds.airbnb }, ours);
    const conflicts = async (state: string) =>
      (
        await app.call('GET', `/v1/admin/calendars/conflicts?villa_id=${villa.id}&state=${state}`, {
          token,
        })
      ).body.content.items;
    expect(await conflicts('open')).toMatchObject([
      { firstNight: '2028-03-05', lastNight: '2028-03-07', external: { uid: 'over' } },
    ]);

    // A bad day: nothing of it may change a night.
    const good = { ...told, airbnb: feeds.airbnb };
    const badDays: [SellerMood, RegExp][] = [
      [{ mood: 'serve', text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' }, /kayboldu/],
      [{ mood: 'serve', text: feeds.airbnb.slice(0, 1500) }, /yarım/],
      [{ mood: 'serve', text: '<html><body>Bakımdayız' }, /web sayfası/],
      [{ mood: 'status', status: 500 }, /500/],
      [{ mood: 'status', status: 404 }, /tanımıyor/],
      [{ mood: 'break' }, /bağlanılamadı|yarım/],
      [{ mood: 'hang up' }, /bağlanılamadı/],
      [{ mood: 'canary' }, /yönlendiriyor/],
      [{ mood: 'slow' }, /10 saniye/],
    ];
    for (const [mood, why] of badDays) {
      await say('airbnb', mood);
      // Longer than a failing feed is ever left alone.
      app.clock.advanceMinutes(8 * 60);
      await tick();
      // A session does not last for days.
      token = await signIn(app, email);
      await expectNights(good, ours);
      const { airbnb, booking } = await sources();
      expect([mood, airbnb.lastError]).toEqual([mood, expect.stringMatching(why)]);
      expect(airbnb.stale).toBe(true);
      expect([booking.freshness, booking.lastError]).toEqual(['fresh', null]);
    }
    const seen = (await (await fetch(`${url}/requests`)).json()) as { canaryHits: number };
    expect(seen.canaryHits).toBe(0);

    // The sun comes back, and our guest cancels: the nights that waited are the seller's.
    await serve('airbnb', feeds.airbnb);
    app.clock.advanceMinutes(8 * 60);
    await tick();
    token = await signIn(app, email);
    await expectNights(good, ours);
    expect((await sources()).airbnb).toMatchObject({
      freshness: 'fresh',
      failures: 0,
      lastError: null,
    });
    expect((await move({ status: 'cancelled', reason: 'Vazgeçti' })).status).toBe(200);
    await expectNights(good);
    await tick();
    expect(await conflicts('open')).toEqual([]);
    expect(await conflicts('resolved')).toMatchObject([{ resolution: 'ours_gone' }]);

    // What happened is all in the log.
    const runs = await app.call('GET', `/v1/admin/calendars/runs?villa_id=${villa.id}&take=100`, {
      token,
    });
    const outcomes = runs.body.content.items
      .filter((run: any) => run.source === 'airbnb')
      .map((run: any) => run.outcome)
      .toReversed();
    expect(outcomes.filter((outcome: string) => outcome !== 'unchanged')).toEqual([
      'applied',
      'applied',
      'applied',
      'held',
      ...Array.from({ length: badDays.length - 1 }, () => 'failed'),
    ]);
  });
});
