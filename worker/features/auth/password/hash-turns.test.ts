import { expect, it } from 'vitest';
import { createHashTimer, createHashTurns } from './hash-turns.ts';

it('schedules ten concurrent logins so that half of the time is free, without an endless queue', () => {
  const takeTurn = createHashTurns(createHashTimer().ms);
  const start = 1_000_000;
  const waits = Array.from({ length: 14 }, () => takeTurn(start, 1));
  expect(waits.slice(0, 10)).toEqual([0, 400, 800, 1200, 1600, 2000, 2400, 2800, 3200, 3600]);
  expect(waits.at(-1)).toBeNull();
  expect(takeTurn(start + 60_000, 1)).toBe(0);
});

it('schedules less time for a cheaper hash', () => {
  const takeTurn = createHashTurns(createHashTimer().ms);
  const start = 2_000_000;
  const waits = Array.from({ length: 4 }, () => takeTurn(start, 1 / 4));
  expect(waits).toEqual([0, 100, 200, 300]);
});

it('gives turns as long as this machine needs, and those assumed where no clock runs', () => {
  const timer = createHashTimer();
  timer.took(0, 1);
  expect(timer.ms()).toBe(200);
  const takeTurn = createHashTurns(timer.ms);
  // A cheaper hash tells as much.
  for (let n = 0; n < 40; n += 1) timer.took(n % 2 === 0 ? 60 : 15, n % 2 === 0 ? 1 : 1 / 4);
  expect(timer.ms()).toBeCloseTo(60, 1);
  expect(takeTurn(1_000_000, 1)).toBe(0);
  expect(takeTurn(1_000_000, 1)).toBeCloseTo(120, 0);
  // One of a thousandth took what surrounds it.
  timer.took(5, 1 / 1000);
  expect(timer.ms()).toBeCloseTo(60, 1);
  // However slow the machine is, somebody may wait.
  for (let n = 0; n < 40; n += 1) timer.took(60_000, 1);
  expect(takeTurn(2_000_000, 1)).toBe(0);
  expect(takeTurn(2_000_000, 1)).toBe(5_000);
  expect(takeTurn(2_000_000, 1)).toBeNull();
});
