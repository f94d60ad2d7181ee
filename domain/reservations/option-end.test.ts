import { describe, expect, it } from 'vitest';
import {
  arrivalInstant,
  endOfTransfer,
  findOptionEndProblem,
  latestOptionEnd,
  usualOptionEnd,
} from './option-end.ts';

const BOUNDS = {
  now: '2027-05-01T09:00:00.000Z',
  checkIn: '2027-05-10',
  checkInTime: '16:00',
  maxDays: 30,
};
/** 16:00 in Türkiye. */
const ARRIVAL = '2027-05-10T13:00:00.000Z';

it('knows when a guest arrives, three hours from UTC all year', () => {
  expect(arrivalInstant('2027-05-10', '16:00')).toBe(ARRIVAL);
  expect(arrivalInstant('2027-01-01', '02:00')).toBe('2026-12-31T23:00:00.000Z');
});

describe('an option', () => {
  it.each([
    ['ends within a day', '2027-05-02T09:00:00.000Z', null],
    ['may end with the arrival', ARRIVAL, null],
    [
      'may not outlive it',
      '2027-05-10T13:00:00.001Z',
      /girişten sonraya kalamaz; en geç 10 Mayıs 2027.* 16\.00/,
    ],
    ['may not end in 2099', '2099-01-01T00:00:00.000Z', /girişten sonraya/],
    ['may not be over', BOUNDS.now, /gelecekte/],
  ])('%s', (_what, end, problem) => {
    const found = findOptionEndProblem(end, BOUNDS);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });

  it('ends within the days of the setting', () => {
    const far = { ...BOUNDS, checkIn: '2027-09-10' };
    expect(latestOptionEnd(far)).toBe('2027-05-31T09:00:00.000Z');
    expect(findOptionEndProblem('2027-05-31T09:00:00.000Z', far)).toBeNull();
    expect(findOptionEndProblem('2027-05-31T09:00:01.000Z', far)).toMatch(
      /en çok 30 gün sürebilir; en geç 31 Mayıs 2027.* 12\.00/,
    );
  });

  it('is for a stay that has not begun', () => {
    const begun = { ...BOUNDS, now: ARRIVAL };
    expect(findOptionEndProblem('2027-05-11T09:00:00.000Z', begun)).toMatch(/Giriş saati geçmiş/);
  });

  it('ends after a day by default, or with an earlier arrival', () => {
    expect(usualOptionEnd(BOUNDS)).toBe('2027-05-02T09:00:00.000Z');
    expect(usualOptionEnd({ ...BOUNDS, now: '2027-05-10T06:00:00.000Z' })).toBe(ARRIVAL);
  });
});

describe('an option waits for a reported transfer', () => {
  it.each([
    ['from here, on a Monday', '2027-05-03T09:00:00.000Z', false, '2027-05-05T09:00:00.000Z'],
    ['from here, on a Friday night', '2027-04-30T20:59:00.000Z', false, '2027-05-04T09:00:00.000Z'],
    [
      'a minute later, a Saturday here',
      '2027-04-30T21:00:00.000Z',
      false,
      '2027-05-04T09:00:00.000Z',
    ],
    ['from abroad', '2027-05-03T09:00:00.000Z', true, '2027-05-07T09:00:00.000Z'],
    ['not into the day of arrival', '2027-05-06T09:00:00.000Z', true, '2027-05-09T21:00:00.000Z'],
  ])('%s', (_what, now, abroad, end) => {
    expect(endOfTransfer({ now, checkIn: '2027-05-10' }, abroad)).toBe(end);
  });
});
