import { expect, it } from 'vitest';
import { sheetRows } from './sheet-rows.ts';

const only = { name: 'Liste', isHidden: false };
const row = (...texts: string[]) => texts.map((text) => ({ text }));

it('keeps empty rows between, cuts empty ends, and names cells as spreadsheets do', () => {
  const cells = [
    row('a', '', ''),
    [],
    [{ text: 'x' }, { text: '', why: 'hata.' }],
    row('', ''),
    [],
  ];
  expect(sheetRows(only, cells)).toEqual({
    ...only,
    rows: [['a'], [], ['x']],
    filled: 2,
    problems: [{ row: 3, column: 1, cell: 'B3', message: 'B3: hata.' }],
  });
});

it('fills merged cells down, never over what stands there nor beyond the sheet', () => {
  const cells = [row('', 'Kaş'), row('1', ''), row('2', 'Kalkan'), row('3', '')];
  const merges = [{ startRow: 0, endRow: 1_000_000, startCol: 1 }];
  expect(sheetRows(only, cells, merges).rows.map(([, town]) => town)).toEqual([
    'Kaş',
    'Kaş',
    'Kalkan',
    'Kaş',
  ]);
  expect(
    sheetRows(only, [row('', '', 'a'), [], row('x')], [{ startRow: 0, endRow: 2, startCol: 2 }])
      .rows,
  ).toEqual([
    ['', '', 'a'],
    ['', '', 'a'],
    ['x', '', 'a'],
  ]);
});

it('ends soon however many merges are claimed', () => {
  const cells = Array.from({ length: 50_000 }, () => row('a'));
  const merges = Array.from({ length: 50_000 }, () => ({
    startRow: 0,
    endRow: 50_000,
    startCol: 0,
  }));
  expect(sheetRows(only, cells, merges).filled).toBe(50_000);
});
