import { expect, it } from 'vitest';
import type { HouseTask } from '#domain/house-tasks/schema.ts';
import { asDone } from './as-done.ts';
import type { Outgoing } from './outgoing-store.ts';

const task: HouseTask = {
  key: 'cleaning.1.a',
  kind: 'cleaning',
  villa_id: 1,
  villa_name: 'Villa Çınar',
  town: 'Kaş',
  day: '2027-06-08',
  from: '2027-06-08',
  until: null,
  stay: null,
  other_seller: null,
  title: null,
  before_arrival: false,
  note: 'Anahtar kutuda',
  checked: ['rooms'],
  photos: [],
  assignee: null,
  done: null,
  done_before: null,
  stands: true,
};

const report = (fields: object, key = task.key): Outgoing => ({
  id: `report:${key}`,
  kind: 'report',
  task: key,
  userId: 4,
  seq: 1,
  at: '2027-06-08T09:00:00.000Z',
  report: fields,
});

it('shows a task as it was left, until the office knows', () => {
  const [shown] = asDone([task], [report({ done: true, checked: ['rooms', 'baths'] })]);
  expect(shown).toMatchObject({
    done: { on: '2027-06-08', by: 'Siz' },
    checked: ['rooms', 'baths'],
    note: 'Anahtar kutuda',
    isWaiting: true,
  });
});

it('leaves other tasks alone, and what was not touched', () => {
  const done = { ...task, done: { on: '2027-06-08', at: '2027-06-08T08:00:00.000Z', by: 'Yunus' } };
  expect(asDone([done], [report({ done: true }, 'cleaning.2.b')])[0]).toEqual({
    ...done,
    isWaiting: false,
    waitingPhotos: 0,
  });
  expect(asDone([done], [report({ done: true })])[0]?.done?.by).toBe('Yunus');
  expect(asDone([done], [report({ done: false })])[0]?.done).toBeNull();
});
