import { describe, expect, it } from 'vitest';
import { addDays, eachNight, weekday } from '../values/dates.ts';
import { type DerivedTask, deriveTasks, type HouseStay } from './derive.ts';
import { DEFAULT_TASK_RULES, type TaskRules } from './rules.ts';
import { blocksArrival, completionOf, isDueOn } from './state.ts';
import { parseTaskKey } from './task-key.ts';

const YEAR = { from: '2027-01-01', to: '2027-12-31' };

const stay = (id: string, checkIn: string, checkOut: string): HouseStay => ({
  id,
  checkIn,
  checkOut,
});

const tasksOf = (stays: HouseStay[], rules: Partial<TaskRules> = {}, span = YEAR) =>
  deriveTasks(
    {
      villaId: 7,
      hasPool: true,
      rules: { ...DEFAULT_TASK_RULES, pool_days: [], ...rules },
      stays,
    },
    span,
  );

const said = (tasks: DerivedTask[]) =>
  tasks.map(({ key, day, until }) => `${key.replace('.7.', ' ')} ${day} ${until ?? '…'}`);

describe('the tasks of a house', () => {
  it('are cleaning from the leaving to the next arrival, and meeting who comes', () => {
    expect(
      said(tasksOf([stay('a', '2027-06-01', '2027-06-08'), stay('b', '2027-06-10', '2027-06-14')])),
    ).toEqual([
      'freshening a 2027-06-01 2027-06-01',
      'handover a 2027-06-01 2027-06-01',
      'cleaning a 2027-06-08 2027-06-10',
      'handover b 2027-06-10 2027-06-10',
      'cleaning b 2027-06-14 …',
    ]);
  });

  it('have one day where one leaves and another comes', () => {
    const tasks = tasksOf([
      stay('a', '2027-06-01', '2027-06-08'),
      stay('b', '2027-06-08', '2027-06-12'),
    ]);
    const cleaning = tasks.find(({ key }) => key === 'cleaning.7.a');
    expect(cleaning).toMatchObject({ day: '2027-06-08', from: '2027-06-08', until: '2027-06-08' });
  });

  it.each([
    [6, false],
    [7, true],
  ])('make a house ready that stood empty for %s nights: %s', (nights, isReadied) => {
    const arrival = addDays('2027-06-08', nights);
    const kinds = tasksOf([stay('a', '2027-06-01', '2027-06-08'), stay('b', arrival, '2027-06-30')])
      .filter(({ stayId }) => stayId === 'b')
      .map(({ kind }) => kind);
    expect(kinds.includes('freshening')).toBe(isReadied);
  });

  it.each<[number, string[]]>([
    [9, []],
    [10, ['2027-07-06']],
    [19, ['2027-07-10']],
    [20, ['2027-07-07', '2027-07-14']],
    [30, ['2027-07-08', '2027-07-16', '2027-07-23']],
  ])('change the linen of %s nights on %j', (nights, days) => {
    const tasks = tasksOf([stay('a', '2027-07-01', addDays('2027-07-01', nights))]);
    expect(tasks.flatMap(({ kind, day }) => (kind === 'linen' ? [day] : []))).toEqual(days);
  });

  it('clean the pool on its weekdays, whatever the month', () => {
    const pool = tasksOf([], { pool_days: [1, 4] }, { from: '2027-01-30', to: '2028-03-03' });
    const expected = eachNight('2027-01-30', '2028-03-04').filter((day) =>
      [1, 4].includes(weekday(day)),
    );
    expect(pool.map(({ day }) => day)).toEqual(expected);
    expect(expected).toContain('2028-02-29');
    // The next time makes up for one that was left out: it is late on no other day.
    expect(pool.every(({ day, until }) => until === day)).toBe(true);
  });

  it('leave a house without a pool alone', () => {
    const house = { villaId: 7, hasPool: false, rules: DEFAULT_TASK_RULES, stays: [] };
    expect(deriveTasks(house, YEAR)).toEqual([]);
  });

  it('are none that no rule asks for', () => {
    const none = { cleaning: false, freshen_after: null, handover: false, linen_from: null };
    expect(tasksOf([stay('a', '2027-06-01', '2027-06-21')], none)).toEqual([]);
  });

  it('move with their stay under the same name, and are gone with it', () => {
    const before = tasksOf([stay('a', '2027-06-01', '2027-06-11')]);
    const moved = tasksOf([stay('a', '2027-08-01', '2027-08-11')]);
    const named = (tasks: DerivedTask[]) => tasks.map(({ key }) => key);
    expect(named(moved)).toEqual(named(before));
    expect(moved.every(({ day }) => day >= '2027-08-01')).toBe(true);
    expect(tasksOf([])).toEqual([]);
  });

  it('are the same whatever span they are asked for', () => {
    const stays = [
      stay('a', '2027-05-20', '2027-06-08'),
      stay('b', '2027-06-08', '2027-07-01'),
      stay('c', '2027-07-12', '2027-07-15'),
    ];
    const daily = eachNight(YEAR.from, addDays(YEAR.to, 1)).flatMap((day) =>
      tasksOf(stays, { pool_days: [0, 3] }, { from: day, to: day }),
    );
    const key = ({ key: name }: DerivedTask) => name;
    expect(daily.map(key).toSorted()).toEqual(
      tasksOf(stays, { pool_days: [0, 3] })
        .map(key)
        .toSorted(),
    );
  });
});

describe('what was done', () => {
  const [cleaning] = tasksOf([stay('a', '2027-06-01', '2027-06-08')]).filter(
    ({ kind }) => kind === 'cleaning',
  );
  const on = (done_on: string) => ({ done_on });

  it('counts from the day that the guests had left', () => {
    expect(completionOf(cleaning!, [on('2027-06-08')])).toEqual({
      done: on('2027-06-08'),
      before: null,
    });
    // They stayed on until the 8th: what was done on the 5th has to be done again, and is kept.
    expect(completionOf(cleaning!, [on('2027-06-05')])).toEqual({
      done: null,
      before: on('2027-06-05'),
    });
    expect(completionOf(cleaning!, [on('2027-06-05'), on('2027-06-08')]).done).toEqual(
      on('2027-06-08'),
    );
    expect(completionOf(cleaning!, [])).toEqual({ done: null, before: null });
  });

  it('counts for beds whose stay grew by a night', () => {
    const [linen] = tasksOf([stay('a', '2027-06-01', '2027-06-13')]).filter(
      ({ kind }) => kind === 'linen',
    );
    expect(linen!.day).toBe('2027-06-07');
    expect(completionOf(linen!, [on('2027-06-06')]).done).not.toBeNull();
  });
});

describe('a day’s list', () => {
  it('has what is late while it is of use', () => {
    const task = { day: '2027-06-08', until: '2027-06-10' };
    const days = ['2027-06-07', '2027-06-08', '2027-06-10', '2027-06-11'];
    expect(days.map((day) => isDueOn(task, day))).toEqual([false, true, true, false]);
    expect(isDueOn({ ...task, until: null }, '2027-06-30')).toBe(true);
  });

  it('knows what guests must not find undone', () => {
    const task = { day: '2027-06-08', until: '2027-06-10', before_arrival: false, done: null };
    expect(blocksArrival({ ...task, kind: 'cleaning' }, '2027-06-10')).toBe(true);
    expect(blocksArrival({ ...task, kind: 'cleaning', done: {} }, '2027-06-10')).toBe(false);
    expect(blocksArrival({ ...task, kind: 'cleaning' }, '2027-06-20')).toBe(false);
    expect(blocksArrival({ ...task, kind: 'pool' }, '2027-06-10')).toBe(false);
    expect(blocksArrival({ ...task, kind: 'maintenance' }, '2027-06-10')).toBe(false);
    const leak = { ...task, kind: 'maintenance' as const, before_arrival: true };
    expect(blocksArrival(leak, '2027-06-10')).toBe(true);
    expect(blocksArrival(leak, '2027-06-07')).toBe(false);
  });
});

it('a key says what it names, and nothing else is one', () => {
  expect(parseTaskKey('linen.12.ab-9.2')).toEqual({
    kind: 'linen',
    villaId: 12,
    ref: 'ab-9.2',
    stayId: 'ab-9',
  });
  expect(parseTaskKey('pool.3.2027-06-08')).toMatchObject({ kind: 'pool', stayId: null });
  for (const none of [
    '',
    'pool.3.x',
    'pool.0.2027-06-08',
    'sleep.3.a',
    'cleaning.3.',
    'cleaning.3.a b',
  ])
    expect(parseTaskKey(none)).toBeNull();
});
