import { describe, expect, it } from 'vitest';
import { blocksArrival, completionOf } from './state.ts';
import { parseTaskKey } from './task-key.ts';

describe('what was done', () => {
  const cleaning = { from: '2027-06-08' };
  const on = (done_on: string) => ({ done_on });

  it('counts from the day that the guests had left', () => {
    expect(completionOf(cleaning, [on('2027-06-08')])).toEqual({
      done: on('2027-06-08'),
      before: null,
    });
    // The guests extended until the 8th: the cleaning done on the 5th is open again, and remains
    // recorded.
    expect(completionOf(cleaning, [on('2027-06-05')])).toEqual({
      done: null,
      before: on('2027-06-05'),
    });
    expect(completionOf(cleaning, [on('2027-06-05'), on('2027-06-08')]).done).toEqual(
      on('2027-06-08'),
    );
    expect(completionOf(cleaning, [])).toEqual({ done: null, before: null });
  });
});

describe('guests who come', () => {
  it('must not find some things undone', () => {
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
