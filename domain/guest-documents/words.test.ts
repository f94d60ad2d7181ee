import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatIssued, formatMoment } from './words.ts';

describe('a moment', () => {
  it.each([
    ['2026-11-21T11:05:00.000Z', '21.11.2026 14.05'],
    ['2026-11-21T20:59:59.999Z', '21.11.2026 23.59'],
    ['2026-11-21T21:00:00.000Z', '22.11.2026 00.00'],
    ['2026-12-31T22:30:00.000Z', '01.01.2027 01.30'],
  ])('%s is read on the clock of Istanbul: %s', (instant, text) => {
    expect(formatMoment(instant)).toBe(text);
  });

  it('has two digits throughout', () => {
    const range = { min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(formatMoment(date.toISOString())).toMatch(/^\d\d\.\d\d\.\d{4} \d\d\.\d\d$/);
      }),
    );
  });
});

it('writes days with dots', () => {
  expect(formatDate('2027-01-05')).toBe('05.01.2027');
});

it.each([
  [undefined, '21.11.2026'],
  ['tr', '21.11.2026'],
  ['en', '21 November 2026'],
  ['de', '21. November 2026'],
  ['ru', '21 ноября 2026'],
] as const)('the day of a document in %s is %s', (language, said) => {
  expect(formatIssued('2026-11-21', language).replaceAll(/\s/g, ' ')).toBe(said);
});
