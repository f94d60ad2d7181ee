import type { SeasonInput } from '#domain/prices/schema.ts';
import { COLUMNS, readCell, writeCell } from './cells.ts';

/**
 * A row as typed: one text per column. `key` identifies the row while others are added and removed.
 */
export type GridRow = { key: number; cells: string[] };
export type Cell = { row: number; column: number };
/** Two corners, in any order. */
export type Range = { from: Cell; to: Cell };

let lastKey = 0;

export function newRow(cells: string[] = []): GridRow {
  lastKey += 1;
  return { key: lastKey, cells: COLUMNS.map((_, i) => cells[i] ?? '') };
}

export const rowOf = (season: SeasonInput): GridRow =>
  newRow(COLUMNS.map(({ field, kind }) => writeCell(kind, season[field])));

export const isEmptyRow = ({ cells }: GridRow): boolean =>
  cells.every((text) => text.trim() === '');

export function setCell(rows: readonly GridRow[], at: Cell, text: string): GridRow[] {
  return rows.map((row, i) => (i === at.row ? withCell(row, at.column, text) : row));
}

/** Pastes a block of cells at `at`; missing rows are added. */
export function pasteText(rows: readonly GridRow[], at: Cell, text: string): GridRow[] {
  const cells = readCells(text);
  const pasted = [...rows];
  for (const [i, texts] of cells.entries()) {
    const index = at.row + i;
    let row = pasted[index] ?? newRow();
    for (const [j, value] of texts.entries()) row = withCell(row, at.column + j, value);
    pasted[index] = row;
  }
  return pasted;
}

/** True for text of several cells; a single value is pasted as text. */
export const isCells = (text: string): boolean => /[\t\n]/.test(text.trimEnd());

/** The cells of a range as spreadsheets copy them. */
export function copyRange(rows: readonly GridRow[], range: Range): string {
  const { top, bottom, left, right } = boundsOf(range);
  return rows
    .slice(top, bottom + 1)
    .map(({ cells }) => cells.slice(left, right + 1).join('\t'))
    .join('\n');
}

/** The first row of the range into all others of it; a single row takes the one above. */
export function fillDown(rows: readonly GridRow[], range: Range): GridRow[] {
  const { top, bottom, left, right } = boundsOf(range);
  const source = rows[top === bottom ? top - 1 : top];
  if (!source) return [...rows];
  return rows.map((row, i) => {
    if (i < top || i > bottom || row === source) return row;
    return {
      ...row,
      cells: row.cells.map((own, j) => (isWithin(j, left, right) ? (source.cells[j] ?? '') : own)),
    };
  });
}

export function clearRange(rows: readonly GridRow[], range: Range): GridRow[] {
  const { top, bottom, left, right } = boundsOf(range);
  return rows.map((row, i) =>
    isWithin(i, top, bottom)
      ? { ...row, cells: row.cells.map((own, j) => (isWithin(j, left, right) ? '' : own)) }
      : row,
  );
}

export function removeRows(rows: readonly GridRow[], range: Range): GridRow[] {
  const { top, bottom } = boundsOf(range);
  return rows.filter((_, i) => !isWithin(i, top, bottom));
}

export function boundsOf({ from, to }: Range) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}

/** A cell that can be read, in the way we write it: "1.6.27" becomes "01.06.2027". */
export function tidyCell(row: GridRow, column: number): string {
  const text = row.cells[column] ?? '';
  const kind = COLUMNS[column]?.kind ?? 'count';
  const value = readCell(kind, text);
  return value === undefined ? text : writeCell(kind, value);
}

const isWithin = (n: number, first: number, last: number) => n >= first && n <= last;

function withCell(row: GridRow, column: number, text: string): GridRow {
  return { ...row, cells: row.cells.map((own, j) => (j === column ? text : own)) };
}

/** A block copied from a spreadsheet ends with a line break. */
const readCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
