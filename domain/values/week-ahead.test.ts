import { describe, expect, it } from 'vitest';
import { weekday } from './dates.ts';
import { sameMonthAhead, sameWeekAhead } from './week-ahead.ts';

const TODAY = '2026-11-28';

describe('a week that is over becomes the same week of the next year that has it', () => {
  it.each([
    // [arrival, departure, in the same week ahead]
    ['2026-07-11', '2026-07-18', '2027-07-10', '2027-07-17'],
    ['2025-07-12', '2025-07-19', '2027-07-10', '2027-07-17'],
    ['2020-01-01', '2020-01-05', '2026-12-30', '2027-01-03'],
    ['2024-02-29', '2024-03-03', '2027-03-04', '2027-03-07'],
    ['2026-11-27', '2026-12-04', '2027-11-26', '2027-12-03'],
    // Not over.
    [TODAY, '2026-12-05', TODAY, '2026-12-05'],
    ['2027-07-10', '2027-07-17', '2027-07-10', '2027-07-17'],
  ])('%s', (from, to, checkIn, checkOut) => {
    expect(sameWeekAhead(from, to, TODAY)).toEqual({ checkIn, checkOut });
    expect(weekday(checkIn)).toBe(weekday(from));
  });

  it('as a month becomes the same month', () => {
    expect(sameMonthAhead('2026-07', TODAY)).toBe('2027-07');
    expect(sameMonthAhead('2021-12', TODAY)).toBe('2026-12');
    expect(sameMonthAhead('2026-11', TODAY)).toBe('2026-11');
  });
});
