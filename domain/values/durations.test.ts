import { expect, it } from 'vitest';
import { DAY_UNITS, MINUTE_UNITS, sayDuration } from './durations.ts';

it.each([
  [0, '0 dakika'],
  [10, '10 dakika'],
  [60, '1 saat'],
  [90, '90 dakika'],
  [120, '2 saat'],
  [1_440, '1 gün'],
  [2_160, '36 saat'],
  [10_080, '7 gün'],
])('says %i minutes as %s', (minutes, said) => {
  expect(sayDuration(MINUTE_UNITS, minutes)).toBe(said);
});

it.each([
  [30, '30 gün'],
  [365, '1 yıl'],
  [400, '400 gün'],
  [3_650, '10 yıl'],
])('says %i days as %s', (days, said) => {
  expect(sayDuration(DAY_UNITS, days)).toBe(said);
});
