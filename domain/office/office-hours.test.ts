import { describe, expect, test } from 'vitest';
import {
  afterOfficeTime,
  DEFAULT_OFFICE,
  type OfficeHours,
  officeHoursText,
  readOfficeHours,
} from './office-hours.ts';

const WEEKDAYS = { hours: '08:00-18:00', days: '5', holidays: '0' };

/** An instant in Istanbul: `27 23:30` of November 2026; the 27th is a Friday. */
const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+03:00`).toISOString();

describe('a request waits until the office has worked for its minutes', () => {
  test.each<[string, number, OfficeHours, string]>([
    ['27 10:00', 120, DEFAULT_OFFICE, '27 12:00'],
    ['27 23:30', 120, DEFAULT_OFFICE, '28 11:00'],
    ['27 23:30', 60, DEFAULT_OFFICE, '28 10:00'],
    ['28 00:10', 60, DEFAULT_OFFICE, '28 10:00'],
    ['28 08:59', 60, DEFAULT_OFFICE, '28 10:00'],
    // The rest of the time comes the next morning.
    ['27 20:30', 120, DEFAULT_OFFICE, '28 10:30'],
    ['27 20:59', 120, DEFAULT_OFFICE, '28 11:00'],
    ['27 21:00', 120, DEFAULT_OFFICE, '28 11:00'],
    ['27 19:00', 120, DEFAULT_OFFICE, '27 21:00'],
    // More than a day of work.
    ['27 09:00', 24 * 60, DEFAULT_OFFICE, '28 21:00'],
    // Rounded up to a time that people say.
    ['27 10:07', 120, DEFAULT_OFFICE, '27 12:15'],
    ['27 17:30', 120, WEEKDAYS, '30 09:30'],
    ['28 12:00', 60, WEEKDAYS, '30 09:00'],
    ['28 12:00', 60, { ...WEEKDAYS, days: '6' }, '28 13:00'],
    ['29 12:00', 60, { ...WEEKDAYS, days: '6' }, '30 09:00'],
    // No later than the office closes.
    ['27 20:30', 20, { ...DEFAULT_OFFICE, hours: '09:00-20:50' }, '27 20:50'],
    // Open all day: as if nobody looked at the clock.
    ['27 23:30', 120, { ...DEFAULT_OFFICE, hours: '00:00-24:00' }, '28 01:30'],
  ])('asked at %s, %d minutes', (asked, minutes, office, until) =>
    expect(afterOfficeTime(at(asked), minutes, office)).toBe(at(until)),
  );

  test('a closed holiday is not counted, an open one is', () => {
    // Cumhuriyet Bayramı begins on 28 October 2026, a Wednesday; Kurban Bayramı 2027 on 15 May, eve.
    const asked = '2026-10-27T20:00:00+03:00';
    const until = (holidays: string) =>
      afterOfficeTime(asked, 60, { ...DEFAULT_OFFICE, hours: '09:00-18:00', holidays });
    expect(until('0')).toBe('2026-10-30T07:00:00.000Z');
    expect(until('1')).toBe('2026-10-28T07:00:00.000Z');
    const feast = { ...WEEKDAYS, days: '7' };
    expect(afterOfficeTime('2027-05-14T20:00:00+03:00', 60, feast)).toBe(
      '2027-05-20T06:00:00.000Z',
    );
  });
});

test.each([
  ['09:00-21:00', '09:00-21:00'],
  ['9-21', '09:00-21:00'],
  ['09.00 – 21.30', '09:00-21:30'],
  ['930-1830', '09:30-18:30'],
  ['0-24', '00:00-24:00'],
  ['00.00-24.00', '00:00-24:00'],
  ['21-9', null],
  ['9-9', null],
  ['9-9.30', null],
  ['9', null],
  ['9-12-18', null],
  ['25-26', null],
  ['dokuz-beş', null],
  ['', null],
])('hours typed as "%s"', (text, hours) => expect(readOfficeHours(text)).toBe(hours));

test('hours in a sentence', () => {
  expect(officeHoursText(DEFAULT_OFFICE)).toBe('her gün 09.00–21.00');
  expect(officeHoursText(WEEKDAYS)).toBe('hafta içi 08.00–18.00');
  expect(officeHoursText({ ...WEEKDAYS, days: '?' })).toBe('her gün 08.00–18.00');
});
