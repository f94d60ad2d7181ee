import { expect, it } from 'vitest';
import { afterBankDays, isBankDay } from './bank-days.ts';

it.each([
  ['a Monday', '2026-11-23', true],
  ['a Saturday', '2026-11-28', false],
  ['a Sunday', '2026-11-29', false],
  ['new year', '2027-01-01', false],
  ['15 July, a Thursday', '2027-07-15', false],
  ['the half day before the republic day', '2027-10-28', false],
  ['an eve of a feast', '2027-03-08', false],
  ['the last day of a feast', '2027-03-11', false],
  ['the day after it', '2027-03-12', true],
])('%s', (_, day, isOne) => {
  expect(isBankDay(day)).toBe(isOne);
});

it.each([
  ['a Monday: the Tuesday passes', '2026-11-23', 1, '2026-11-25'],
  ['a Friday: over the weekend', '2026-11-27', 1, '2026-12-01'],
  ['a Saturday', '2026-11-28', 1, '2026-12-01'],
  ['the Friday before Kurban Bayramı of 2027', '2027-05-14', 1, '2027-05-21'],
  ['a Monday: three of its week', '2026-11-23', 3, '2026-11-27'],
  ['a Wednesday: the Monday after the weekend is the third', '2026-11-25', 3, '2026-12-01'],
  ['the Friday before Kurban Bayramı, three', '2027-05-14', 3, '2027-05-25'],
])('bank days have passed since %s', (_, day, count, after) => {
  expect(afterBankDays(day, count)).toBe(after);
});
