import { expect, it } from 'vitest';
import { evenTicks } from './even-ticks.ts';

it.each([
  [0, [0, 0.2]],
  [28, [0, 10, 20, 30]],
  [63.4, [0, 20, 40, 60, 80]],
  [100, [0, 20, 40, 60, 80, 100]],
  [1_240_000, [0, 500_000, 1_000_000, 1_500_000]],
])('puts round values evenly up to %d', (most, ticks) => expect(evenTicks(most)).toEqual(ticks));
