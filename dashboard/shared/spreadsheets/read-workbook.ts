import { unzipSync } from 'fflate';
import { type Cell, type CellValue, EncryptedFileError, type Sheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { EMPTY, type ReadCell, WHY, workbookCell } from '#domain/spreadsheets/reading/cell.ts';
import { cellName } from '#domain/spreadsheets/cell-name.ts';
import { archiveRefusal, REFUSALS } from '#domain/spreadsheets/reading/file-kind.ts';
import { dateCell, numberCell } from '#domain/spreadsheets/reading/number-cell.ts';
import { MAX_COLUMNS, MAX_ROWS, type SheetRows } from '#domain/spreadsheets/reading/sheet-book.ts';
import { sheetRows } from '#domain/spreadsheets/reading/sheet-rows.ts';

/** Why an archive cannot be used; `message` is the Turkish sentence to show. */
export class WorkbookRefused extends Error {}

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
 * The sheets of an XLSX file. An archive that claims to be larger than a table can be is
 * refused unopened, and the library unpacks no part beyond what the archive says; one whose sheets
 * span too much is refused unread. @throws WorkbookRefused, and whatever the library throws for a
 * damaged file
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRows[]> {
  const names: string[] = [];
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      unpacked += originalSize;
      return false;
    },
  });
  const refusal = archiveRefusal(names);
  if (refusal !== null) throw new WorkbookRefused(refusal);
  if (unpacked > MAX_UNPACKED || spannedCells(bytes) > MAX_SPANNED)
    throw new WorkbookRefused(TOO_LARGE);
  try {
    const { sheets } = await readXlsx(bytes, { readStyles: true, range: RANGE });
    if (lettersOf(sheets) > MAX_UNPACKED) throw new WorkbookRefused(TOO_LARGE);
    return sheets.map(toSheetRows);
  } catch (error) {
    if (error instanceof EncryptedFileError) throw new WorkbookRefused(REFUSALS.password);
    throw error;
  }
}

const TOO_LARGE =
  'Bu dosyanın içi çok büyük. Yalnız aktarılacak satırları yeni bir dosyaya kopyalayıp onu seçin.';

/** A text that cells share is kept for itself, which costs as much as so many of them. */
const SHARED_COSTS = 10;

/** A cell, a shared text, or the name of a cell or of a row: `r="KN50000"`. */
const CELL = /<(?:\w+:)?(c|si)(?=[\s/>])|\sr\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/gi;

/**
 * How many cells the parts of an archive span together, as far as they are read. Cells without a name
 * may all stand beside each other.
 */
function spannedCells(bytes: Uint8Array): number {
  const text = new TextDecoder('latin1');
  let spanned = 0;
  for (const part of Object.values(unzipSync(bytes))) {
    let [rows, columns, unnamed] = [0, 0, 0];
    for (const [, tag = '', letters = '', digits] of text.decode(part).matchAll(CELL)) {
      if (tag.length === 1) unnamed += 1;
      if (tag.length === 2) spanned += SHARED_COSTS;
      if (tag !== '') continue;
      if (letters !== '') unnamed -= 1;
      const [row, column] = [Number(digits), columnOf(letters)];
      // What stands farther out is left out.
      if (row > MAX_ROWS + 1 || column > MAX_COLUMNS + 1) continue;
      rows = Math.max(rows, row);
      columns = Math.max(columns, column);
    }
    spanned += rows * Math.max(columns, Math.min(unnamed, MAX_COLUMNS + 1));
  }
  return spanned;
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
