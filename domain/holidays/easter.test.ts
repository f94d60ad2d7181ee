import { expect, it } from 'vitest';
import { movableFeast } from './easter.ts';

// As the calendars of the churches have them.
it.each([
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2026, '2026-04-05', '2026-04-12'],
  [2027, '2027-03-28', '2027-05-02'],
  [2028, '2028-04-16', '2028-04-16'],
  [2029, '2029-04-01', '2029-04-08'],
  [2030, '2030-04-21', '2030-04-28'],
  [2031, '2031-04-13', '2031-04-13'],
  [2032, '2032-03-28', '2032-05-02'],
  [2035, '2035-03-25', '2035-04-29'],
  [2038, '2038-04-25', '2038-04-25'],
  [2076, '2076-04-19', '2076-04-26'],
])('Easter of %i', (year, western, orthodox) => {
  const days = (['western', 'orthodox'] as const).map((one) => movableFeast('easter', one, year));
  expect(days).toEqual([western, orthodox]);
});

it.each([
  ['ascension', 'western', '2027-05-06'],
  ['pentecost', 'western', '2027-05-16'],
  ['pentecost', 'orthodox', '2027-06-20'],
] as const)('%s of the %s church follows it', (feast, church, day) => {
  expect(movableFeast(feast, church, 2027)).toBe(day);
});
