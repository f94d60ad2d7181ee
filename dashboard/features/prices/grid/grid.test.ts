import { describe, expect, it } from 'vitest';
import type { SeasonInput } from '#domain/prices/schema.ts';
import { readCell, writeCell } from './cells.ts';
import { checkGrid, problemKey } from './check-grid.ts';
import { copyFreeNights } from './copy-year.ts';
import { clearRange, copyRange, fillDown, newRow, pasteText, rowOf } from './grid.ts';
import { historyReducer, startHistory } from './grid-history.ts';

const season = (startsOn: string, endsOn: string, nightly = 1_000_000): SeasonInput => ({
  startsOn,
  endsOn,
  nightly,
  minNights: null,
  shortStayFee: null,
  cleaningThreshold: null,
});
const TODAY = '2026-11-21';

describe('cells', () => {
  it.each([
    ['day', '1.6.2027', '2027-06-01'],
    ['day', '01/06/27', '2027-06-01'],
    ['day', '2027-06-01', '2027-06-01'],
    ['day', '31.06.2027', undefined],
    ['money', '1.234,56', 123_456],
    ['money', '12500 TL', 1_250_000],
    ['money', '12.34', undefined],
    ['count', ' 7 ', 7],
    ['count', 'yedi', undefined],
    ['count', '', null],
  ] as const)('reads %s "%s"', (kind, text, value) => expect(readCell(kind, text)).toBe(value));

  it('writes what it reads', () => {
    expect(writeCell('day', '2027-06-01')).toBe('01.06.2027');
    expect(writeCell('money', 123_456)).toBe('1.234,56');
    expect(writeCell('count', null)).toBe('');
    expect([writeCell('yes', true), writeCell('yes', false)]).toEqual(['evet', 'hayır']);
    expect(['EVET', 'Hayır', '', 'belki'].map((text) => readCell('yes', text))).toEqual([
      true,
      false,
      null,
      undefined,
    ]);
  });
});

describe('a sheet', () => {
  it('takes a block from Excel and adds the rows that are missing', () => {
    const rows = pasteText(
      [newRow()],
      { row: 0, column: 0 },
      '01.06.2027\t14.06.2027\t12.500,00\r\n15.06.2027\t30.06.2027\t15.000\r\n',
    );
    expect(rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['01.06.2027', '14.06.2027', '12.500,00'],
      ['15.06.2027', '30.06.2027', '15.000'],
    ]);
    expect(checkGrid(rows, [], TODAY).seasons.map((row) => row.season.nightly)).toEqual([
      1_250_000, 1_500_000,
    ]);
  });

  it('fills down a range, or one cell from the one above', () => {
    const rows = [newRow(['', '', '5']), newRow(['', '', '6']), newRow(['', '', '7'])];
    const at = (from: number, to: number) => ({
      from: { row: from, column: 2 },
      to: { row: to, column: 2 },
    });
    expect(copyRange(fillDown(rows, at(0, 2)), at(0, 2))).toBe('5\n5\n5');
    expect(copyRange(fillDown(rows, at(1, 1)), at(0, 2))).toBe('5\n5\n7');
    expect(copyRange(clearRange(rows, at(2, 1)), at(0, 2))).toBe('5\n\n');
  });

  it('shows gaps and overlaps while it is typed', () => {
    const rows = [
      rowOf(season('2026-11-21', '2026-12-10')),
      rowOf(season('2026-12-10', '2026-12-20')),
      rowOf(season('2026-12-25', '2026-12-31')),
    ];
    const { problems, gaps } = checkGrid(rows, [], TODAY);
    expect([...problems.keys()]).toEqual([
      problemKey(rows[0]!.key, 1),
      problemKey(rows[1]!.key, 0),
    ]);
    expect(gaps).toEqual([{ from: '2026-12-21', to: '2026-12-24', nights: 4 }]);
  });

  it('names the cell that cannot be read, and passes over empty rows', () => {
    const row = newRow(['1.6.2027', '30.6.2027', 'çok']);
    const { problems, seasons } = checkGrid([row, newRow()], [], TODAY);
    expect([...problems.keys()]).toEqual([problemKey(row.key, 2)]);
    expect(seasons).toEqual([]);
  });

  it('goes back by whole steps', () => {
    const [a, b, c] = [[newRow(['a'])], [newRow(['ab'])], [newRow(['x'])]];
    let state = startHistory(a);
    state = historyReducer(state, { type: 'edit', rows: b, about: '1' });
    state = historyReducer(state, { type: 'edit', rows: c, about: '1' });
    state = historyReducer(state, { type: 'undo' });
    expect(state.rows).toBe(a);
    expect(historyReducer(state, { type: 'redo' }).rows).toBe(c);
  });
});

it('copies a year with a rise, leaving out what has a price or is over', () => {
  const all = [
    season('2027-06-01', '2027-06-30'),
    season('2028-02-01', '2028-02-29'),
    season('2027-07-01', '2027-07-31', 1_234_500),
  ];
  const standing = season('2028-07-10', '2028-07-11');
  const raise = { percent: 2500, amount: 0, roundTo: 5000 };
  expect(
    copyFreeNights([...all, standing], TODAY, { from: '2027', raise, moveSeasons: true }),
  ).toMatchObject({
    rows: [
      season('2028-06-01', '2028-06-30', 1_250_000),
      season('2028-07-01', '2028-07-09', 1_545_000),
      season('2028-07-12', '2028-07-31', 1_545_000),
    ],
    isCut: true,
  });
  const leap = copyFreeNights(all, TODAY, { from: '2028', raise, moveSeasons: true });
  expect([leap.rows[0]?.endsOn, leap.isCut]).toEqual(['2029-02-28', false]);
});
