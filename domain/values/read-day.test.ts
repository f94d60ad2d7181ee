import { describe, expect, it } from 'vitest';
import { addMonthsTo, readDay, writeDay } from './read-day.ts';

const TODAY = '2026-11-22';

describe('readDay', () => {
  it.each([
    ['12.7', '2027-07-12'],
    ['12.07', '2027-07-12'],
    ['12/7', '2027-07-12'],
    ['12 7', '2027-07-12'],
    ['12 tem', '2027-07-12'],
    ['12tem', '2027-07-12'],
    ['12 Temmuz', '2027-07-12'],
    ['3 AĞU', '2027-08-03'],
    ['3 ağustos 2028', '2028-08-03'],
    ['1 şub', '2027-02-01'],
    ['12.07.2027', '2027-07-12'],
    ['12.7.27', '2027-07-12'],
    ['12-07-2027', '2027-07-12'],
    ['2027-07-12', '2027-07-12'],
    [' 22.11 ', '2026-11-22'],
    ['21.11', '2027-11-21'],
    ['1.12', '2026-12-01'],
    ['29.2', '2028-02-29'],
    ['12.7.', '2027-07-12'],
  ])('reads %j', (typed, day) => expect(readDay(typed, TODAY)).toBe(day));

  it.each([
    '',
    '12',
    '127',
    '1207',
    '31.2',
    '0.7',
    '12.13',
    '12 ma',
    '12 xyz',
    'temmuz',
    '12.7.202',
  ])('does not guess %j', (typed) => expect(readDay(typed, TODAY)).toBeNull());

  it('reads what it writes', () => {
    expect(writeDay('2027-07-02')).toBe('02.07.2027');
    expect(readDay(writeDay('2027-07-02'), TODAY)).toBe('2027-07-02');
  });
});

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-03-15', -1, '2027-02-15'],
  ['2027-12-31', 12, '2028-12-31'],
])('%s and %i months are %s', (day, months, then) => expect(addMonthsTo(day, months)).toBe(then));
