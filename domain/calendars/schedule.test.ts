import { describe, expect, it } from 'vitest';
import { freshnessOf, isStale, nextRunAt } from './schedule.ts';

const NOW = new Date('2027-01-01T09:00:00.000Z');
const minutesTo = (instant: string) => (Date.parse(instant) - NOW.getTime()) / 60_000;

describe('the next reading of a feed', () => {
  it.each([
    [0, 0, 12],
    [0, 0.5, 15],
    [0, 1, 18],
    [1, 0.5, 30],
    [3, 0.5, 120],
    [4, 0.5, 120],
    [1000, 0.5, 120],
  ])('after %i failures with %f is in %i minutes', (failures, random, minutes) => {
    expect(minutesTo(nextRunAt(NOW, failures, random))).toBeCloseTo(minutes, 3);
  });
});

describe('how far a feed can be trusted', () => {
  const at = (
    lastOkAt: string | null,
    lastOutcome: Parameters<typeof freshnessOf>[0]['lastOutcome'],
    warnings: string[] = [],
  ) => freshnessOf({ lastOkAt, lastOutcome, warnings }, NOW);

  it('is said in one word', () => {
    expect(at(null, null)).toBe('new');
    expect(at('2027-01-01T06:00:00.000Z', 'unchanged')).toBe('fresh');
    expect(at('2027-01-01T05:59:59.999Z', 'applied')).toBe('stale');
    expect(at('2027-01-01T08:59:00.000Z', 'failed')).toBe('failing');
    expect(at(null, 'held')).toBe('held');
    expect(at('2027-01-01T08:59:00.000Z', 'unchanged', ['x'])).toBe('warning');
    expect(at('2027-01-01T05:59:00.000Z', 'unchanged', ['x'])).toBe('stale');
  });

  it('ends three hours after the last good reading', () => {
    const stale = (lastOkAt: string | null) => isStale({ lastOkAt, lastOutcome: 'failed' }, NOW);
    expect([stale(null), stale('2027-01-01T06:00:00.000Z')]).toEqual([true, false]);
    expect(stale('2027-01-01T05:59:59.000Z')).toBe(true);
  });
});
