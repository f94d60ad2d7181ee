import { expect, it } from 'vitest';
import type { StatementLine } from '../statement.ts';
import { oldestFirst } from './balances.ts';

const line = (day: string, amount: number, balance: number | null): StatementLine =>
  ({ day, amount, balance }) as StatementLine;
const amounts = (lines: StatementLine[]) => oldestFirst(lines).map(({ amount }) => amount);

it('lines of a bank come oldest first, whichever way it lists them', () => {
  expect(amounts([])).toEqual([]);
  expect(amounts([line('2027-01-02', 1, null), line('2027-01-01', 2, null)])).toEqual([2, 1]);
  expect(amounts([line('2027-01-01', 2, null), line('2027-01-02', 1, null)])).toEqual([2, 1]);
});

it('within one day the balances tell', () => {
  const day = '2027-01-01';
  expect(amounts([line(day, 50, 150), line(day, 100, 100)])).toEqual([100, 50]);
  expect(amounts([line(day, 100, 100), line(day, 50, 150)])).toEqual([100, 50]);
  // Without a sign the amount left if the balance fell by it.
  expect(amounts([line(day, 30, 120), line(day, 100, 150)])).toEqual([100, 30]);
  expect(amounts([line(day, 1, null), line(day, 2, null)])).toEqual([1, 2]);
});
