import { decodeText } from '#domain/spreadsheets/reading/decode-text.ts';
import { csvRows } from '#domain/spreadsheets/reading/csv-rows.ts';
import { fileKind, REFUSALS } from '#domain/spreadsheets/reading/file-kind.ts';
import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';
import { htmlTable } from '#domain/spreadsheets/reading/html-table.ts';
import {
  MAX_COLUMNS,
  MAX_ROWS,
  type SheetBook,
  type SheetRows,
} from '#domain/spreadsheets/reading/sheet-book.ts';
import { sheetRows } from '#domain/spreadsheets/reading/sheet-rows.ts';
import { groupThousands } from '#domain/values/money.ts';
import { readWorkbook } from './read-workbook.ts';

const MAX_FILE_BYTES = 10_000_000;

/**
 * Reads CSV, XLSX and tables of web pages: every sheet with its cells as text. What a file is,
 * its content says. Only a thread calls it (read-aside.ts). @throws FileProblem
 */
export async function readSheetBook(file: File): Promise<SheetBook> {
  if (file.size === 0) throw new FileProblem('Bu dosya boş.');
  if (file.size > MAX_FILE_BYTES) {
    throw new FileProblem(
      'Dosya en çok 10 MB olabilir. İçindeki resimleri silin ya da dosyayı bölüp parça parça aktarın.',
    );
  }
  const sheets = await readSheets(new Uint8Array(await file.arrayBuffer()));
  for (const sheet of sheets) assertFits(sheet);
  const chosen = sheets.findIndex(({ isHidden, filled }) => !isHidden && filled > 0);
  if (chosen < 0) {
    throw new FileProblem(
      sheets.some(({ filled }) => filled > 0)
        ? "Bu dosyada yalnız gizli sayfalarda veri var. Excel'de sayfayı gösterip yeniden kaydedin."
        : 'Bu dosyada dolu satır yok.',
    );
  }
  return { sheets, chosen };
}

async function readSheets(bytes: Uint8Array): Promise<SheetRows[]> {
  const text = once(() => decodeText(bytes));
  const kind = fileKind(bytes, text);
  if (typeof kind === 'object') throw new FileProblem(kind.refusal);
  const only = { name: '', isHidden: false };
  if (kind === 'text') return [sheetRows(only, csvRows(text()))];
  if (kind === 'html') {
    const { cells, merges } = htmlTable(text());
    return [sheetRows(only, cells, merges)];
  }
  try {
    return await readWorkbook(bytes);
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(REFUSALS.broken);
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

function assertFits({ name, rows }: SheetRows): void {
  const where = name === '' ? 'Dosyada' : `“${name}” sayfasında`;
  if (rows.length > MAX_ROWS) {
    throw new FileProblem(
      `${where} ${groupThousands(MAX_ROWS)} satırdan çok var. Dosyayı bölüp parça parça aktarın.`,
    );
  }
  if (rows.some((row) => row.length > MAX_COLUMNS)) {
    throw new FileProblem(`${where} ${MAX_COLUMNS} sütundan çok var. Gerekmeyen sütunları silin.`);
  }
}
