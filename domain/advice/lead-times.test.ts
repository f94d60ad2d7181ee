import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { compareLeadTimes, lastTwelveMonths, type SoldStay } from './lead-times.ts';

const YEAR = { from: '2026-01-01', to: '2027-01-01' };

const stay = (villaId: number, checkIn: string, nights: number, daysBefore: number): SoldStay => ({
  villaId,
  checkIn,
  checkOut: addDays(checkIn, nights),
  soldOn: addDays(checkIn, -daysBefore),
});
const neighbours = (daysBefore: number, villas = 3) =>
  Array.from({ length: villas }, (_, i) => stay(i + 2, '2026-06-01', 11, daysBefore));

describe('lead times', () => {
  it.each([
    [100, 'earlier'],
    [81, 'earlier'],
    [80, 'alike'],
    [40, 'alike'],
    [39, 'later'],
  ])('of nights sold %i days before, beside 60, are %s', (days, verdict) => {
    const [june] = compareLeadTimes(1, [stay(1, '2026-06-01', 11, days), ...neighbours(60)], YEAR);
    expect(june).toMatchObject({ month: '2026-06', own: days + 5, others: 65, verdict });
  });

  it.each([
    ['own nights', [stay(1, '2026-06-01', 6, 90), ...neighbours(60)]],
    ['neighbours', [stay(1, '2026-06-01', 7, 90), ...neighbours(60, 2)]],
    ['a year', [stay(1, '2027-06-01', 7, 90), ...neighbours(60)]],
  ])('say nothing without enough %s', (_, stays) => {
    expect(compareLeadTimes(1, stays, YEAR)).toEqual([]);
  });

  it('count a night with its own month, and one entered late as sold on its day', () => {
    const own = [stay(1, '2026-05-29', 10, -30)];
    const months = compareLeadTimes(1, [...own, ...neighbours(60)], YEAR);
    expect(months).toMatchObject([{ month: '2026-06', own: 0, ownNights: 7 }]);
  });

  it('look at twelve whole months', () => {
    expect(lastTwelveMonths('2027-01-15')).toEqual({ from: '2026-01-01', to: '2027-01-01' });
    expect(lastTwelveMonths('2026-11-01')).toEqual({ from: '2025-11-01', to: '2026-11-01' });
  });
});
