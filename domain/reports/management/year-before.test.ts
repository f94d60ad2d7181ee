import { describe, expect, it } from 'vitest';
import { monthSpans, spanBefore, yearBefore } from './year-before.ts';

describe('the year before', () => {
  it('is the same day, and the last of February for a leap day', () => {
    expect(yearBefore('2026-11-21')).toBe('2025-11-21');
    expect(yearBefore('2028-02-29')).toBe('2027-02-28');
  });

  it('keeps a whole February whole', () => {
    expect(spanBefore({ from: '2028-02-01', next: '2028-03-01' })).toEqual({
      from: '2027-02-01',
      next: '2027-03-01',
    });
  });

  it('cuts months to the span', () => {
    expect(monthSpans({ from: '2026-11-20', next: '2027-01-03' })).toEqual([
      { month: '2026-11', from: '2026-11-20', next: '2026-12-01' },
      { month: '2026-12', from: '2026-12-01', next: '2027-01-01' },
      { month: '2027-01', from: '2027-01-01', next: '2027-01-03' },
    ]);
    expect(monthSpans({ from: '2026-11-01', next: '2026-12-01' })).toHaveLength(1);
  });
});
