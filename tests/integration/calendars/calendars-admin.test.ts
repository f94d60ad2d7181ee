import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { settleEndedConflicts } from '#worker/features/calendars/apply/settle-conflicts.ts';
import { syncDueFeeds } from '#worker/features/calendars/schedule/sync-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn, unique } from '#tests/support/factories.ts';
import { fakeOutside, feedOf, type Outside } from '#tests/support/servers/feeds.ts';
import { nightRows, takenNights } from '#tests/support/nights.ts';

let app: TestApp;
let outside: Outside;
let token: string;

beforeAll(async () => {
  outside = fakeOutside();
  app = testApp({ outside: outside.fetch });
  token = await signIn(app, (await createUser(app)).email);
});

const newUrl = () => `https://www.airbnb.com/calendar/ical/${unique('feed')}.ics`;

const post = (path: string, body: unknown) => app.call('POST', path, { token, body });
const preview = (villa_id: number, url: string, more = {}) =>
  post('/v1/admin/villas/date/sync/preview', { villa_id, url, ...more });
const sync = (villa_id: number, url: string, more = {}) =>
  post('/v1/admin/villas/date/sync', { villa_id, url, ...more });

/** The external nights of a villa as ranges "from/to", the end exclusive. */
async function externalRanges(villaId: number): Promise<string[]> {
  const rows = (await nightRows(app, villaId)).filter(([, kind]) => kind === 'external');
  const ranges: [string, string][] = [];
  for (const [night] of rows) {
    const next = new Date(Date.parse(night) + 86_400_000).toISOString().slice(0, 10);
    const last = ranges.at(-1);
    if (last?.[1] === night) last[1] = next;
    else ranges.push([night, next]);
  }
  return ranges.map((range) => range.join('/'));
}

async function linkedVilla(events: Parameters<typeof feedOf>[0]) {
  const villa = await createVilla(app);
  const url = newUrl();
  outside.serve(url, feedOf(events));
  const answer = await sync(villa.id, url);
  expect([answer.status, answer.body.content?.outcome]).toEqual([200, 'applied']);
  return { villa, url, result: answer.body.content };
}

async function confirmedStay(villa: { slug: string }, checkIn: string, checkOut: string) {
  const made = await requestStay(app, { slug: villa.slug, checkIn, checkOut });
  expect(made.status).toBe(201);
  const code = made.body.content.reservationCode;
  const [row] = await app.deps.db.read
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.code, code));
  const id = row!.id;
  const moved = await app.call('PATCH', `/v1/admin/reservations/${id}`, {
    token,
    body: { status: 'confirmed' },
  });
  expect(moved.status).toBe(200);
  return { id, code };
}

const cancel = async (id: string) => {
  const body = { status: 'cancelled', reason: 'Misafir vazgeçti' };
  const answer = await app.call('PATCH', `/v1/admin/reservations/${id}`, { token, body });
  expect(answer.status).toBe(200);
};

const openConflicts = async (villaId: number) => {
  const answer = await app.call('GET', `/v1/admin/calendars/conflicts?villa_id=${villaId}`, {
    token,
  });
  return answer.body.content.items;
};

const A = { uid: 'a@airbnb.com', start: '2027-06-01', end: '2027-06-05' };
const B = { uid: 'b@airbnb.com', start: '2027-06-05', end: '2027-06-08' };
const C = { uid: 'c@airbnb.com', start: '2027-07-01', end: '2027-07-04' };
const CLOSED = {
  uid: 'd@airbnb.com',
  start: '2027-09-01',
  end: '2028-03-01',
  summary: 'Airbnb (Not available)',
};

describe('preview', () => {
  it('shows the content of a new feed and changes nothing, in one read', async () => {
    const villa = await createVilla(app);
    const url = newUrl();
    outside.serve(
      url,
      feedOf([
        A,
        CLOSED,
        { uid: 'x', start: '2027-08-01', end: '2027-08-03', lines: ['STATUS:CANCELLED'] },
        { uid: 'y', start: '2027-08-05', end: '2027-08-01' },
        { uid: 'z', start: '2026-10-01', end: '2026-10-03' },
      ]),
    );
    const before = app.trips.count;
    const answer = await preview(villa.id, url);
    expect(app.trips.count - before).toBeLessThanOrEqual(2);
    expect(answer.status).toBe(200);
    const { content } = answer.body;
    expect(content).toMatchObject({
      source: 'airbnb',
      source_id: null,
      url,
      moved: [],
      gone: [],
      conflicts: [],
      unchanged: 0,
      loss: { lost: 0, of: 0, needsConfirm: false },
    });
    expect(content.new).toMatchObject([
      { uid: A.uid, start: A.start, end: A.end, nights: 4, kind: 'booking', why: '' },
      { uid: CLOSED.uid, kind: 'block', why: expect.stringContaining('takvim ufku') },
    ]);
    expect(content.ignored.map(({ uid, why }: any) => [uid, why])).toEqual([
      ['y', 'Bitişi başlangıcından önce.'],
      ['x', 'İptal edilmiş.'],
      ['z', 'Geçmişte kaldı.'],
    ]);
    expect(await nightRows(app, villa.id)).toEqual([]);
    const sources = await app.call('GET', `/v1/admin/calendars/sources?villa_id=${villa.id}`, {
      token,
    });
    expect(sources.body.content.total).toBe(0);
  });

  it('compares a linked feed with the stored events, each in one list', async () => {
    const { villa, url } = await linkedVilla([A, B, C, CLOSED]);
    const stay = await confirmedStay(villa, '2027-08-01', '2027-08-08');
    outside.serve(
      url,
      feedOf([
        A,
        { ...B, start: '2027-06-06' },
        CLOSED,
        { uid: 'over', start: '2027-08-03', end: '2027-08-10' },
      ]),
    );
    const { content } = (await preview(villa.id, url)).body;
    expect(content).toMatchObject({
      new: [],
      moved: [
        { uid: B.uid, start: '2027-06-06', from: { start: '2027-06-05', end: '2027-06-08' } },
      ],
      gone: [{ uid: C.uid }],
      conflicts: [
        {
          uid: 'over',
          ours: [{ kind: 'reservation', ref: stay.id, start: '2027-08-01', end: '2027-08-08' }],
        },
      ],
      unchanged: 2,
      loss: { lost: 1, of: 4, needsConfirm: false },
    });
    expect(content.conflicts[0].ours[0].label).toContain(stay.code);
    expect(content.source_id).toEqual(expect.any(Number));
  });
});

describe('applying a feed', () => {
  it('takes its nights in one batch, logs the run and keeps who did it', async () => {
    const villa = await createVilla(app);
    const url = newUrl();
    outside.serve(url, feedOf([A, B, C]));
    const before = app.trips.count;
    const answer = await sync(villa.id, url);
    expect(app.trips.count - before).toBe(3);
    expect(answer.body.content).toMatchObject({
      outcome: 'applied',
      new: 3,
      moved: 0,
      gone: 0,
      conflicts: 0,
      message: 'Takvim uygulandı: 3 yeni etkinlik.',
    });
    expect(await externalRanges(villa.id)).toEqual([
      '2027-06-01/2027-06-08',
      '2027-07-01/2027-07-04',
    ]);
    const runs = await app.call('GET', `/v1/admin/calendars/runs?villa_id=${villa.id}`, { token });
    expect(runs.body.content.items).toMatchObject([
      { id: answer.body.content.run_id, outcome: 'applied', counts: { new: 3 }, error: null },
    ]);
    const logged = await app.deps.db.read
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(villa.id)));
    expect(logged.map(({ action }) => action)).toContain('calendar.sync');
    expect(JSON.stringify(logged)).not.toContain(url);
  });

  it('keeps events whatever they are called', async () => {
    const hostile = [`x'); drop table villas; --`, `"}]`, `${'😀'.repeat(300)}`, '\\u0000', '%00'];
    const { villa, url } = await linkedVilla(
      hostile.map((uid, i) => ({
        uid,
        summary: uid,
        start: `2027-06-0${i + 1}`,
        end: `2027-06-0${i + 2}`,
      })),
    );
    expect(await externalRanges(villa.id)).toEqual(['2027-06-01/2027-06-06']);
    expect((await sync(villa.id, url)).body.content).toMatchObject({
      outcome: 'unchanged',
      unchanged: 5,
    });
  });

  it('frees nights of moved or removed events, and changes nothing the second time', async () => {
    const { villa, url, result } = await linkedVilla([A, B, C]);
    outside.serve(url, feedOf([{ ...A, start: '2027-06-02', end: '2027-06-04' }, B]));
    const moved = await sync(villa.id, url);
    expect(moved.body.content).toMatchObject({ moved: 1, gone: 1, unchanged: 1, new: 0 });
    expect(moved.body.content.source_id).toBe(result.source_id);
    expect(await externalRanges(villa.id)).toEqual([
      '2027-06-02/2027-06-04',
      '2027-06-05/2027-06-08',
    ]);
    const again = await sync(villa.id, url);
    expect(again.body.content).toMatchObject({ outcome: 'unchanged', unchanged: 2 });
  });

  it('keeps the nights of a past event that the feed has dropped', async () => {
    const { villa, url } = await linkedVilla([
      { uid: 'now', start: '2026-11-19', end: '2026-11-25' },
      C,
    ]);
    expect(await externalRanges(villa.id)).toEqual([
      '2026-11-21/2026-11-25',
      '2027-07-01/2027-07-04',
    ]);
    const later = testApp({ outside: outside.fetch, now: '2026-11-26T09:00:00.000Z' });
    outside.serve(url, feedOf([C]));
    const admin = await signIn(later, (await createUser(later)).email);
    const answer = await later.call('POST', '/v1/admin/villas/date/sync', {
      token: admin,
      body: { villa_id: villa.id, url },
    });
    expect(answer.body.content).toMatchObject({ outcome: 'unchanged', gone: 0 });
    expect(await externalRanges(villa.id)).toEqual([
      '2026-11-21/2026-11-25',
      '2027-07-01/2027-07-04',
    ]);
  });

  it('gives a night of two feeds to the second when the first releases it', async () => {
    const { villa, url } = await linkedVilla([A]);
    const second = newUrl();
    outside.serve(second, feedOf([{ uid: 'two', start: '2027-06-03', end: '2027-06-07' }]));
    expect((await sync(villa.id, second, { source: 'booking' })).body.content.conflicts).toBe(0);
    expect(await externalRanges(villa.id)).toEqual(['2027-06-01/2027-06-07']);
    outside.serve(url, feedOf([]));
    await sync(villa.id, url, { confirmLoss: true });
    expect(await externalRanges(villa.id)).toEqual(['2027-06-03/2027-06-07']);
  });

  it('forgets events of a feed that renames them all the time, but none that a conflict names', async () => {
    const villa = await createVilla(app);
    await confirmedStay(villa, C.start, C.end);
    const url = newUrl();
    const named = (n: number) =>
      feedOf([A, C].map((event) => ({ ...event, uid: `${event.uid}-${n}` })));
    outside.serve(url, named(1));
    expect((await sync(villa.id, url)).body.content).toMatchObject({ new: 1, conflicts: 1 });
    outside.serve(url, named(2));
    expect((await sync(villa.id, url)).body.content).toMatchObject({ outcome: 'applied', gone: 2 });
    const later = testApp({ outside: outside.fetch, now: '2026-12-28T09:00:00.000Z' });
    const as = await signIn(later, (await createUser(later)).email);
    outside.serve(url, named(3));
    const body = { villa_id: villa.id, url };
    await later.call('POST', '/v1/admin/villas/date/sync', { token: as, body });
    const kept = await app.deps.db.read.all<{ uid: string }>(sql`
      select uid from external_events e join calendar_sources s on s.id = e.source_id
      where s.villa_id = ${villa.id} order by uid`);
    expect(kept.map(({ uid }) => uid)).toEqual([
      `${A.uid}-2`,
      `${A.uid}-3`,
      ...[1, 2, 3].map((n) => `${C.uid}-${n}`),
    ]);
    expect(await externalRanges(villa.id)).toEqual([`${A.start}/${A.end}`]);
  });

  it('waits for a person when more than half of the coming events are gone', async () => {
    const { villa, url } = await linkedVilla([A, B, C]);
    const ranges = await externalRanges(villa.id);
    outside.serve(url, feedOf([A]));
    const held = await sync(villa.id, url);
    expect(held.body.content).toMatchObject({ outcome: 'held', loss: { lost: 2, of: 3 } });
    expect(await externalRanges(villa.id)).toEqual(ranges);
    const [source] = (
      await app.call('GET', `/v1/admin/calendars/sources?villa_id=${villa.id}`, { token })
    ).body.content.items;
    expect(source).toMatchObject({ freshness: 'held', lastError: expect.stringContaining('2') });
    const confirmed = await sync(villa.id, url, { confirmLoss: true });
    expect(confirmed.body.content).toMatchObject({ outcome: 'applied', gone: 2 });
    expect(await externalRanges(villa.id)).toEqual(['2027-06-01/2027-06-05']);
  });

  it('believes a feed that itself calls its events cancelled', async () => {
    const { villa, url } = await linkedVilla([A, B]);
    const cancelled = [A, B].map((event) => ({ ...event, lines: ['STATUS:CANCELLED'] }));
    outside.serve(url, feedOf(cancelled));
    expect((await sync(villa.id, url)).body.content).toMatchObject({ outcome: 'applied', gone: 2 });
    expect(await externalRanges(villa.id)).toEqual([]);
  });

  it('changes nothing when the feed cannot be fetched or read, and says why', async () => {
    const { villa, url } = await linkedVilla([A, B]);
    const ranges = await externalRanges(villa.id);
    const bad: [string, Response | string | (() => never), string, RegExp][] = [
      ['gone', new Response('', { status: 404 }), 'FEED_UNREACHABLE', /tanımıyor/],
      ['closed', new Response('', { status: 403 }), 'FEED_UNREACHABLE', /göstermiyor/],
      ['down', new Response('', { status: 503 }), 'FEED_UNREACHABLE', /503/],
      ['unasked 304', new Response(null, { status: 304 }), 'FEED_UNREACHABLE', /304/],
      ['empty', '', 'FEED_UNREADABLE', /takvim olmayan/],
      ['a page', '<!doctype html><p>Giriş yapın', 'FEED_UNREADABLE', /web sayfası/],
      ['cut off', feedOf([A, B]).slice(0, -25), 'FEED_UNREADABLE', /yarım/],
      ['too big', `${feedOf([])}${' '.repeat(1_000_001)}`, 'FEED_UNREACHABLE', /1 MB/],
      [
        'too many',
        feedOf(Array.from({ length: 2001 }, (_, i) => ({ ...A, uid: `${i}` }))),
        'FEED_UNREADABLE',
        /2000/,
      ],
      [
        'nobody there',
        () => {
          throw new TypeError('fetch failed');
        },
        'FEED_UNREACHABLE',
        /bağlanılamadı/,
      ],
      [
        'elsewhere',
        Response.redirect('http://127.0.0.1:9/x.ics'),
        'FEED_UNREACHABLE',
        /yönlendiriyor/,
      ],
    ];
    for (const [what, answer, code, why] of bad) {
      outside.serve(url, answer);
      const refusal = await sync(villa.id, url);
      expect([what, refusal.status, refusal.body.code]).toEqual([what, 422, code]);
      expect(refusal.body.content).toMatch(why);
      expect(await externalRanges(villa.id)).toEqual(ranges);
    }
    const [source] = (
      await app.call('GET', `/v1/admin/calendars/sources?villa_id=${villa.id}`, { token })
    ).body.content.items;
    expect(source).toMatchObject({ freshness: 'failing', failures: bad.length });
    // A feed that was never linked leaves no trace of a failed attempt.
    const stranger = await sync((await createVilla(app)).id, url);
    expect(stranger.status).toBe(422);
  });

  it('refuses an internal address, an unknown villa and unknown fields', async () => {
    const villa = await createVilla(app);
    for (const url of [
      'ftp://example.com/x',
      'https://10.0.0.1/x.ics',
      'yok',
      'https://a.local/x',
    ]) {
      const answer = await sync(villa.id, url);
      expect([url, answer.status, answer.body.code]).toEqual([url, 422, 'FEED_URL_REFUSED']);
    }
    expect((await sync(999_999_998, newUrl())).status).toBe(404);
    for (const [body, status] of [
      [{}, 400],
      [{ villa_id: 'x', url: 'x' }, 400],
      [{ villa_id: villa.id, url: newUrl(), nights: 1 }, 422],
    ]) {
      expect((await post('/v1/admin/villas/date/sync', body)).status).toBe(status);
    }
  });

  it('applies a feed once when two readings of it end at the same time', async () => {
    const { villa, url } = await linkedVilla([A, B]);
    outside.serve(url, feedOf([A, B, C]));
    const answers = await Promise.all(Array.from({ length: 6 }, () => sync(villa.id, url)));
    const outcomes = answers.map(({ body }) => body.code ?? body.content.outcome);
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(
      outcomes.every((outcome) => ['applied', 'unchanged', 'FEED_MOVED_ON'].includes(outcome)),
    ).toBe(true);
    expect(await externalRanges(villa.id)).toEqual([
      '2027-06-01/2027-06-08',
      '2027-07-01/2027-07-04',
    ]);
  });

  it('links a new feed once when two people do it at the same time', async () => {
    const villa = await createVilla(app);
    const url = newUrl();
    outside.serve(url, feedOf([A]));
    const answers = await Promise.all(Array.from({ length: 5 }, () => sync(villa.id, url)));
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const rows = await app.deps.db.read
      .select()
      .from(calendarSources)
      .where(eq(calendarSources.villaId, villa.id));
    expect(rows).toHaveLength(1);
  });
});

describe('conflicts', () => {
  it('record an event over our stay, take only free nights, and the rest when we cancel', async () => {
    const villa = await createVilla(app);
    const stay = await confirmedStay(villa, '2027-06-03', '2027-06-08');
    const url = newUrl();
    outside.serve(url, feedOf([{ ...A, end: '2027-06-10' }]));
    expect((await sync(villa.id, url)).body.content).toMatchObject({ conflicts: 1, new: 0 });
    expect(await externalRanges(villa.id)).toEqual([
      '2027-06-01/2027-06-03',
      '2027-06-08/2027-06-10',
    ]);
    const [conflict] = await openConflicts(villa.id);
    expect(conflict).toMatchObject({
      firstNight: '2027-06-03',
      lastNight: '2027-06-07',
      nights: 5,
      since: app.clock.now().toISOString(),
      external: {
        source: 'airbnb',
        uid: A.uid,
        start: '2027-06-01',
        end: '2027-06-10',
        gone: false,
      },
      ours: { kind: 'reservation', code: stay.code, status: 'Onaylandı', start: '2027-06-03' },
      resolvedAt: null,
    });
    expect(conflict.advice.length).toBeGreaterThan(1);
    // The same feed again queues nothing twice.
    await sync(villa.id, url);
    expect(await openConflicts(villa.id)).toHaveLength(1);

    await cancel(stay.id);
    await settleEndedConflicts(app.deps);
    expect(await externalRanges(villa.id)).toEqual(['2027-06-01/2027-06-10']);
    expect(await openConflicts(villa.id)).toEqual([]);
    const closed = await app.call(
      'GET',
      `/v1/admin/calendars/conflicts?villa_id=${villa.id}&state=resolved`,
      { token },
    );
    expect(closed.body.content.items).toMatchObject([{ resolution: 'ours_gone' }]);
  });

  it('give the nights to the event in the very batch that cancels our stay', async () => {
    const villa = await createVilla(app);
    const stay = await confirmedStay(villa, '2027-06-01', '2027-06-05');
    const url = newUrl();
    outside.serve(url, feedOf([A]));
    await sync(villa.id, url);
    await cancel(stay.id);
    expect(await externalRanges(villa.id)).toEqual(['2027-06-01/2027-06-05']);
  });

  it('close when the event is removed, and reopen when it returns', async () => {
    const villa = await createVilla(app);
    await confirmedStay(villa, '2027-06-01', '2027-06-05');
    const url = newUrl();
    outside.serve(url, feedOf([A, C, CLOSED]));
    await sync(villa.id, url);
    expect(await openConflicts(villa.id)).toHaveLength(1);
    outside.serve(url, feedOf([C, CLOSED]));
    await sync(villa.id, url);
    expect(await openConflicts(villa.id)).toEqual([]);
    outside.serve(url, feedOf([A, C, CLOSED]));
    await sync(villa.id, url);
    expect(await openConflicts(villa.id)).toHaveLength(1);
  });

  it('are closed by a person once, with a reason, and stay closed while nothing changes', async () => {
    const villa = await createVilla(app);
    await confirmedStay(villa, '2027-06-01', '2027-06-05');
    const url = newUrl();
    outside.serve(url, feedOf([A]));
    await sync(villa.id, url);
    const [{ id }] = await openConflicts(villa.id);
    const close = (body: unknown) =>
      app.call('PATCH', `/v1/admin/calendars/conflicts/${id}`, { token, body });
    expect((await close({ resolution: 'other' })).body.code).toBe('REASON_REQUIRED');
    expect((await close({ resolution: 'event_gone' })).status).toBe(400);
    expect((await close({ resolution: 'other', note: '\ud800' })).status).toBe(400);
    const closed = await close({ resolution: 'kept_ours', note: 'Airbnb iptal edecek' });
    expect(closed.body.content).toMatchObject({ resolution: 'kept_ours', advice: [] });
    expect((await close({ resolution: 'kept_ours' })).body.code).toBe('CONFLICT_RESOLVED');
    await sync(villa.id, url);
    expect(await openConflicts(villa.id)).toEqual([]);
    // More of our nights under it is news again.
    outside.serve(url, feedOf([{ ...A, start: '2027-05-30' }]));
    await confirmedStay(villa, '2027-05-25', '2027-06-01');
    await sync(villa.id, url);
    expect(await openConflicts(villa.id)).toMatchObject([{ firstNight: '2027-05-30' }]);
    const unknown = await app.call('PATCH', '/v1/admin/calendars/conflicts/yok', {
      token,
      body: { resolution: 'kept_ours' },
    });
    expect(unknown.status).toBe(404);
  });

  it('let a hold that ran out go: the event takes its nights', async () => {
    const villa = await createVilla(app);
    const early = testApp({ outside: outside.fetch });
    await requestStay(early, { slug: villa.slug, checkIn: '2027-06-01', checkOut: '2027-06-05' });
    const url = newUrl();
    outside.serve(url, feedOf([A]));
    await sync(villa.id, url);
    expect(await openConflicts(villa.id)).toMatchObject([{ ours: { status: 'Onay Bekliyor' } }]);
    early.clock.advanceMinutes(121);
    const nights = { checkIn: '2027-06-01', checkOut: '2027-06-05' };
    const kinds = (await takenNights(early, villa.id, nights)).map(([, kind]) => kind);
    expect(kinds).toEqual(Array.from({ length: 4 }, () => 'external'));
    while ((await settleEndedConflicts(early.deps)) > 0) continue;
    expect(await openConflicts(villa.id)).toEqual([]);
  });
});

describe('removing links', () => {
  it('frees the nights of one link or of all, and a feed linked again starts afresh', async () => {
    const { villa, url, result } = await linkedVilla([A]);
    const second = newUrl();
    outside.serve(second, feedOf([C]));
    await sync(villa.id, second);
    const remove = (body: object) =>
      app.call('PATCH', '/v1/admin/villas/deleteical', {
        token,
        body: { villa_id: villa.id, ...body },
      });
    expect((await remove({ source_id: result.source_id })).body.content).toEqual({
      deleted: true,
      sources: 1,
      nights: 4,
    });
    expect(await externalRanges(villa.id)).toEqual(['2027-07-01/2027-07-04']);
    expect((await remove({ source_id: result.source_id })).status).toBe(404);
    for (const url of [newUrl(), 'yok']) {
      expect((await remove({ url })).status).toBe(404);
    }
    expect((await remove({ villa_id: 999_999_998 })).status).toBe(404);
    expect((await sync(villa.id, url)).body.content).toMatchObject({ outcome: 'applied', new: 1 });
    expect((await remove({})).body.content).toEqual({ deleted: true, sources: 2, nights: 7 });
    expect((await remove({})).body.content).toEqual({ deleted: true, sources: 0, nights: 0 });
    expect(await nightRows(app, villa.id)).toEqual([]);
  });
});

describe('scheduled reading', () => {
  /** This villa's feeds are due; all others of these tests are planned for later. */
  const due = async (villaId: number) => {
    await app.deps.db.rows
      .update(calendarSources)
      .set({ nextRunAt: '2026-01-01T00:00:00.000Z' })
      .where(eq(calendarSources.villaId, villaId));
  };

  it('fetches conditionally, applies changes, and schedules the next run with jitter', async () => {
    const villa = await createVilla(app);
    const url = newUrl();
    const etag = '"v1"';
    outside.serve(
      url,
      () =>
        new Response(feedOf([A]), {
          headers: { etag, 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT' },
        }),
    );
    await sync(villa.id, url);
    outside.serve(url, new Response(null, { status: 304 }));
    await due(villa.id);
    expect(await syncDueFeeds(app.deps)).toEqual({ read: 1, failed: 0 });
    expect(outside.requests.at(-1)?.headers).toMatchObject({
      'if-none-match': etag,
      'if-modified-since': 'Sat, 21 Nov 2026 08:00:00 GMT',
    });
    const [source] = await app.deps.db.read
      .select()
      .from(calendarSources)
      .where(eq(calendarSources.villaId, villa.id));
    const wait = (Date.parse(source!.nextRunAt!) - app.clock.now().getTime()) / 60_000;
    expect(wait).toBeGreaterThanOrEqual(12);
    expect(wait).toBeLessThanOrEqual(18);
    expect(source).toMatchObject({ lastOutcome: 'unchanged', failures: 0, etag });
    // Nothing is due now.
    expect(await syncDueFeeds(app.deps)).toEqual({ read: 0, failed: 0 });

    outside.serve(url, feedOf([A, B]));
    await due(villa.id);
    await syncDueFeeds(app.deps);
    expect(await externalRanges(villa.id)).toEqual(['2027-06-01/2027-06-08']);
    const runs = await app.call('GET', `/v1/admin/calendars/runs?villa_id=${villa.id}`, { token });
    expect(runs.body.content.items.map((run: any) => run.outcome).toSorted()).toEqual([
      'applied',
      'applied',
      'unchanged',
    ]);
  });

  it('fetches a failing feed less often, and holds back a mass deletion', async () => {
    const { villa, url } = await linkedVilla([A, B, C]);
    outside.serve(url, new Response('', { status: 500 }));
    const waits: number[] = [];
    for (let i = 0; i < 3; i++) {
      await due(villa.id);
      expect(await syncDueFeeds(app.deps)).toEqual({ read: 1, failed: 1 });
      const [source] = await app.deps.db.read
        .select()
        .from(calendarSources)
        .where(eq(calendarSources.villaId, villa.id));
      waits.push((Date.parse(source!.nextRunAt!) - app.clock.now().getTime()) / 60_000);
    }
    expect(waits[1]!).toBeGreaterThan(waits[0]!);
    expect(waits[2]!).toBeGreaterThan(waits[1]!);
    outside.serve(url, feedOf([]));
    await due(villa.id);
    await syncDueFeeds(app.deps);
    expect(await externalRanges(villa.id)).toEqual([
      '2027-06-01/2027-06-08',
      '2027-07-01/2027-07-04',
    ]);
    const page = await app.call(
      'GET',
      `/v1/admin/calendars/runs?villa_id=${villa.id}&outcome=held`,
      { token },
    );
    expect(page.body.content.items).toMatchObject([{ counts: { lost: 3 } }]);
  });

  it('reads each due feed once, however many isolates ring', async () => {
    const { villa, url } = await linkedVilla([A]);
    outside.serve(url, feedOf([A, B]));
    await due(villa.id);
    const asked = outside.requests.length;
    await Promise.all([syncDueFeeds(app.deps), syncDueFeeds(app.deps), syncDueFeeds(app.deps)]);
    expect(outside.requests.slice(asked).filter((request) => request.url === url)).toHaveLength(1);
    expect(await externalRanges(villa.id)).toEqual(['2027-06-01/2027-06-08']);
  });

  it('keeps one of many readings without news, and calls an old one stale', async () => {
    const { villa } = await linkedVilla([A]);
    for (let i = 0; i < 3; i++) {
      await due(villa.id);
      await syncDueFeeds(app.deps);
    }
    const runs = await app.call(
      'GET',
      `/v1/admin/calendars/runs?villa_id=${villa.id}&outcome=unchanged`,
      { token },
    );
    expect(runs.body.content.total).toBe(1);
    const sources = async (instance: TestApp, as: string) =>
      (
        await instance.call('GET', `/v1/admin/calendars/sources?villa_id=${villa.id}`, {
          token: as,
        })
      ).body.content.items[0];
    expect(await sources(app, token)).toMatchObject({
      freshness: 'fresh',
      stale: false,
      events: 1,
    });
    const later = testApp({ now: '2026-11-21T12:00:01.000Z' });
    expect(await sources(later, token)).toMatchObject({ freshness: 'stale', stale: true });
  });
});

describe('who sees what', () => {
  it('shows an owner the freshness of own villas, without the secret address', async () => {
    const owner = await createUser(app, { role: 'OWNER' });
    const villa = await createVilla(app, { ownerId: owner.id });
    const url = newUrl();
    outside.serve(url, feedOf([A]));
    await sync(villa.id, url);
    await linkedVilla([A]);
    const as = await signIn(app, owner.email);
    const { content } = (await app.call('GET', '/v1/admin/calendars/sources', { token: as })).body;
    expect(content).toMatchObject({
      total: 1,
      items: [{ villa_id: villa.id, url: null, host: 'www.airbnb.com' }],
    });
    expect((await app.call('GET', '/v1/admin/calendars/runs', { token: as })).status).toBe(403);
    const far = await app.call('GET', '/v1/admin/calendars/sources?skip=900', { token });
    expect(far.body.content.items).toEqual([]);
  });
});

describe('our calendar for others', () => {
  const tokenOf = async (villaId: number, method = 'GET') =>
    (await app.call(method, `/v1/admin/villas/${villaId}/calendartoken`, { token })).body.content;

  it('contains our nights only, without names, and can be read back unchanged', async () => {
    const { villa } = await linkedVilla([A]);
    const stay = await confirmedStay(villa, '2027-08-01', '2027-08-08');
    await app.deps.db.rows
      .insert(villaNights)
      .values({ villaId: villa.id, night: '2027-09-01', kind: 'block', ref: unique('block') });
    const address = await tokenOf(villa.id);
    const path = new URL(address.url).pathname;
    const before = app.trips.count;
    const feed = await app.call('GET', path);
    expect(app.trips.count - before).toBe(1);
    expect([feed.status, feed.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(feed.text).toContain(`UID:${stay.id}@kiyi`);
    expect(feed.text).toContain(
      'DTSTART;VALUE=DATE:20270801\r\nDTEND;VALUE=DATE:20270808\r\nSEQUENCE:1',
    );
    expect(feed.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(feed.text).not.toMatch(/Gülşah|0532|posta\.example|20270601/);

    const etag = feed.headers.get('etag')!;
    const same = await app.call('GET', path, { headers: { 'if-none-match': `W/${etag}` } });
    expect([same.status, same.text]).toEqual([304, '']);

    const other = await createVilla(app);
    const url = newUrl();
    outside.serve(url, feed.text);
    await sync(other.id, url);
    expect(await externalRanges(other.id)).toEqual([
      '2027-08-01/2027-08-08',
      '2027-09-01/2027-09-02',
    ]);
    // What we gave out and got back is ours, not a conflict with itself.
    const echo = (await preview(villa.id, url)).body.content;
    expect(echo).toMatchObject({ new: [], conflicts: [] });
    expect(echo.ignored).toHaveLength(2);
  });

  it('moves to a new address at once', async () => {
    const villa = await createVilla(app);
    const old = await tokenOf(villa.id);
    const fresh = await tokenOf(villa.id, 'POST');
    expect(fresh.token).toMatch(/^[0-9a-f]{32}$/);
    expect(fresh.url).toBe(`https://kiyi.example/v1/calendar/${fresh.token}.ics`);
    expect((await app.call('GET', `/v1/calendar/${old.token}.ics`)).status).toBe(404);
    expect((await app.call('GET', `/v1/calendar/${fresh.token}.ics`)).status).toBe(200);
    for (const file of [fresh.token, `${fresh.token}.ical`, 'x.ics', `${'0'.repeat(32)}.ics`]) {
      expect((await app.call('GET', `/v1/calendar/${file}`)).status).toBe(404);
    }
    expect(
      (await app.call('POST', '/v1/admin/villas/999999998/calendartoken', { token })).status,
    ).toBe(404);
    expect((await app.call('GET', '/v1/admin/villas/x/calendartoken', { token })).status).toBe(404);
  });
});

it('never leaves two holders on one night, nor an external night without its event', async () => {
  const twice = await app.deps.db.read.all(sql`
    select villa_id, night from villa_nights group by villa_id, night having count(*) > 1`);
  const orphans = await app.deps.db.read.all(sql`
    select * from villa_nights n where kind = 'external' and night >= '2026-11-21' and not exists (
      select 1 from external_events e where e.id = n.ref and e.removed_at is null
        and e.starts_on <= n.night and n.night < e.ends_on)`);
  expect([twice, orphans]).toEqual([[], []]);
});
