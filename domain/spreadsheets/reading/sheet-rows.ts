import type { ReadCell } from './cell.ts';
import { cellName } from '../cell-name.ts';
import type { Merge, SheetProblem, SheetRows } from './sheet-book.ts';

/** The most cells that merged ones are copied to, in a sheet. */
const MAX_FILLED = 200_000;

/** A sheet from its cells: empty ends cut off, merged cells filled down, problems by their cells. */
export function sheetRows(
  { name, isHidden }: Pick<SheetRows, 'name' | 'isHidden'>,
  cells: readonly (readonly ReadCell[])[],
  merges: readonly Merge[] = [],
): SheetRows {
  const rows = cells.map((row) =>
    trimEnd(
      row.map(({ text }) => text),
      (text) => text !== '',
    ),
  );
  const used = trimEnd(rows, (row) => row.length > 0);
  const problems = cells.slice(0, cells.length).flatMap(problemsOf);
  fillDown(used, merges);
  // Only a calendar has a meaning across columns: a title says nothing of those beside it.
  const wide = merges.filter(({ startCol, endCol = startCol }) => endCol > startCol);
  const isColoured = cells.some((row) => row.some(({ fill }) => fill !== undefined));
  return {
    name,
    isHidden,
    rows: used,
    filled: used.filter((row) => row.some((text) => text !== '')).length,
    problems,
    ...(wide.length > 0 && { wide }),
    ...(isColoured && {
      fills: cells.slice(0, used.length).map((row) => row.map(({ fill = '' }) => fill)),
    }),
  };
}

function trimEnd<Item>(items: Item[], isUsed: (item: Item) => boolean): Item[] {
  return items.slice(0, items.findLastIndex(isUsed) + 1);
}

const problemsOf = (row: readonly ReadCell[], at: number): SheetProblem[] =>
  row.flatMap(({ why }, column) => {
    if (why === undefined) return [];
    const cell = cellName(at + 1, column);
    return [{ row: at + 1, column, cell, message: `${cell}: ${why}` }];
  });

/** What stands in a merged cell is meant for each of its rows. */
function fillDown(rows: string[][], merges: readonly Merge[]): void {
  let filled = 0;
  for (const { startRow, endRow, startCol } of merges) {
    const value = rows[startRow]?.[startCol] ?? '';
    if (value === '') continue;
    for (let at = startRow + 1; at <= endRow && at < rows.length; at += 1) {
      const row = rows[at] ?? [];
      while (row.length < startCol) row.push('');
      row[startCol] ||= value;
      filled += 1;
      if (filled > MAX_FILLED) return;
    }
  }
}
