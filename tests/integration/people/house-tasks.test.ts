import { and, eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/auth/permissions.ts';
import { DAY_HOUSES } from '#domain/day/schema.ts';
import type { HouseTask } from '#domain/house-tasks/schema.ts';
import { addDays, nightsBetween } from '#domain/values/dates.ts';
import { maintenanceTasks, taskNotes, taskPhotos } from '#drizzle/schema/house-tasks.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villaPools, villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { sweepFiles } from '#worker/features/media/storage/sweep-files.ts';
import { purge } from '#worker/features/privacy/purge/purge.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { addPastStay } from '#tests/support/past-stay.ts';
import { drawPicture, fileOf, formOf } from '#tests/support/pictures.ts';

/** A Saturday, in the morning. */
const TODAY = '2026-11-21';

let app: TestApp;
const people = {} as Record<Role, { id: number; token: string }>;
let villaId: number;

beforeAll(async () => {
  app = testApp();
  for (const role of ['ADMIN', 'CLERK', 'ACCOUNTING', 'FIELD', 'OWNER'] as const) {
    const { id, email } = await createUser(app, { role });
    people[role] = { id, token: await signIn(app, email) };
  }
});

beforeEach(async () => {
  villaId = (await createVilla(app)).id;
});

const call = (role: Role, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: people[role].token, ...(body !== undefined && { body }) });

const addStay = (checkIn: string, checkOut: string, more: object = {}) =>
  addPastStay(app, villaId, {
    status: 'confirmed',
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    ...more,
  });

const move = (id: string, change: Partial<typeof reservations.$inferInsert>) =>
  app.deps.db.rows.update(reservations).set(change).where(eq(reservations.id, id));

async function tasks(query = `date1=${TODAY}&date2=2026-12-31`): Promise<HouseTask[]> {
  const answer = await call('CLERK', 'GET', `/v1/admin/housetasks?villa_id=${villaId}&${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.content.items;
}

const said = (list: HouseTask[]) => list.map(({ kind, day }) => `${kind} ${day}`);

const report = (key: string, body: object, role: Role = 'FIELD') =>
  call(role, 'PUT', `/v1/admin/housetasks/${key}`, body);

async function photo(): Promise<File> {
  return fileOf(await drawPicture(40, 30));
}

const problem = (fields: Record<string, string | File>, key: string, role: Role = 'FIELD') =>
  app.call('POST', '/v1/admin/problems', {
    token: people[role].token,
    headers: { 'idempotency-key': key },
    body: formOf({ villa_id: String(villaId), ...fields }),
  });

describe('the tasks of a house', () => {
  it('follow from its stays, move with them and disappear with them', async () => {
    const { id } = await addStay(TODAY, '2026-12-01');
    expect(said(await tasks())).toEqual([
      `freshening ${TODAY}`,
      `handover ${TODAY}`,
      'linen 2026-11-26',
      'cleaning 2026-12-01',
    ]);
    await move(id, { checkIn: '2026-11-25', checkOut: '2026-11-29', nights: 4 });
    expect(said(await tasks())).toEqual([
      'freshening 2026-11-25',
      'handover 2026-11-25',
      'cleaning 2026-11-29',
    ]);
    await move(id, { status: 'cancelled' });
    expect(await tasks()).toEqual([]);
  });

  it('follow the rules of the villa, or else the agency’s', async () => {
    await addStay(TODAY, '2026-11-24');
    await app.deps.db.rows.insert(villaPools).values({
      villaId,
      use: 'private',
      kind: 'outdoor',
      widthCm: 400,
      lengthCm: 800,
      depthCm: 150,
    });
    const week = 'date1=2026-11-22&date2=2026-11-27';
    expect(said(await tasks(`${week}&kind=pool`))).toEqual(['pool 2026-11-24', 'pool 2026-11-27']);
    const path = `/v1/admin/villas/${villaId}/taskrules`;
    const { agency } = (await call('CLERK', 'GET', path)).body.content;
    const own = { ...agency, handover: false, pool_days: [6] };
    expect((await call('CLERK', 'PUT', path, { own })).body.content.own).toEqual(own);
    expect(said(await tasks(week))).toEqual(['pool 2026-11-22', 'cleaning 2026-11-24']);
    await call('CLERK', 'PUT', path, { own: null });
    expect((await tasks(`${week}&kind=pool`)).length).toBe(2);
    expect((await call('CLERK', 'GET', '/v1/admin/villas/99999999/taskrules')).status).toBe(404);
  });

  it('can only be requested for limited spans', async () => {
    const wrong = await call(
      'CLERK',
      'GET',
      `/v1/admin/housetasks?date1=${TODAY}&date2=2027-06-01`,
    );
    expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION']);
  });
});

describe('a task that is done', () => {
  it('is completed once, however often it is reported, and audited', async () => {
    const { id } = await addStay('2026-11-14', TODAY);
    const key = `cleaning.${villaId}.${id}`;
    for (const at of ['2026-11-21T08:00:00.000Z', '2026-11-21T08:30:00.000Z']) {
      const { status, body } = await report(key, { done: true, at });
      expect(status).toBe(200);
      expect(body.content.done).toMatchObject({ on: TODAY, at: '2026-11-21T08:00:00.000Z' });
    }
    const rows = await app.deps.db.rows
      .select({ after: auditLog.after, userId: auditLog.userId })
      .from(auditLog)
      .where(and(eq(auditLog.entityId, key), eq(auditLog.action, 'house_task.update')));
    expect(rows).toEqual([{ after: { done: true, noted: false }, userId: people.FIELD.id }]);
    expect((await report(key, { done: false })).body.content.done).toBeNull();
  });

  it('is open again when its guests extend their stay, and keeps its completion', async () => {
    const { id } = await addStay('2026-11-14', TODAY);
    const key = `cleaning.${villaId}.${id}`;
    await report(key, { done: true });
    await move(id, { checkOut: '2026-11-23' });
    const [task] = await tasks('date1=2026-11-23&date2=2026-11-23&kind=cleaning');
    expect(task).toMatchObject({ key, done: null, done_before: TODAY });
    const early = await report(key, { done: true });
    expect([early.status, early.body.code]).toEqual([422, 'TOO_EARLY']);
    // Sooner is another matter: it was clean after they had left.
    await move(id, { checkOut: '2026-11-20' });
    expect(
      (await tasks(`date1=2026-11-20&date2=2026-11-20&kind=cleaning`))[0]?.done,
    ).not.toBeNull();
  });

  it('stays on the day’s list as completed work when its stay is cancelled', async () => {
    const { id } = await addStay('2026-11-14', TODAY);
    const key = `cleaning.${villaId}.${id}`;
    await report(key, { done: true });
    await move(id, { status: 'cancelled' });
    expect(await tasks(`date1=${TODAY}`)).toMatchObject([
      { key, stands: false, done: { on: TODAY } },
    ]);
    const late = await report(key, { checked: ['rooms'] });
    expect([late.status, late.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('stores ticks and notes, and refuses an unknown item', async () => {
    const { id } = await addStay(TODAY, '2026-11-24');
    const key = `handover.${villaId}.${id}`;
    await report(key, { checked: ['tour', 'pool'], note: 'Geç gelecekler' });
    const [task] = await tasks(`date1=${TODAY}&kind=handover`);
    expect(task).toMatchObject({ checked: ['pool', 'tour'], note: 'Geç gelecekler' });
    const wrong = await report(key, { checked: ['nonsense'] });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'UNKNOWN_CHOICE']);
    const old = await report(key, { done: true, at: '2026-11-01T08:00:00Z' });
    expect([old.status, old.body.code]).toEqual([422, 'VALIDATION']);
    for (const key of ['x', 'sleep.1.a', 'pool.1.2026-13-01', 'cleaning.1.nobody'])
      expect((await report(key, { done: true })).status).toBe(404);
  });

  it('is late until the next guests come', async () => {
    await addStay('2026-11-10', addDays(TODAY, -2));
    expect(said(await tasks(`date1=${TODAY}`))).toEqual(['cleaning 2026-11-19']);
    await addStay(addDays(TODAY, -1), '2026-11-25');
    expect(said(await tasks(`date1=${TODAY}`))).toEqual([]);
  });
});

describe('the day of field staff', () => {
  const day = (query = '') => call('FIELD', 'GET', `/v1/admin/day${query}`);
  const houseOf = (plan: { houses: { villa_id: number }[] }) =>
    plan.houses.find(({ villa_id }) => villa_id === villaId);

  it('shows how to get in on the day, and not before', async () => {
    await app.deps.db.rows.insert(villaPrivate).values({ villaId, doorCode: '4711#' });
    await addStay('2026-11-14', TODAY);
    await addStay(addDays(TODAY, 1), '2026-11-25');
    const now = (await day()).body.content;
    expect(houseOf(now)).toMatchObject({ keys: { door_code: '4711#', key_box: null } });
    expect(JSON.stringify(now)).not.toMatch(/total|paid|identity|email|commission/);
    const tomorrow = await day(`?date=${addDays(TODAY, 1)}`);
    expect(houseOf(tomorrow.body.content)).toMatchObject({ keys: null });
    expect(tomorrow.text).not.toContain('4711#');
  });

  it('shows a limited number of houses, one’s own tasks first; a region is complete', async () => {
    // A later day of the same app: nobody else's stays.
    const date = addDays(TODAY, 7);
    const { townId, districtId } = await createVilla(app);
    const crowd: number[] = [];
    for (let i = 0; i <= DAY_HOUSES; i++) {
      const { id } = await createVilla(app, i === DAY_HOUSES ? {} : { townId, districtId });
      crowd.push(id);
      await addPastStay(app, id, { status: 'confirmed', checkIn: date });
    }
    const [last] = crowd.slice(-1);
    const find = async (query = '') => (await day(`?date=${date}${query}`)).body.content;
    const cut = await find();
    expect(cut.is_cut).toBe(true);
    expect(cut.houses).toHaveLength(DAY_HOUSES);
    expect(cut.towns.map(({ id }: { id: number }) => id)).toContain(townId);
    const ids = (plan: { houses: { villa_id: number }[] }) =>
      plan.houses.map((one) => one.villa_id);
    expect(ids(cut)).not.toContain(last);
    const query = `villa_id=${last}&date1=${date}&kind=handover`;
    const found = await call('CLERK', 'GET', `/v1/admin/housetasks?${query}`);
    const { key } = found.body.content.items[0];
    await call('CLERK', 'PUT', `/v1/admin/housetasks/${key}/assignee`, {
      user_id: people.FIELD.id,
      from_user_id: null,
    });
    expect(ids(await find())).toContain(last);
    const region = await find(`&town_id=${townId}`);
    expect(region).toMatchObject({ is_cut: false, town_id: townId });
    expect(ids(region).toSorted()).toEqual(crowd.slice(0, -1).toSorted());
  });

  it('is read in few trips', async () => {
    await addStay('2026-11-14', TODAY);
    const before = app.trips.count;
    await day();
    expect(app.trips.count - before).toBeLessThanOrEqual(6);
  });
});

describe('a problem', () => {
  it('becomes a task with its photo, once for each key, and is completed like any other', async () => {
    const key = crypto.randomUUID();
    const fields = { title: 'Musluk damlıyor', before_arrival: 'true', photo: await photo() };
    const first = await problem(fields, key);
    expect(first.status, first.text).toBe(201);
    const again = await problem(fields, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    const [task, ...rest] = await tasks(`date1=${TODAY}`);
    expect(rest).toEqual([]);
    expect(task).toMatchObject({ kind: 'maintenance', title: 'Musluk damlıyor', done: null });
    const image = await call('FIELD', 'GET', `/v1/admin/taskphotos/${task!.photos[0]!.id}`);
    expect(image.headers.get('content-type')).toBe('image/jpeg');
    expect((await report(task!.key, { done: true })).body.content.done).not.toBeNull();
    expect(await tasks('date1=2026-11-22&state=open')).toEqual([]);
    await report(task!.key, { done: false });
    expect((await tasks(`date1=${TODAY}&state=open`)).length).toBe(1);
  });

  it('is refused with a message', async () => {
    const untitled = await problem({ title: '' }, crypto.randomUUID());
    expect([untitled.status, untitled.body.code]).toEqual([400, 'VALIDATION']);
    const elsewhere = await problem({ title: 'Kapı', villa_id: '99999999' }, crypto.randomUUID());
    expect(elsewhere.status).toBe(404);
    const text = fileOf('kapı', 'kapi.jpg');
    const none = await problem({ title: 'Kapı', photo: text }, crypto.randomUUID());
    expect([none.status, none.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});

/** The nightly sweep when today's uploads are old: files have the time of the machine. */
const sweepLater = () => sweepFiles(testApp({ now: '2030-01-01T01:17:00.000Z' }).deps);

describe('a photo', () => {
  it('is added once under its id, kept by the cleanup, and erased after two years', async () => {
    const { id } = await addStay('2026-11-14', TODAY);
    const key = `cleaning.${villaId}.${id}`;
    const path = `/v1/admin/housetasks/${key}/photos/${crypto.randomUUID()}`;
    for (const _ of [1, 2]) {
      const added = await call('FIELD', 'PUT', path, formOf({ photo: await photo() }));
      expect(added.status, added.text).toBe(200);
      expect(added.body.content.photos).toHaveLength(1);
    }
    await report(key, { note: 'Halıda leke' });
    const rows = () => app.deps.db.rows.select().from(taskPhotos).where(eq(taskPhotos.task, key));
    const [row] = await rows();
    await sweepLater();
    expect(await app.deps.files.find(row!.file)).not.toBeNull();
    app.clock.set('2028-11-23T01:41:00.000Z');
    await purge(app.deps);
    expect(await rows()).toEqual([]);
    expect(await app.deps.db.rows.select().from(taskNotes).where(eq(taskNotes.task, key))).toEqual(
      [],
    );
    app.clock.set('2026-11-21T09:00:00.000Z');
  });
});

describe('a photo taken by mistake', () => {
  it('is removed by its photographer or the office, and by nobody else', async () => {
    const { id } = await addStay('2026-11-14', TODAY);
    const key = `cleaning.${villaId}.${id}`;
    const add = async (role: Role) => {
      const photoId = crypto.randomUUID();
      const path = `/v1/admin/housetasks/${key}/photos/${photoId}`;
      const added = await call(role, 'PUT', path, formOf({ photo: await photo() }));
      const one = added.body.content.photos.find((taken: { id: string }) => taken.id === photoId);
      expect(one.by).toBe(people[role].id);
      return photoId;
    };
    const remove = (role: Role, photoId: string) =>
      call(role, 'DELETE', `/v1/admin/taskphotos/${photoId}`);
    const own = await add('FIELD');
    const theirs = await add('CLERK');
    expect((await remove('FIELD', theirs)).status).toBe(403);
    expect((await remove('FIELD', own)).body.content).toEqual({ id: own, removed: true });
    const [again, read] = [
      await remove('FIELD', own),
      await call('FIELD', 'GET', `/v1/admin/taskphotos/${own}`),
    ];
    expect([again.status, read.status]).toEqual([404, 404]);
    const rows = () => app.deps.db.rows.select().from(taskPhotos).where(eq(taskPhotos.task, key));
    const [left, ...rest] = await rows();
    expect([left?.id, rest]).toEqual([theirs, []]);
    expect((await remove('ADMIN', theirs)).status).toBe(200);
    expect(await rows()).toEqual([]);
    await sweepLater();
    expect(await app.deps.files.find(left!.file)).toBeNull();
  });
});

describe('the assignee of a task', () => {
  it('can be field staff, who have it in their own list', async () => {
    const { id } = await addStay(TODAY, '2026-11-24');
    const key = `handover.${villaId}.${id}`;
    const give = (user_id: number | null, from: number | null, role: Role = 'CLERK') =>
      call(role, 'PUT', `/v1/admin/housetasks/${key}/assignee`, { user_id, from_user_id: from });
    expect((await give(people.FIELD.id, null)).body.content.assignee).toMatchObject({
      id: people.FIELD.id,
    });
    expect(await tasks(`date1=${TODAY}&mine=1`)).toEqual([]);
    await give(people.CLERK.id, people.FIELD.id);
    expect(said(await tasks(`date1=${TODAY}&mine=1`))).toEqual([`handover ${TODAY}`]);
    // Who has the list of a minute ago before them does not take it from somebody unseen.
    const late = await call('CLERK', 'PUT', `/v1/admin/housetasks/${key}/assignee`, {
      user_id: people.FIELD.id,
      from_user_id: null,
    });
    expect([late.status, late.body.code]).toEqual([409, 'ASSIGNED_MEANWHILE']);
    await give(null, people.CLERK.id);
    expect(await tasks(`date1=${TODAY}&mine=1`)).toEqual([]);
    expect((await give(people.ACCOUNTING.id, null)).body.code).toBe('UNKNOWN_CHOICE');
    expect((await give(people.FIELD.id, null, 'FIELD')).status).toBe(403);
    const all = await call('CLERK', 'GET', '/v1/admin/housetasks/people');
    const ids = all.body.content.items.map((person: { id: number }) => person.id);
    expect(ids).toEqual(expect.arrayContaining([people.FIELD.id, people.CLERK.id]));
    expect(ids).not.toContain(people.ACCOUNTING.id);
  });
});

describe('today’s arrivals', () => {
  it('are named while their house is not ready', async () => {
    const unready = async () => {
      const { body } = await call('CLERK', 'GET', '/v1/admin/housetasks/unready');
      expect(body.content.unseen).toBe(0);
      return body.content.items.find((one: { villa_id: number }) => one.villa_id === villaId);
    };
    const { id } = await addStay('2026-11-14', TODAY);
    expect(await unready()).toBeUndefined();
    await addStay(TODAY, '2026-11-25');
    expect(await unready()).toMatchObject({ missing: ['Çıkış temizliği'] });
    await report(`cleaning.${villaId}.${id}`, { done: true });
    expect(await unready()).toBeUndefined();
    await problem({ title: 'Klima çalışmıyor', before_arrival: 'true' }, crypto.randomUUID());
    expect(await unready()).toMatchObject({ missing: ['Klima çalışmıyor'] });
  });
});

describe('the calendar’s marks', () => {
  const marks = async () => {
    const path = `/v1/admin/housetasks/marks?villa_ids=${villaId}`;
    const answer = await call('CLERK', 'GET', path);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.content.items;
  };

  it('show open tasks by day, late ones, and those before today’s arrivals', async () => {
    const { id } = await addStay('2026-11-14', addDays(TODAY, -1));
    const mark = { villa_id: villaId, day: TODAY, open: ['Çıkış temizliği'] };
    expect(await marks()).toEqual([{ ...mark, unready: false }]);
    await addStay(TODAY, '2026-11-25');
    const [now, later] = await marks();
    expect(now).toEqual({ ...mark, open: ['Çıkış temizliği', 'Misafir karşılama'], unready: true });
    expect(later).toMatchObject({ day: '2026-11-25', unready: false });
    await report(`cleaning.${villaId}.${id}`, { done: true });
    expect((await marks())[0]).toMatchObject({ open: ['Misafir karşılama'], unready: false });
  });

  it('are for a limited number of houses', async () => {
    for (const ids of ['x', Array.from({ length: 101 }, (_, i) => i + 1).join()]) {
      const wrong = await call('CLERK', 'GET', `/v1/admin/housetasks/marks?villa_ids=${ids}`);
      expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION']);
    }
  });
});

it('erases a problem’s details after two years', async () => {
  await problem({ title: 'Perde', note: 'Gülşah Hanım söyledi' }, crypto.randomUUID());
  const [task] = await tasks(`date1=${TODAY}`);
  await report(task!.key, { done: true });
  app.clock.set('2028-11-23T01:41:00.000Z');
  await purge(app.deps);
  app.clock.set('2026-11-21T09:00:00.000Z');
  const id = task!.key.split('.')[2]!;
  const [row] = await app.deps.db.rows
    .select({ note: maintenanceTasks.note })
    .from(maintenanceTasks)
    .where(like(maintenanceTasks.id, id));
  expect(row).toEqual({ note: '' });
});
