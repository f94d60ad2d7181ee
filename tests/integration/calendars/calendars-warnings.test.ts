import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { syncDueFeeds } from '#worker/features/calendars/schedule/sync-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';
import { fakeOutside, feedOf, type Outside } from '#tests/support/servers/feeds.ts';
import { nightRows } from '#tests/support/nights.ts';

/** A feed that cannot be read whole closes what can be read and never looks fresh. */
let app: TestApp;
let outside: Outside;
let email: string;
let token: string;

const TODAY = '2026-11-21';

beforeAll(async () => {
  outside = fakeOutside();
  app = testApp({ outside: outside.fetch });
  email = (await createUser(app)).email;
  token = await signIn(app, email);
});

const post = (path: string, body: unknown) => app.call('POST', path, { token, body });
const get = async (path: string) => (await app.call('GET', path, { token })).body.content;

type Event = Parameters<typeof feedOf>[0][number];

const RESERVED: Event = { uid: 'a', start: '2027-06-01', end: '2027-06-05' };
const WEEKLY: Event = {
  uid: 'w',
  summary: 'Temizlik',
  start: '2027-06-05',
  end: '2027-06-06',
  lines: ['RRULE:FREQ=WEEKLY;COUNT=3'],
};
const BROKEN = { ...WEEKLY, lines: ['RRULE:FREQ=NOW'] };

async function linked(...events: Event[]) {
  const owner = await createUser(app, { role: 'OWNER' });
  const villa = await createVilla(app, { ownerId: owner.id });
  const url = `https://www.airbnb.com/calendar/ical/${unique('w')}.ics`;
  const serve = (...next: Event[]) => outside.serve(url, feedOf(next));
  serve(...events);
  const body = { villa_id: villa.id, url };
  const preview = async () => (await post('/v1/admin/villas/date/sync/preview', body)).body.content;
  const sync = async () => (await post('/v1/admin/villas/date/sync', body)).body.content;
  const source = async () =>
    (await get(`/v1/admin/calendars/sources?villa_id=${villa.id}`)).items[0];
  const nights = async () => (await nightRows(app, villa.id)).map(([night]) => night);
  /** What its owner, who has no other villa, sees first. */
  const home = async () => {
    const own = await signIn(app, owner.email);
    return (await app.call('GET', '/v1/admin/other', { token: own })).body.content;
  };
  return { villa, url, home, serve, preview, sync, source, nights };
}

const WHY = {
  uid: 'w',
  summary: 'Temizlik',
  start: '2027-06-05',
  end: null,
  why: 'Tekrar kuralı okunamadı.',
};
const SENTENCE =
  'Bir etkinlik tam okunamadı. “Temizlik” (5 Haziran 2027 Cumartesi): Tekrar kuralı okunamadı.';

describe('an event that cannot be read', () => {
  it('is named in the preview, the result, the list, the log, the home and beside the nights', async () => {
    const { villa, home, preview, sync, source, nights } = await linked(RESERVED, BROKEN);
    expect((await preview()).warnings).toEqual([WHY]);
    expect(await sync()).toMatchObject({
      outcome: 'applied',
      warnings: [WHY],
      message: `Takvim uygulandı: 2 yeni etkinlik. ${SENTENCE}`,
    });
    expect(await sync()).toMatchObject({ outcome: 'unchanged', message: SENTENCE });
    expect(await source()).toMatchObject({ freshness: 'warning', warnings: [WHY] });
    expect((await get(`/v1/admin/calendars/runs?villa_id=${villa.id}`)).items[0]).toMatchObject({
      warnings: [WHY],
    });
    expect(
      (await get(`/v1/admin/calendars/freshness?villa_id=${villa.id}`)).items[0],
    ).toMatchObject({ stale: false, warning: SENTENCE });
    expect((await home()).feedWarnings).toMatchObject({
      total: 1,
      items: [{ villa_id: villa.id, warning: SENTENCE }],
    });
    // What was readable is closed: the stay, and the one day of the series that is sure.
    expect(await nights()).toEqual(eachNight('2027-06-01', '2027-06-06'));
  });

  it('keeps its known nights until it can be read again', async () => {
    const { serve, sync, source, nights } = await linked(RESERVED, WEEKLY);
    const all = [...eachNight('2027-06-01', '2027-06-06'), '2027-06-12', '2027-06-19'];
    expect((await sync()).warnings).toEqual([]);
    expect(await nights()).toEqual(all);
    expect((await source()).freshness).toBe('fresh');

    serve({ uid: 'a', start: 'someday' }, BROKEN);
    expect((await sync()).warnings).toHaveLength(2);
    expect(await nights()).toEqual(all);

    serve(RESERVED, { ...WEEKLY, lines: ['RRULE:FREQ=WEEKLY;COUNT=2'] });
    expect((await sync()).warnings).toEqual([]);
    expect(await nights()).toEqual(all.slice(0, -1));
    expect(await source()).toMatchObject({ freshness: 'fresh', warnings: [] });
  });

  it('stays named while the seller says that nothing changed, and after a failure', async () => {
    const { url, sync, source } = await linked(RESERVED, BROKEN);
    await sync();
    outside.serve(url, () => new Response(null, { status: 500 }));
    app.clock.advanceMinutes(20);
    await syncDueFeeds(app.deps);
    expect(await source()).toMatchObject({ freshness: 'failing', warnings: [WHY] });
  });
});

describe('ranges and series beyond the horizon', () => {
  const last = addDays(TODAY, 1100);

  it.each<[string, Event]>([
    ['that end in 9999', { uid: 'a', start: '2027-01-01', end: '9999-12-31' }],
    ['that began in 1601', { uid: 'a', start: '1601-01-01', end: '2199-01-01' }],
    ['that began in 1999', { uid: 'a', start: '1999-05-01', end: '2028-03-04' }],
    [
      'that recur for ever',
      { uid: 'a', start: '2020-01-01', end: '2020-01-02', lines: ['RRULE:FREQ=DAILY'] },
    ],
  ])('%s take the nights within', async (_how, event) => {
    const { sync, nights, source } = await linked(event);
    const { outcome, warnings } = await sync();
    expect([outcome, warnings]).toEqual(['applied', []]);
    const from = event.start > TODAY ? event.start : TODAY;
    const isOpen = event.lines !== undefined || event.end! > last;
    expect(await nights()).toEqual(eachNight(from, isOpen ? last : event.end!));
    expect((await source()).freshness).toBe('fresh');
  });

  it('take the next night once it is within the horizon, even when the feed has not changed', async () => {
    const later = testApp({ outside: outside.fetch });
    const villa = await createVilla(later);
    const url = `https://www.airbnb.com/calendar/ical/${unique('w')}.ics`;
    const text = feedOf([
      { uid: 'a', start: '2020-01-01', end: '2020-01-02', lines: ['RRULE:FREQ=DAILY'] },
    ]);
    outside.serve(url, () => {
      const asked = outside.requests.at(-1)?.headers['if-none-match'];
      return asked === '"1"'
        ? new Response(null, { status: 304 })
        : new Response(text, { headers: { etag: '"1"' } });
    });
    const body = { villa_id: villa.id, url };
    await later.call('POST', '/v1/admin/villas/date/sync', {
      token: await signIn(later, email),
      body,
    });
    const held = async () => (await nightRows(later, villa.id)).map(([night]) => night);
    expect((await held()).at(-1)).toBe(addDays(last, -1));
    later.clock.advanceMinutes(20);
    await syncDueFeeds(later.deps);
    expect(outside.requests.at(-1)?.headers['if-none-match']).toBe('"1"');
    later.clock.advanceMinutes(24 * 60);
    await syncDueFeeds(later.deps);
    expect((await held()).at(-1)).toBe(last);
  });
});
