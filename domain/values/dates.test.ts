import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayFromNumber,
  dayNumber,
  daysInMonth,
  eachNight,
  findDayFrom,
  formatDateOnly,
  formatDay,
  formatDayNear,
  formatDaysShort,
  formatDayLong,
  formatDayShort,
  formatMonth,
  formatStay,
  isDay,
  istanbulDay,
  monthEnd,
  monthOf,
  monthStart,
  monthWeeks,
  nightsBetween,
  weekday,
} from './dates.ts';

const dayArbitrary = fc.integer({ min: 10_957, max: 84_005 }).map(dayFromNumber);

describe('isDay', () => {
  it.each(['2000-01-01', '2199-12-31', '2028-02-29', '2000-02-29', '2026-11-30'])(
    'accepts %s',
    (text) => expect(isDay(text)).toBe(true),
  );
  it.each([
    '1999-12-31',
    '2200-01-01',
    '2027-02-29',
    '2100-02-29',
    '2026-11-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '20261121',
    '2026-11-21T00:00:00Z',
    ' 2026-11-21',
    '2026-11-21\n',
    '٢٠٢٦-11-21',
    '',
  ])('refuses %j', (text) => expect(isDay(text)).toBe(false));
});

describe('day numbers', () => {
  it('counts from 1970-01-01', () => {
    expect(dayNumber('2000-01-01')).toBe(10_957);
    expect(dayFromNumber(10_957)).toBe('2000-01-01');
    expect(dayNumber('2026-11-21')).toBe(Date.parse('2026-11-21T00:00:00Z') / 86_400_000);
  });
  it('throws on what is no day', () => {
    expect(() => dayNumber('2026-02-30')).toThrow(new RangeError('not a day: 2026-02-30'));
    for (const n of [10_956, 84_006, 0.5, Number.NaN]) {
      expect(() => dayFromNumber(n)).toThrow(new RangeError(`not a day number: ${n}`));
    }
    expect(dayFromNumber(84_005)).toBe('2199-12-31');
  });
  it('goes there and back for every day', () => {
    fc.assert(
      fc.property(dayArbitrary, (day) => isDay(day) && dayFromNumber(dayNumber(day)) === day),
    );
  });
});

describe('moving', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s moved by %i is %s', (day, n, expected) => expect(addDays(day, n)).toBe(expected));

  it('gives null past either end of the calendar', () => {
    expect(findDayFrom('2199-12-30', 1)).toBe('2199-12-31');
    expect(findDayFrom('2199-12-31', 1)).toBeNull();
    expect(findDayFrom('2000-01-02', -1)).toBe('2000-01-01');
    expect(findDayFrom('2000-01-01', -1)).toBeNull();
    expect(() => addDays('2199-12-31', 1)).toThrow(RangeError);
  });
});

describe('nights', () => {
  it('counts half-open stays over a leap day and a year end', () => {
    expect(nightsBetween('2028-02-27', '2028-03-02')).toBe(4);
    expect(nightsBetween('2027-02-27', '2027-03-02')).toBe(3);
    expect(nightsBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(nightsBetween('2027-01-02', '2026-12-30')).toBe(-3);
  });
  it('names each night, never the departure day', () => {
    expect(eachNight('2026-12-30', '2027-01-02')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(eachNight('2026-12-30', '2026-12-30')).toEqual([]);
    expect(eachNight('2026-12-30', '2026-12-01')).toEqual([]);
  });
});

describe('months', () => {
  it('knows its days', () => {
    expect(daysInMonth('2026-11')).toBe(30);
    expect(daysInMonth('2028-02')).toBe(29);
    expect(daysInMonth('2100-02')).toBe(28);
    expect(monthEnd('2027-02')).toBe('2027-02-28');
    expect(monthStart('2027-02')).toBe('2027-02-01');
    expect(monthOf('2027-02-14')).toBe('2027-02');
    expect(() => daysInMonth('2026-13')).toThrow(RangeError);
  });
  it('moves over year ends', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect(addMonths('2026-11', 0)).toBe('2026-11');
    expect(() => addMonths('2199-12', 1)).toThrow(RangeError);
  });
  it('lays a month out in weeks from Monday', () => {
    // November 2026 begins on a Sunday and ends on a Monday: six rows.
    const weeks = monthWeeks('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[1]?.[0]).toBe('2026-11-02');
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    // February 2027 begins on a Monday and fills four weeks.
    expect(monthWeeks('2027-02')).toHaveLength(4);
    expect(monthWeeks('2199-12').flat().filter(Boolean)).toHaveLength(31);
  });
});

describe('weekday', () => {
  it.each([
    ['2026-11-16', 0],
    ['2026-11-21', 5],
    ['2026-11-22', 6],
    ['2000-01-01', 5],
  ])('%s is %i', (day, expected) => expect(weekday(day)).toBe(expected));
  it('agrees with the platform', () => {
    fc.assert(
      fc.property(dayArbitrary, (day) => weekday(day) === (new Date(day).getUTCDay() + 6) % 7),
    );
  });
});

describe('istanbulDay', () => {
  it.each([
    ['2026-11-20T20:59:59.999Z', '2026-11-20'],
    ['2026-11-20T21:00:00.000Z', '2026-11-21'],
    ['2026-12-31T21:00:00Z', '2027-01-01'],
    // Summer time was last used in 2016: UTC+3 in that summer, UTC+2 in the winter before.
    ['2027-07-01T20:59:59Z', '2027-07-01'],
    ['2015-01-10T21:30:00Z', '2015-01-10'],
  ])('%s lies in %s', (instant, day) => expect(istanbulDay(new Date(instant))).toBe(day));
});

describe('formats', () => {
  it('writes days', () => {
    expect(formatDay('2026-11-21')).toBe('21 Kas 2026 Cmt');
    expect(formatDay('2027-02-01')).toBe('1 Şub 2027 Pzt');
    expect(formatDayShort('2027-08-09')).toBe('9 Ağu 2027');
    expect(formatDateOnly('2027-08-09')).toBe('9 Ağu');
    expect(formatDayLong('2026-11-21')).toBe('21 Kasım 2026 Cumartesi');
    expect(formatMonth('2026-11')).toBe('Kasım 2026');
    expect(() => formatDay('2026-11-31')).toThrow(RangeError);
  });
  it.each([
    ['2027-06-12', '2027-06-19', '12–19 Haz 2027'],
    ['2027-06-28', '2027-07-05', '28 Haz – 5 Tem 2027'],
    ['2026-12-28', '2027-01-03', '28 Ara 2026 – 3 Oca 2027'],
  ])('writes two days in few letters: %s to %s', (from, to, text) => {
    expect(formatDaysShort(from, to)).toBe(text);
  });
  it('agrees with Intl on every month and weekday', () => {
    const long = new Intl.DateTimeFormat('tr', { dateStyle: 'full', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat('tr', {
      day: 'numeric',
      month: 'short',
      weekday: 'short',
      timeZone: 'UTC',
    });
    for (let n = dayNumber('2027-01-01'); n < dayNumber('2028-01-01'); n += 1) {
      const day = dayFromNumber(n);
      expect(formatDayLong(day)).toBe(long.format(new Date(day)));
      expect(formatDayNear(day, '2027-06-01')).toBe(short.format(new Date(day)));
      expect(formatDayNear(day, '2026-06-01')).toBe(formatDay(day));
    }
  });
  it.each([
    ['2027-06-12', '2027-06-19', '12–19 Haziran 2027'],
    ['2027-06-28', '2027-07-03', '28 Haziran – 3 Temmuz 2027'],
    ['2026-12-28', '2027-01-03', '28 Aralık 2026 – 3 Ocak 2027'],
    ['2026-06-12', '2027-06-19', '12 Haziran 2026 – 19 Haziran 2027'],
  ])('writes the stay %s to %s as %s', (checkIn, checkOut, text) =>
    expect(formatStay(checkIn, checkOut)).toBe(text),
  );
});
