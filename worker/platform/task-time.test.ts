import { expect, it } from 'vitest';
import { taskTime } from './task-time.ts';

it.each([
  [0, undefined, false],
  [39_999, undefined, false],
  [40_000, undefined, true],
  [7_999, 8_000, false],
  [8_000, 8_000, true],
])('after %i ms of %s a task has had its time: %s', (spent, most, isOver) => {
  let now = 1_000;
  const hasEnded = taskTime({ now: () => new Date(now) }, most);
  now += spent;
  expect(hasEnded()).toBe(isOver);
});
