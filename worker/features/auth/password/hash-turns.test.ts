import { expect, it } from 'vitest';
import { createHashTurns } from './hash-turns.ts';

it('schedules ten concurrent logins so that half of the time is free, without an endless queue', () => {
  const takeTurn = createHashTurns();
  const start = 1_000_000;
  const waits = Array.from({ length: 14 }, () => takeTurn(start, 1));
  expect(waits.slice(0, 10)).toEqual([0, 400, 800, 1200, 1600, 2000, 2400, 2800, 3200, 3600]);
  expect(waits.at(-1)).toBeNull();
  expect(takeTurn(start + 60_000, 1)).toBe(0);
});

it('schedules less time for a cheaper hash', () => {
  const takeTurn = createHashTurns();
  const start = 2_000_000;
  const waits = Array.from({ length: 4 }, () => takeTurn(start, 1 / 4));
  expect(waits).toEqual([0, 100, 200, 300]);
});
