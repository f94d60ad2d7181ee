import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TASK_RULES, type TaskRules } from '#domain/house-tasks/rules.ts';
import { completionOf } from '#domain/house-tasks/state.ts';
import { addDays, type Day, eachNight, nightsBetween, weekday } from '#domain/values/dates.ts';
import { calendarSources, externalEvents } from '#drizzle/schema/calendars.ts';
import { taskCompletions, villaTaskRules } from '#drizzle/schema/house-tasks.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villaPools } from '#drizzle/schema/villa-parts.ts';
import { type DaySpan, housesOf } from '#worker/features/house-tasks/derived-tasks.ts';
import {
  pageOfTasks,
  selectTasks,
  type TaskRow,
} from '#worker/features/house-tasks/task-queries.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, createVilla, unique } from '#tests/support/factories.ts';
import { addPastStay } from '#tests/support/past-stay.ts';
import { queryPlans } from '#tests/support/query-plans.ts';

const YEAR: DaySpan = { from: '2027-01-01', to: '2027-12-31' };
const PAGE = { order: 'day', skip: 0, take: 1000 } as const;

type Stay = { name: string; checkIn: Day; checkOut: Day };

const stay = (name: string, checkIn: Day, checkOut: Day): Stay => ({ name, checkIn, checkOut });

const app = testApp();
const { rows } = app.deps.db;

/** A house with a pool, stays and rules of its own; asked for its work of some days. */
async function houseWith(stays: readonly Stay[], rules: Partial<TaskRules> = {}) {
  const { id: villaId } = await createVilla(app);
  const size = { widthCm: 400, lengthCm: 800, depthCm: 150 };
  await rows.insert(villaPools).values({ villaId, use: 'private', kind: 'outdoor', ...size });
  const own = { ...DEFAULT_TASK_RULES, pool_days: [], ...rules };
  await rows.insert(villaTaskRules).values({ villaId, rules: own });
  const names = new Map<string, string>();
  for (const { name, checkIn, checkOut } of stays) {
    const nights = nightsBetween(checkIn, checkOut);
    const made = await addPastStay(app, villaId, {
      status: 'confirmed',
      checkIn,
      checkOut,
      nights,
    });
    names.set(made.id, name);
  }
  const asked = { late: null, houses: housesOf([villaId]) };
  const tasks = async (days: DaySpan = YEAR): Promise<TaskRow[]> =>
    pageOfTasks(await selectTasks(app.deps.db, { days, ...asked }, PAGE)).rows;
  const said = async (days?: DaySpan) =>
    (await tasks(days)).map(
      ({ kind, guestId, day, untilDay }) =>
        `${kind} ${names.get(guestId ?? '') ?? guestId ?? ''} ${day} ${untilDay ?? '…'}`,
    );
  return { villaId, tasks, said };
}

/** A booking of another seller's calendar; with its nights, unless somebody else has them. */
async function addEvent(villaId: number, startsOn: Day, endsOn: Day, { hasNights = true } = {}) {
  const url = `https://ical.example/${unique('c')}`;
  const [source] = await rows
    .insert(calendarSources)
    .values({ villaId, source: 'airbnb', url })
    .returning();
  const id = unique('event');
  await rows.insert(externalEvents).values({ id, uid: id, sourceId: source!.id, startsOn, endsOn });
  if (!hasNights) return id;
  await rows
    .insert(villaNights)
    .values(
      eachNight(startsOn, endsOn).map(
        (night) => ({ villaId, night, kind: 'external', ref: id }) as const,
      ),
    );
  return id;
}

describe('the tasks of a house', () => {
  it('are cleaning from the departure to the next arrival, and the welcome', async () => {
    const { said } = await houseWith([
      stay('a', '2027-06-01', '2027-06-08'),
      stay('b', '2027-06-10', '2027-06-14'),
    ]);
    expect(await said()).toEqual([
      'freshening a 2027-06-01 2027-06-01',
      'handover a 2027-06-01 2027-06-01',
      'cleaning a 2027-06-08 2027-06-10',
      'handover b 2027-06-10 2027-06-10',
      'cleaning b 2027-06-14 …',
    ]);
  });

  it.each([
    [6, false],
    [7, true],
  ])('make a house ready that stood empty for %s nights: %s', async (nights, isReadied) => {
    const arrival = addDays('2027-06-08', nights);
    const { tasks } = await houseWith([
      stay('a', '2027-06-01', '2027-06-08'),
      stay('b', arrival, '2027-06-30'),
    ]);
    const kinds = (await tasks({ from: arrival, to: arrival })).map(({ kind }) => kind);
    expect(kinds.includes('freshening')).toBe(isReadied);
  });

  it.each<[number, string[]]>([
    [9, []],
    [10, ['2027-07-06']],
    [19, ['2027-07-10']],
    [20, ['2027-07-07', '2027-07-14']],
    [30, ['2027-07-08', '2027-07-16', '2027-07-23']],
  ])('change the linen of %s nights on %j', async (nights, days) => {
    const from = '2027-07-01';
    const { tasks } = await houseWith([stay('a', from, addDays(from, nights))]);
    const linen = (await tasks()).filter(({ kind }) => kind === 'linen');
    expect(linen.map(({ day }) => day)).toEqual(days);
    // Each is of use until the next, or until they leave.
    const ends = [...days.slice(1), addDays(from, nights)].map((day) => addDays(day, -1));
    expect(linen.map(({ untilDay }) => untilDay)).toEqual(days.length === 0 ? [] : ends);
  });

  it('change linen two days after the arrival at the earliest', async () => {
    const { tasks } = await houseWith([stay('a', '2027-07-01', '2027-07-05')], { linen_from: 4 });
    const kinds = async (day: Day) => (await tasks({ from: day, to: day })).map(({ kind }) => kind);
    expect(await kinds('2027-07-03')).toEqual(['linen']);
    expect(await kinds('2027-07-02')).toEqual([]);
  });

  it('count beds that were made before the stay grew by a night', async () => {
    const { tasks } = await houseWith([stay('a', '2027-06-01', '2027-06-13')]);
    const linen = (await tasks()).find(({ kind }) => kind === 'linen');
    expect(linen?.day).toBe('2027-06-07');
    const done = completionOf({ from: linen!.fromDay }, [{ done_on: '2027-06-06' }]);
    expect(done.done).not.toBeNull();
  });

  it('clean the pool on its weekdays, whatever the month', async () => {
    const { tasks } = await houseWith([], { pool_days: [1, 4] });
    const days = { from: '2028-01-30', to: '2028-03-03' };
    const expected = eachNight(days.from, '2028-03-04').filter((day) =>
      [1, 4].includes(weekday(day)),
    );
    const pool = await tasks(days);
    expect(pool.map(({ day }) => day)).toEqual(expected);
    expect(expected).toContain('2028-02-29');
    // The next time makes up for one that was left out: it is late on no other day.
    expect(pool.every(({ day, untilDay }) => untilDay === day)).toBe(true);
  });

  it('exist only where a rule requires them', async () => {
    const none = { cleaning: false, freshen_after: null, handover: false, linen_from: null };
    const { tasks } = await houseWith([stay('a', '2027-06-01', '2027-06-21')], none);
    expect(await tasks()).toEqual([]);
  });

  it('are the same for every requested span', async () => {
    const { tasks } = await houseWith(
      [
        stay('a', '2027-04-01', '2027-06-08'),
        stay('b', '2027-06-08', '2027-07-01'),
        stay('c', '2027-07-12', '2027-07-15'),
      ],
      { pool_days: [0, 3] },
    );
    const summer = { from: '2027-05-01', to: '2027-07-31' };
    const daily: string[] = [];
    for (const day of eachNight(summer.from, addDays(summer.to, 1))) {
      daily.push(...(await tasks({ from: day, to: day })).map(({ key }) => key));
    }
    expect(daily.toSorted()).toEqual((await tasks(summer)).map(({ key }) => key).toSorted());
    expect(daily.length).toBeGreaterThan(30);
  });
});

it('are counted beyond the last page too', async () => {
  const { villaId } = await houseWith([stay('a', '2027-06-01', '2027-06-08')]);
  const asked = { days: YEAR, late: null, houses: housesOf([villaId]) };
  for (const [skip, some] of [
    [0, 2],
    [2, 1],
    [4, 0],
  ] as const) {
    const answer = await selectTasks(app.deps.db, asked, { order: 'day', skip, take: 2 });
    const { rows: page, total } = pageOfTasks(answer);
    expect([page.length, total]).toEqual([some, 3]);
  }
});

describe('bookings of another seller', () => {
  it('cause preparation and cleaning, titled by their source', async () => {
    const { villaId, tasks, said } = await houseWith([stay('a', '2027-06-01', '2027-06-08')]);
    const event = await addEvent(villaId, '2027-06-10', '2027-06-17');
    expect(await said()).toEqual([
      'freshening a 2027-06-01 2027-06-01',
      'handover a 2027-06-01 2027-06-01',
      // Our own guests' cleaning has to be done before theirs come.
      'cleaning a 2027-06-08 2027-06-10',
      `cleaning ${event} 2027-06-17 …`,
    ]);
    const theirs = (await tasks()).find(({ guestId }) => guestId === event);
    expect(theirs).toMatchObject({
      customerName: null,
      source: 'airbnb',
      checkIn: '2027-06-10',
      checkOut: '2027-06-17',
    });
    const { said: ofEmpty, villaId: empty } = await houseWith([]);
    const first = await addEvent(empty, '2027-06-10', '2027-06-17');
    expect(await ofEmpty()).toEqual([
      `freshening ${first} 2027-06-10 2027-06-10`,
      `cleaning ${first} 2027-06-17 …`,
    ]);
  });

  it('cause nothing when the other seller looks after the house', async () => {
    const { villaId, said } = await houseWith([stay('a', '2027-06-20', '2027-06-25')], {
      others: false,
      handover: false,
    });
    await addEvent(villaId, '2027-06-10', '2027-06-17');
    // They were there all the same: the house did not stand empty.
    expect(await said()).toEqual(['cleaning a 2027-06-25 …']);
  });

  it('cause nothing while somebody else has their nights', async () => {
    const { villaId, said } = await houseWith([stay('a', '2027-06-08', '2027-06-15')]);
    const before = await said();
    await addEvent(villaId, '2027-06-10', '2027-06-15', { hasNights: false });
    expect(await said()).toEqual(before);
  });
});

/** The steps of the list of a day, and the number of queries that SQLite plans for it. */
async function planOfDay(state: { isDone?: boolean } = {}) {
  const late = { today: '2027-06-10', from: '2027-06-03' };
  const days = { from: late.today, to: late.today };
  const [plan = []] = await queryPlans((db) => selectTasks(db, { days, late, ...state }, PAGE));
  // SQLite numbers the queries that it plans.
  const queries = plan.flatMap((line) => line.match(/(?<=SUBQUERY )\d+/g) ?? []).map(Number);
  return { plan, queries: Math.max(...queries) };
}

it('reads the guests of its days alone, and no whole table, whatever the agency has', async () => {
  const { plan, queries } = await planOfDay();
  const read = plan.filter((line) => /(reservations|external_events|task_completions)/.test(line));
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((line) => line.startsWith('SCAN'))).toEqual([]);
  // By status alone would be every stay that ever stood.
  expect(read.filter((line) => line.includes('(status=?)'))).toEqual([]);
  // Thousands of guests that are read once would be written into an index for it.
  expect(plan.filter((line) => /AUTOMATIC.*is_ours/.test(line))).toEqual([]);
  // A table named twice is planned twice, with all that it names: at 220 queries the planning took
  // longer than most answers.
  expect(queries).toBeLessThanOrEqual(170);
});

it('does not ask for what was done when it lists what is open', async () => {
  const { plan, queries } = await planOfDay({ isDone: false });
  expect(plan.filter((line) => /worked|known/.test(line))).toEqual([]);
  expect(queries).toBeLessThanOrEqual(100);
});

it('lists the same late tasks with and without what is done', async () => {
  const { villaId } = await houseWith([stay('a', '2027-06-01', '2027-06-08')]);
  const [guest] = await rows
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.villaId, villaId));
  const days = { from: '2027-06-20', to: '2027-06-20' };
  await rows.insert(taskCompletions).values({
    task: `handover.${villaId}.${guest!.id}`,
    villaId,
    stayId: guest!.id,
    doneOn: days.to,
    doneAt: `${days.to}T08:00:00.000Z`,
    doneBy: (await createUser(app)).id,
  });
  const late = { today: days.to, from: '2027-06-13' };
  const listed = async (state: { isDone?: boolean }) => {
    const asked = { days, late, houses: housesOf([villaId]), ...state };
    return pageOfTasks(await selectTasks(app.deps.db, asked, PAGE)).rows.map(({ kind }) => kind);
  };
  // Its cleaning has been due for more than a week, whatever else was done in the house.
  expect(await listed({})).toEqual(['handover']);
  expect(await listed({ isDone: false })).toEqual([]);
  expect(await listed({ isDone: true })).toEqual(['handover']);
});
