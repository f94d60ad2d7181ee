import { strToU8 } from 'fflate';
import type { Cell, CellValue, Sheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { EMPTY, type ReadCell, WHY, workbookCell } from '#domain/spreadsheets/reading/cell.ts';
import { cellName } from '#domain/spreadsheets/cell-name.ts';
import { REFUSALS } from '#domain/spreadsheets/reading/file-kind.ts';
import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';
import { dateCell, numberCell } from '#domain/spreadsheets/reading/number-cell.ts';
import { MAX_COLUMNS, MAX_ROWS, type SheetRows } from '#domain/spreadsheets/reading/sheet-book.ts';
import { sheetRows } from '#domain/spreadsheets/reading/sheet-rows.ts';
import { openWorkbook, packParts } from './open-workbook.ts';

/**
 * What a file may hold unpacked, in bytes: 50,000 rows of thirty columns. Its cells, in letters, hold no
 * more, although many may share one text.
 */
const MAX_UNPACKED = 120_000_000;

/**
 * The most cells that all sheets span, empty ones as well: the library makes each row as wide as the
 * widest, and all down to the last, so that two cells far apart cost as much as a full sheet.
 */
const MAX_SPANNED = 20_000_000;

/** One row and column more than are taken, so that a larger sheet is known. */
const RANGE = `A1:${cellName(MAX_ROWS + 1, MAX_COLUMNS)}`;

/**
 * The sheets of an XLSX file. One that unpacks to more than a table, or whose sheets span too much, is
 * refused before its cells are read. @throws FileProblem, and whatever comes first for a damaged file
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRows[]> {
  const parts = await openWorkbook(bytes, MAX_UNPACKED);
  const shared = parts.sharedStrings === null ? '' : latin(parts.sharedStrings);
  assertPlain(shared);
  const texts = shared.match(SHARED_TEXT)?.length ?? 0;
  let spanned = texts * SHARED_COSTS;
  for (const sheet of parts.sheets) {
    const cells = latin(sheet.cells);
    assertPlain(cells);
    assertShared(cells, texts);
    spanned += spannedCells(cells);
    if (WITHOUT_VALUE.test(cells)) sheet.cells = withoutTypes(sheet.cells);
  }
  if (spanned > MAX_SPANNED) throw new FileProblem(REFUSALS.large);
  const { sheets } = await readXlsx(packParts(parts), { readStyles: true, range: RANGE });
  if (lettersOf(sheets) > MAX_UNPACKED) throw new FileProblem(REFUSALS.large);
  return sheets.map(toSheetRows);
}

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** A text that cells share is kept for itself, which costs as much as so many of them. */
const SHARED_COSTS = 10;
const SHARED_TEXT = /<(?:\w+:)?si(?=[\s/>])/gi;

/** A cell, or the name of a cell or of a row: `r="KN50000"`. */
const CELL = /<(?:\w+:)?(c)(?=[\s/>])|\sr\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/gi;

/** Columns that have a width together: the library makes an object of each. */
const COLUMNS = /<(?:\w+:)?col\s([^<>]*)/gi;
const LAST_COLUMN = 16_384;

/** What no workbook has: a DOCTYPE, and a cell or row whose name is no plain one. */
const ODD = /<!DOCTYPE|<(?:\w+:)?(?:c|row)(?=\s)[^<>]*?\sr\s*=(?!\s*["'][A-Z]{0,3}\d{1,7}["'])/i;

function assertPlain(text: string): void {
  if (ODD.test(text)) throw new FileProblem(REFUSALS.broken);
}

/** A cell with the number of a shared text. */
const SHARED_CELL =
  /<(?:\w+:)?c\s[^<>]{0,200}?\bt\s*=\s*["']s["'][^<>]{0,200}><(?:\w+:)?v>([^<]*)</gi;

/** The library leaves a cell empty whose text is not there: nobody would see that it is missing. */
function assertShared(cells: string, texts: number): void {
  for (const [, at = ''] of cells.matchAll(SHARED_CELL))
    if (at.trim() !== '' && !(Number(at) >= 0 && Number(at) < texts))
      throw new FileProblem(REFUSALS.broken);
}

/** A cell that says what it holds and holds nothing: the library takes it for the first text, or for false. */
const WITHOUT_VALUE =
  /(<(?:\w+:)?c\s[^<>]{0,200}?)\bt\s*=\s*["'][sb]["']([^<>]{0,200}?(?:\/>|>\s*<(?:\/(?:\w+:)?c>|(?:\w+:)?v\s*(?:\/>|>\s*<))))/i;

const withoutTypes = (cells: Uint8Array): Uint8Array =>
  strToU8(
    new TextDecoder().decode(cells).replaceAll(new RegExp(WITHOUT_VALUE.source, 'gi'), '$1$2'),
  );

/** How many cells a sheet spans, as far as it is read. Cells without a name may all stand beside each other. */
function spannedCells(text: string): number {
  let [rows, columns, unnamed, widths] = [0, 0, 0, 0];
  for (const [, tag, letters = '', digits] of text.matchAll(CELL)) {
    if (tag !== undefined) unnamed += 1;
    if (tag !== undefined) continue;
    if (letters !== '') unnamed -= 1;
    const [row, column] = [Number(digits), columnOf(letters)];
    // What stands farther out is left out.
    if (row > MAX_ROWS + 1 || column > MAX_COLUMNS + 1) continue;
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
  }
  for (const [, attributes = ''] of text.matchAll(COLUMNS)) {
    for (const [, last] of attributes.matchAll(/\bmax\s*=\s*["']?([^\s"'/]*)/gi))
      widths += Math.min(Number(last) || LAST_COLUMN, LAST_COLUMN);
  }
  return rows * Math.max(columns, Math.min(unnamed, MAX_COLUMNS + 1)) + widths;
}

function lettersOf(sheets: readonly Sheet[]): number {
  let letters = 0;
  for (const { rows } of sheets)
    for (const row of rows)
      for (const value of row) if (typeof value === 'string') letters += value.length;
  return letters;
}

/** "A" is 1, "AA" is 27, and none is 0. */
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function toSheetRows(sheet: Sheet): SheetRows {
  const { name, rows, cells, merges, hidden = false, veryHidden = false } = sheet;
  const read = rows.map((row, r) =>
    row.map((value, c) => readCell(value, cells?.get(`${r},${c}`))),
  );
  return sheetRows({ name, isHidden: hidden || veryHidden }, read, merges);
}

function readCell(value: CellValue, cell: Cell | undefined): ReadCell {
  const fill = cell?.style?.fill;
  const colour = fill?.type === 'pattern' && fill.pattern === 'solid' ? fill.fgColor : undefined;
  const read = readValue(value, cell);
  return colour === undefined ? read : { ...read, fill: JSON.stringify(colour) };
}

function readValue(value: CellValue, cell: Cell | undefined): ReadCell {
  if (value === null) return cell?.formula === undefined ? EMPTY : { text: '', why: WHY.formula };
  const format = cell?.style?.numFmt;
  if (value instanceof Date) return dateCell(value, format);
  if (typeof value === 'number') return numberCell(value, format);
  if (typeof value === 'boolean') return { text: value ? 'Evet' : 'Hayır' };
  return cell?.type === 'error' && value !== ''
    ? { text: '', why: WHY.error(value) }
    : workbookCell(value);
}
