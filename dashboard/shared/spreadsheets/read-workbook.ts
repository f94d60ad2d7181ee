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

/** What the tables of a file may hold unpacked, in bytes: 50,000 rows of thirty columns. */
const MAX_UNPACKED = 120_000_000;

/** One row and column more than are taken, so that a larger sheet is known. */
const RANGE = `A1:${cellName(MAX_ROWS + 1, MAX_COLUMNS)}`;

/**
 * The sheets of an XLSX file. An archive that claims to be larger than a table can be is
 * refused unopened, and the library unpacks no part beyond what the archive says. @throws
 * WorkbookRefused, and whatever the library throws for a damaged file
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRows[]> {
  const names: string[] = [];
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      if (/\.(xml|rels)$/i.test(name)) unpacked += originalSize;
      return false;
    },
  });
  const refusal = archiveRefusal(names);
  if (refusal !== null) throw new WorkbookRefused(refusal);
  if (unpacked > MAX_UNPACKED) throw new WorkbookRefused(TOO_LARGE);
  try {
    const { sheets } = await readXlsx(bytes, { readStyles: true, range: RANGE });
    return sheets.map(toSheetRows);
  } catch (error) {
    if (error instanceof EncryptedFileError) throw new WorkbookRefused(REFUSALS.password);
    throw error;
  }
}

const TOO_LARGE =
  'Bu dosyanın içi çok büyük. Yalnız aktarılacak satırları yeni bir dosyaya kopyalayıp onu seçin.';

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
