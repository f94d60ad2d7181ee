import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calendarSources, externalEvents } from '#drizzle/schema/calendars.ts';
import { manualBlocks, villaNights } from '#drizzle/schema/nights.ts';
import { villaAmenities } from '#drizzle/schema/villas.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { releaseDueBlocks } from '#worker/features/availability/blocks/remove-block.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createTown,
  createUser,
  createVilla,
  requestStay,
  signIn,
} from '#tests/support/factories.ts';
import { nightRows } from '#tests/support/nights.ts';
import { createAmenity } from '#tests/support/villas-admin.ts';

const JUNE = { started_at: '2027-06-10', finished_at: '2027-06-14' };

describe('own dates of a villa', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = testApp();
    admin = await signIn(app, (await createUser(app)).email);
  });

  const block = (body: object, token = admin, by = app) =>
    by.call('POST', '/v1/admin/villas/date', { token, body });
  const change = (id: string, body: object, token = admin) =>
    app.call('PUT', `/v1/admin/villas/date/${id}`, { token, body });
  const remove = (id: string, token = admin) =>
    app.call('DELETE', `/v1/admin/villas/date/${id}`, { token });
  const states = async (slug: string, from: string, to: string, by = app) => {
    const path = `/v1/villa/${slug}/availability?from=${from}&to=${to}`;
    const { body } = await by.call('GET', path);
    return body.content.days.map((day: { state: string }) => day.state);
  };

  it('close its nights, show on the public calendar and open again', async () => {
    const villa = await createVilla(app);
    const made = await block({ villa_id: villa.id, ...JUNE, note: 'Boya' });
    expect(made.status).toBe(201);
    expect(made.body.content).toMatchObject({
      villa_id: villa.id,
      villa_name: villa.name,
      status: 'full',
      ...JUNE,
      nights: 4,
      note: 'Boya',
      expires_at: null,
      created_by: 'Şule Iğdır',
    });
    expect(await nightRows(app, villa.id)).toEqual(
      ['10', '11', '12', '13'].map((day) => [`2027-06-${day}`, 'block']),
    );
    expect(await states(villa.slug, '2027-06-09', '2027-06-15')).toEqual([
      'free',
      ...Array.from({ length: 4 }, () => 'blocked'),
      'free',
    ]);
    const { id } = made.body.content;
    const read = await app.call('GET', `/v1/admin/external/${id}`, { token: admin });
    expect(read.body.content).toEqual(made.body.content);

    const gone = await remove(id);
    expect([gone.status, gone.body.content]).toEqual([200, { deleted: true }]);
    expect(await nightRows(app, villa.id)).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await app.call('GET', `/v1/admin/external/${id}`, { token: admin })).status).toBe(404);
    expect(await actions(id)).toEqual(['block.create', 'block.delete']);
  });

  it('are closed once a key: a call repeated after a lost answer gets the same block', async () => {
    const villa = await createVilla(app);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { villa_id: villa.id, ...JUNE };
    const send = () => app.call('POST', '/v1/admin/villas/date', { token: admin, body, headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.content).toEqual(first.body.content);
    const other = await block(body);
    expect(other.status).toBe(409);
    expect(other.body.content).toContain('elle kapatılmış');
    expect(await actions(first.body.content.id)).toEqual(['block.create']);
  });

  it('take ISO instants for the days of Türkiye that they mean', async () => {
    const villa = await createVilla(app);
    const { body } = await block({
      villa_id: villa.id,
      started_at: '2027-06-09T21:00:00.000Z',
      finished_at: '2027-06-14T00:00:00+03:00',
    });
    expect(body.content).toMatchObject(JUNE);
  });

  it('marked as an option are shown as one and free themselves', async () => {
    const own = testApp();
    const villa = await createVilla(own);
    const token = await signIn(own, (await createUser(own)).email);
    const made = await block(
      {
        villa_id: villa.id,
        ...JUNE,
        status: 'option',
        expires_at: '2026-11-21T12:00:00.000Z',
      },
      token,
      own,
    );
    expect(made.status).toBe(201);
    expect(await states(villa.slug, '2027-06-10', '2027-06-11', own)).toEqual(['option']);
    own.clock.set('2026-11-21T12:00:00.000Z');
    expect(await states(villa.slug, '2027-06-10', '2027-06-11', own)).toEqual(['free']);
    const late = await own.call('GET', `/v1/admin/external/${made.body.content.id}`, { token });
    expect(late.status).toBe(404);
    const next = await block({ villa_id: villa.id, ...JUNE }, token, own);
    expect(next.status).toBe(201);

    await releaseDueBlocks(own.deps);
    expect((await nightRows(own, villa.id)).length).toBe(4);
    expect(await actions(made.body.content.id)).toEqual(['block.create', 'block.expire']);
    const open = await block(
      { villa_id: villa.id, started_at: '2027-07-01', finished_at: '2027-07-02', status: 'option' },
      token,
      own,
    );
    expect(open.body.content.expires_at).toBeNull();
    expect(await states(villa.slug, '2027-07-01', '2027-07-02', own)).toEqual(['option']);
  });

  it('move with their nights in one go, also to another villa', async () => {
    const [villa, other] = [await createVilla(app), await createVilla(app)];
    const { id } = (await block({ villa_id: villa.id, ...JUNE })).body.content;
    const shifted = { started_at: '2027-06-12', finished_at: '2027-06-15', status: 'full' };
    app.trips.count = 0;
    const moved = await change(id, { ...shifted, note: 'Tadilat' });
    expect(app.trips.count).toBe(3);
    expect(moved.body.content).toMatchObject({ ...shifted, note: 'Tadilat', nights: 3 });
    expect((await nightRows(app, villa.id)).map(([night]) => night)).toEqual([
      '2027-06-12',
      '2027-06-13',
      '2027-06-14',
    ]);
    const kept = await change(id, JUNE);
    expect(kept.body.content).toMatchObject({ note: 'Tadilat', status: 'full' });
    const there = await change(id, { ...shifted, villa_id: other.id });
    expect(there.body.content.villa_id).toBe(other.id);
    expect(await nightRows(app, villa.id)).toEqual([]);
    expect((await nightRows(app, other.id)).length).toBe(3);
    expect(await actions(id)).toEqual([
      'block.create',
      'block.update',
      'block.update',
      'block.update',
    ]);
  });

  it('never take a taken night, and name its holder', async () => {
    const owner = await createUser(app, { role: 'OWNER' });
    const villa = await createVilla(app, { ownerId: owner.id });
    await requestStay(app, { slug: villa.slug, checkIn: '2027-06-12', checkOut: '2027-06-16' });
    const { id } = (
      await block({ villa_id: villa.id, started_at: '2027-07-01', finished_at: '2027-07-05' })
    ).body.content;
    const before = await nightRows(app, villa.id);

    const refused = await block({ villa_id: villa.id, ...JUNE });
    expect([refused.status, refused.body.code, refused.body.content]).toEqual([
      409,
      'DATES_TAKEN',
      'Bu tarihler dolu: 12–14 Haziran 2027 onay bekleyen talep (Gülşah Öztürk İnce).',
    ]);
    const forOwner = await block({ villa_id: villa.id, ...JUNE }, await signIn(app, owner.email));
    expect(forOwner.body.content).toBe('Bu tarihler dolu: 12–14 Haziran 2027 onay bekleyen talep.');
    const moved = await change(id, JUNE);
    expect([moved.status, moved.body.code]).toEqual([409, 'DATES_TAKEN']);
    expect(await nightRows(app, villa.id)).toEqual(before);
  });

  it('are an owner’s own business only on own villas', async () => {
    const [mine, other] = [
      await createUser(app, { role: 'OWNER' }),
      await createUser(app, { role: 'OWNER' }),
    ];
    const villa = await createVilla(app, { ownerId: mine.id });
    const foreign = await createVilla(app, { ownerId: other.id });
    const [own, stranger] = [await signIn(app, mine.email), await signIn(app, other.email)];
    const made = await block({ villa_id: villa.id, ...JUNE }, own);
    expect(made.status).toBe(201);
    const { id } = made.body.content;

    const tries = [
      await block({ villa_id: villa.id, ...JUNE }, stranger),
      await change(id, { ...JUNE, status: 'full' }, stranger),
      await change(id, { ...JUNE, status: 'full', villa_id: foreign.id }, own),
      await remove(id, stranger),
      await app.call('GET', `/v1/admin/external/${id}`, { token: stranger }),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(
      tries.map(() => [404, 'NOT_FOUND']),
    );
    const list = async (token: string) =>
      (await app.call('GET', '/v1/admin/external', { token })).body.content;
    expect((await list(own)).items.map((item: { id: string }) => item.id)).toEqual([id]);
    expect(await list(stranger)).toMatchObject({ items: [], total: 0 });
  });

  it('are opened by an owner who closed them, and by the agency alone where it did', async () => {
    const mine = await createUser(app, { role: 'OWNER' });
    const villa = await createVilla(app, { ownerId: mine.id });
    const own = await signIn(app, mine.email);
    const theirs = await block({ villa_id: villa.id, ...JUNE });
    const { id } = theirs.body.content;
    const before = await nightRows(app, villa.id);
    const tries = [
      await change(id, { ...JUNE, status: 'full', note: 'Açıldı' }, own),
      await remove(id, own),
    ];
    expect(tries.map(({ status, body }) => [status, body.code, body.content])).toEqual(
      tries.map(() => [
        422,
        'OFFICE_BLOCK',
        'Bu geceleri acenta kapattı; açılmasını acentadan isteyin.',
      ]),
    );
    expect(await nightRows(app, villa.id)).toEqual(before);
    const july = { villa_id: villa.id, started_at: '2027-07-01', finished_at: '2027-07-05' };
    const made = await block(july, own);
    const shown = await app.call('GET', `/v1/admin/villas/${villa.id}`, { token: own });
    expect(shown.body.content.dates.map((one: any) => [one.id, one.by_office])).toEqual([
      [id, true],
      [made.body.content.id, false],
    ]);
    // Where nobody knows who closed them, the agency did.
    await app.deps.db.rows.run('update manual_blocks set created_by = null');
    expect((await remove(made.body.content.id, own)).body.code).toBe('OFFICE_BLOCK');
    await app.deps.db.rows.run(`update manual_blocks set created_by = ${mine.id}`);
    expect((await remove(made.body.content.id, own)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
  });

  it('are never changed or opened unread: of two clerks, the second learns who was faster', async () => {
    const villa = await createVilla(app);
    const { id, version } = (await block({ villa_id: villa.id, ...JUNE })).body.content;
    const JULY = { started_at: '2027-07-10', finished_at: '2027-07-14' };
    const moved = await change(id, { ...JULY, note: 'Boya', version });
    expect([moved.status, moved.body.content.version]).toEqual([200, version + 1]);
    const late = await change(id, { ...JUNE, note: 'Havuz', version });
    expect([late.status, late.body.code]).toEqual([409, 'STALE_VERSION']);
    expect(late.body.content).toContain('Şule Iğdır');
    const opened = await app.call('DELETE', `/v1/admin/villas/date/${id}?version=${version}`, {
      token: admin,
    });
    expect([opened.status, opened.body.code]).toEqual([409, 'STALE_VERSION']);
    const stored = await app.call('GET', `/v1/admin/external/${id}`, { token: admin });
    expect(stored.body.content).toMatchObject({ ...JULY, note: 'Boya', version: version + 1 });
    const known = await app.call('DELETE', `/v1/admin/villas/date/${id}?version=${version + 1}`, {
      token: admin,
    });
    expect(known.status).toBe(200);
  });

  it('are changed once by two who send the version both read', async () => {
    const villa = await createVilla(app);
    const { id } = (await block({ villa_id: villa.id, ...JUNE, note: 'Boya' })).body.content;
    const version = 1;
    const both = await Promise.all([
      change(id, { ...JUNE, note: 'Havuz', version }),
      change(id, { ...JUNE, note: 'Çatı', version }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await actions(id)).toEqual(['block.create', 'block.update']);
  });

  it('are listed with the filters of the specification', async () => {
    const villa = await createVilla(app);
    const base = { villa_id: villa.id };
    const june = (await block({ ...base, ...JUNE })).body.content.id;
    const july = (
      await block({
        ...base,
        started_at: '2027-07-01',
        finished_at: '2027-07-05',
        status: 'option',
      })
    ).body.content.id;
    const ids = async (query: string) => {
      const path = `/v1/admin/external?villa_id=${villa.id}&${query}`;
      const { status, body } = await app.call('GET', path, { token: admin });
      expect([query, status]).toEqual([query, 200]);
      return body.content.items.map((item: { id: string }) => item.id);
    };
    expect(await ids('')).toEqual([july, june]);
    expect(await ids('order=started_at')).toEqual([june, july]);
    expect(await ids('order=-finished_at')).toEqual([july, june]);
    expect(await ids('status=option')).toEqual([july]);
    expect(await ids('started_at=2027-06-30T21:00:00.000Z')).toEqual([july]);
    expect(await ids('finished_at=2027-06-14')).toEqual([june]);
    expect(await ids('created_at=2026-11-21T09:00:00.000Z')).toEqual([july, june]);
    expect(await ids('created_at=2026-11-20')).toEqual([]);
    expect(await ids('created_at=2199-12-31&started_at=2000-01-01')).toEqual([]);
    expect(await ids('skip=1&take=1')).toEqual([june]);
    expect(await ids('skip=50')).toEqual([]);
    app.trips.count = 0;
    const page = await app.call('GET', '/v1/admin/external', { token: admin });
    expect(page.body.content.take).toBe(20);
    expect(app.trips.count).toBe(2);
  });

  it('are refused with a reason when they make no sense', async () => {
    const villa = await createVilla(app);
    const good = { villa_id: villa.id, ...JUNE };
    const field = async (body: object, path: string) => {
      const { status, body: answer } = await block(body);
      expect([path, status]).toEqual([path, 400]);
      expect(answer.issues.map((issue: { path: string }) => issue.path)).toContain(path);
    };
    await field({ ...good, finished_at: '2027-06-10' }, 'finished_at');
    await field({ ...good, finished_at: '2030-06-10' }, 'finished_at');
    await field({ ...good, started_at: '2027-02-30' }, 'started_at');
    await field({ ...good, started_at: '2027-13-41T99:00:00Z' }, 'started_at');
    await field({ ...good, status: 'yok' }, 'status');
    await field({ ...good, note: 'x'.repeat(501) }, 'note');
    await field({ ...good, expires_at: '2027-01-01T00:00:00Z' }, 'expires_at');
    await field({ ...good, villa_id: 1.5 }, 'villa_id');
    await field({ ...JUNE }, 'villa_id');
    const unknown = await block({ ...good, villa_id: 999_999_999 });
    expect([unknown.status, unknown.body.content]).toEqual([404, 'Böyle bir villa yok.']);
    const past = await block({ ...good, started_at: '2026-11-01', finished_at: '2026-11-21' });
    expect([past.status, past.body.code]).toEqual([422, 'PAST']);
    const late = await block({
      ...good,
      status: 'option',
      expires_at: '2026-11-21T09:00:00.000Z',
    });
    expect([late.status, late.body.issues[0].path]).toEqual([422, 'expires_at']);
    for (const expires_at of ['2026-12-25T00:00:00.000Z', '2099-01-01T00:00:00.000Z']) {
      const long = await block({ ...good, status: 'option', expires_at });
      expect([long.status, long.body.content]).toEqual([
        422,
        'Opsiyon en çok 30 gün sürebilir; en geç 21 Aralık 2026 Pazartesi, saat 12.00 olabilir.',
      ]);
    }
    const soon = { ...good, started_at: '2026-11-25', finished_at: '2026-11-28', status: 'option' };
    const beyond = await block({ ...soon, expires_at: '2026-11-26T00:00:00.000Z' });
    expect([beyond.status, beyond.body.issues[0].path]).toEqual([422, 'expires_at']);
    expect(beyond.body.content).toContain('girişten sonraya kalamaz');
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { ...JUNE } : undefined;
      const path = '/v1/admin/villas/date/%27';
      expect((await app.call(method, path, { token: admin, body })).status).toBe(404);
    }
    expect(await nightRows(app, villa.id)).toEqual([]);
  });

  it('do not expire when they were prolonged before the cron ran', async () => {
    const own = testApp();
    const villa = await createVilla(own);
    const token = await signIn(own, (await createUser(own)).email);
    const option = { ...JUNE, status: 'option', expires_at: '2026-11-21T10:00:00.000Z' };
    const { id } = (await block({ villa_id: villa.id, ...option }, token, own)).body.content;
    const later = { ...option, expires_at: '2026-11-21T15:00:00.000Z' };
    const put = (body: object) => own.call('PUT', `/v1/admin/villas/date/${id}`, { token, body });
    await put(later);
    own.clock.set('2026-11-21T11:00:00.000Z');
    await releaseDueBlocks(own.deps);
    expect((await nightRows(own, villa.id)).length).toBe(4);
    expect((await put(JUNE)).body.content).toMatchObject({
      status: 'option',
      expires_at: later.expires_at,
    });
    const closed = await put({ ...JUNE, status: 'full' });
    expect(closed.body.content).toMatchObject({ status: 'full', expires_at: null });
    own.clock.set('2026-11-21T16:00:00.000Z');
    expect((await nightRows(own, villa.id)).length).toBe(4);
  });

  async function actions(id: string): Promise<string[]> {
    const rows = await app.deps.db.read
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'block'), eq(auditLog.entityId, id)))
      .orderBy(auditLog.id);
    return rows.map(({ action }) => action);
  }
});

describe('the nights of a feed that wait for own dates', () => {
  it('take effect with the batch that opens them', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    const villa = await createVilla(app);
    const block = await app.call('POST', '/v1/admin/villas/date', {
      token,
      body: { villa_id: villa.id, ...JUNE },
    });
    const [source] = await app.deps.db.rows
      .insert(calendarSources)
      .values({ villaId: villa.id, source: 'airbnb', url: 'https://a.example/w.ics' })
      .returning();
    const id = crypto.randomUUID();
    await app.deps.db.rows.insert(externalEvents).values({
      id,
      sourceId: source!.id,
      uid: id,
      startsOn: '2027-06-10',
      endsOn: '2027-06-12',
    });
    const path = `/v1/admin/villas/date/${block.body.content.id}`;
    const later = { started_at: '2027-06-11', finished_at: '2027-06-14' };
    await app.call('PUT', path, { token, body: later });
    const kinds = async () => (await nightRows(app, villa.id)).map(([, kind]) => kind);
    expect(await kinds()).toEqual(['external', 'block', 'block', 'block']);
    await app.call('DELETE', path, { token });
    expect(await kinds()).toEqual(['external', 'external']);
  });
});

describe('the occupancy calendar', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = testApp();
    admin = await signIn(app, (await createUser(app)).email);
  });
  const occupancy = async (query: string, token = admin) => {
    const answer = await app.call('GET', `/v1/admin/occupancy?${query}`, { token });
    expect([query, answer.status]).toEqual([query, 200]);
    return answer.body.content;
  };

  /** A villa with a stay, a block and a feed's nights around it. */
  async function busyVilla() {
    const owner = await createUser(app, { role: 'OWNER' });
    const villa = await createVilla(app, { ownerId: owner.id });
    await requestStay(app, { slug: villa.slug, checkIn: '2027-06-08', checkOut: '2027-06-12' });
    const { body } = await app.call('POST', '/v1/admin/villas/date', {
      token: admin,
      body: {
        villa_id: villa.id,
        started_at: '2027-06-12',
        finished_at: '2027-06-14',
        note: 'Boya',
      },
    });
    const { db } = app.deps;
    const [source] = await db.rows
      .insert(calendarSources)
      .values({ villaId: villa.id, source: 'airbnb', url: 'https://a.example/x.ics' })
      .returning();
    const eventId = crypto.randomUUID();
    await db.rows.insert(externalEvents).values({
      id: eventId,
      sourceId: source!.id,
      uid: eventId,
      startsOn: '2027-06-20',
      endsOn: '2027-06-24',
      summary: 'Reserved',
    });
    await db.rows.insert(villaNights).values(
      ['2027-06-20', '2027-06-21', '2027-06-23'].map((night) => ({
        villaId: villa.id,
        night,
        kind: 'external' as const,
        ref: eventId,
      })),
    );
    return { villa, owner, blockId: body.content.id as string, eventId };
  }

  it('gives each villa its runs, one night beyond the window on either side, in one trip', async () => {
    const { villa, blockId, eventId } = await busyVilla();
    app.trips.count = 0;
    const content = await occupancy(`from=2027-06-11&to=2027-06-30&villa_ids=${villa.id}`);
    expect(app.trips.count).toBe(2);
    expect(content).toMatchObject({ total: 1, from: '2027-06-11', to: '2027-06-30' });
    const [item] = content.items;
    expect(item).toMatchObject({ id: villa.id, name: villa.name, town: 'Kaş Merkez', capacity: 6 });
    expect(item.runs.map((run: { ref: string }) => ({ ...run, ref: run.ref.length > 0 }))).toEqual([
      {
        from: '2027-06-10',
        to: '2027-06-12',
        kind: 'hold',
        state: 'requested',
        ref: true,
        label: 'Gülşah Öztürk İnce',
        expires_at: '2026-11-21T11:00:00.000Z',
      },
      run('2027-06-12', '2027-06-14', 'block', 'full', 'Boya'),
      run('2027-06-20', '2027-06-22', 'external', 'airbnb', 'Reserved'),
      run('2027-06-23', '2027-06-24', 'external', 'airbnb', 'Reserved'),
    ]);
    expect(item.runs[1].ref).toBe(blockId);
    expect(item.runs[2].ref).toBe(eventId);
  });

  const run = (from: string, to: string, kind: string, state: string, label: string) => ({
    from,
    to,
    kind,
    state,
    ref: true,
    label,
    expires_at: null,
  });

  it('shows an owner own villas, and of a guest the first name and an initial', async () => {
    const { villa, owner } = await busyVilla();
    const other = await createUser(app, { role: 'OWNER' });
    const range = 'from=2027-06-01&to=2027-07-01';
    const mine = await occupancy(range, await signIn(app, owner.email));
    expect(mine.items.map((item: { id: number }) => item.id)).toEqual([villa.id]);
    expect(mine.items[0].runs[0].label).toBe('Gülşah Ö.');
    const token = await signIn(app, other.email);
    expect(await occupancy(`${range}&villa_ids=${villa.id}`, token)).toMatchObject({
      items: [],
      total: 0,
    });
  });

  it('filters by region, owner and free nights of a range, with pages', async () => {
    const town = await createTown(app);
    const place = { townId: town.id, districtId: town.districtId };
    const [first, second, third] = [
      await createVilla(app, { ...place, displayOrder: 1 }),
      await createVilla(app, { ...place, displayOrder: 2 }),
      await createVilla(app, { ...place, displayOrder: 3 }),
    ];
    await app.call('POST', '/v1/admin/villas/date', {
      token: admin,
      body: { villa_id: second!.id, started_at: '2027-08-10', finished_at: '2027-08-11' },
    });
    const ids = async (query: string) =>
      (await occupancy(`from=2027-08-01&to=2027-08-31&town_id=${town.id}&${query}`)).items.map(
        (item: { id: number }) => item.id,
      );
    expect(await ids('')).toEqual([first!.id, second!.id, third!.id]);
    expect(await ids('free_from=2027-08-08&free_to=2027-08-11')).toEqual([first!.id, third!.id]);
    expect(await ids('free_from=2027-08-11&free_to=2027-08-20')).toHaveLength(3);
    expect(await ids(`owner_id=${third!.ownerId}`)).toEqual([third!.id]);
    expect(await ids('skip=1&take=1')).toEqual([second!.id]);
    expect(await ids('persons=40')).toEqual([]);
    expect(await ids(`persons=${first!.capacity}`)).toContain(first!.id);
    const amenity = await createAmenity(app);
    expect(await ids('features=yok-boyle')).toEqual([]);
    await app.deps.db.rows
      .insert(villaAmenities)
      .values({ villaId: third!.id, featureId: amenity.id });
    expect(await ids(`features=${amenity.slug}`)).toEqual([third!.id]);
    expect(await ids(`features=${amenity.slug},yok-boyle`)).toEqual([]);
    const nightly = (await occupancy(`from=2027-08-01&to=2027-08-31&town_id=${town.id}&prices=1`))
      .items[0].prices;
    const [season] = nightly.seasons as { from: string; to: string; nightly: number }[];
    expect(season!.from <= '2027-08-31' && season!.to > '2027-08-01').toBe(true);
    const range = 'free_from=2027-08-08&free_to=2027-08-10';
    expect(await ids(`${range}&max_nightly=${season!.nightly}`)).toHaveLength(3);
    expect(await ids(`${range}&max_nightly=${season!.nightly - 1}`)).toEqual([]);
    expect(await ids('max_nightly=1')).toEqual([]);
    expect((await occupancy(`town_id=${town.id}`)).items[0].prices).toBeNull();
    const beyond = await occupancy(`town_id=${town.id}&skip=10&take=9999`);
    expect(beyond).toMatchObject({ items: [], total: 3, take: 500 });
  });

  it('refuses a window that is empty, too long or half said', async () => {
    for (const query of [
      'from=2027-06-10&to=2027-06-10',
      'from=2027-06-10&to=2028-07-15',
      'free_from=2027-06-10',
      'free_to=2027-06-10',
      'free_from=2027-06-10&free_to=2027-06-10',
      'from=yarin',
      'villa_ids=1,x',
      'take=x',
    ]) {
      const { status, body } = await app.call('GET', `/v1/admin/occupancy?${query}`, {
        token: admin,
      });
      expect([query, status, body.code]).toEqual([query, 400, 'VALIDATION']);
    }
    expect((await occupancy('from=2199-12-30&to=2199-12-31')).from).toBe('2199-12-30');
  });

  it('finds everything by index', async () => {
    const plan = await app.deps.db.rows.all<{ detail: string }>(
      sql`explain query plan select villa_id, ref, min(night) from villa_nights
        where villa_id in (select id from villas order by display_order, id limit 500)
        and night >= '2027-01-01' and night < '2028-01-01' group by villa_id, ref`,
    );
    expect(plan.filter(({ detail }) => detail.startsWith('SCAN villa_nights'))).toEqual([]);
    const due = await app.deps.db.rows.all<{ detail: string }>(
      sql`explain query plan select id from ${manualBlocks}
        where removed_at is null and expires_at <= '2027-01-01' order by expires_at limit 100`,
    );
    expect(due.some(({ detail }) => detail.includes('manual_blocks_due'))).toBe(true);
  });
});
