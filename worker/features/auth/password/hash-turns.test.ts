import { expect, it } from 'vitest';
import { createHashTurns } from './hash-turns.ts';

it('gives ten logins at once turns that leave half of the time to others, and no endless queue', () => {
  const takeTurn = createHashTurns();
  const start = 1_000_000;
  const waits = Array.from({ length: 14 }, () => takeTurn(start, 1));
  expect(waits.slice(0, 10)).toEqual([0, 400, 800, 1200, 1600, 2000, 2400, 2800, 3200, 3600]);
  expect(waits.at(-1)).toBeNull();
  expect(takeTurn(start + 60_000, 1)).toBe(0);
});

it('gives a hash that costs less a shorter turn', () => {
  const takeTurn = createHashTurns();
  const start = 2_000_000;
  const waits = Array.from({ length: 4 }, () => takeTurn(start, 1 / 4));
  expect(waits).toEqual([0, 100, 200, 300]);
});
