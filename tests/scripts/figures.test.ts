import { expect, it } from 'vitest';
import { type KeptRow, mergeResults, readResults } from '../../tools/bench/lib/results.ts';
import { headlinesOf, withTable } from '../../tools/bench/lib/tables.ts';

const figure = (row: number, what: string, ours: number, at: string): KeptRow => ({
  row,
  what,
  goal: '≤ 20 ms',
  ours,
  peer: null,
  ratio: null,
  unit: 'ms',
  verdict: 'met',
  spread: '',
  at,
  machine: 'two cores',
});

it('keeps the figures that a run did not measure, each with its own day', () => {
  const older = [figure(1, 'bytes', 10, '2026-11-01'), figure(5, 'kernel', 20, '2026-11-02')];
  const newer = [figure(5, 'kernel', 19, '2026-11-22'), figure(3, 'press', 8, '2026-11-22')];
  const kept = mergeResults(older, newer);
  expect(kept.map(({ row, ours, at }) => [row, ours, at])).toEqual([
    [1, 10, '2026-11-01'],
    [3, 8, '2026-11-22'],
    [5, 19, '2026-11-22'],
  ]);
});

it('puts a table in its place and leaves the text around it', () => {
  const text = 'above\n<!-- figures: npm run bench -->\nold\n<!-- /figures -->\nbelow';
  const changed = withTable(text, '| new |');
  expect(changed).toContain('| new |');
  expect(changed).not.toContain('old');
  expect([changed.startsWith('above\n'), changed.endsWith('\nbelow')]).toEqual([true, true]);
  expect(() => withTable('no place', '')).toThrow('no place for a table');
});

it('counts the goals that are met and shows the chosen figures', () => {
  const rows = [
    figure(1, 'bytes', 10, '2026-11-01'),
    { ...figure(5, 'kernel', 30, '2026-11-02'), verdict: 'missed' } satisfies KeptRow,
    { ...figure(6, 'search', 30, '2026-11-02'), goal: 'scale' },
  ];
  const text = headlinesOf(rows, ['kernel']);
  expect(text).toContain('1 of 2 goals are met');
  expect(text).toContain('| kernel | ≤ 20 ms | 30 ms | – | missed | 2026-11-02 |');
  expect(text).not.toContain('bytes');
});

it('has a figure on record for every headline of the README', () => {
  expect(() => headlinesOf(readResults())).not.toThrow();
  expect(() => headlinesOf([])).toThrow('no figure on record');
});
