import { expect, it } from 'vitest';
import { formatMonths, nameMonths } from './month-span.ts';

it.each([
  ['2026-10', '2026-10', 'Ekim 2026', '2026-10'],
  ['2027-01', '2027-03', 'Ocak – Mart 2027', '2027-01_2027-03'],
  ['2026-11', '2027-01', 'Kasım 2026 – Ocak 2027', '2026-11_2027-01'],
])('%s to %s', (month, until, said, name) => {
  expect([formatMonths({ month, until }), nameMonths({ month, until })]).toEqual([said, name]);
});
