import type { Mapping } from '#domain/import/guess-columns.ts';
import { type ImportKind, MAX_IMPORT_ROWS } from '#domain/import/kinds.ts';
import type { RowOutcome } from '#domain/import/schema.ts';
import { areAlike, layOut, layOutTogether, type Table } from '#domain/import/sheets/lay-out.ts';
import type { SheetBook, SheetRows } from '#domain/spreadsheets/reading/sheet-book.ts';
import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';

/** The place of all sheets together. */
export const ALL_SHEETS = -1;

/** A sheet of a file, or all of them, as headings and lines. */
export type SheetFile = Table & {
  name: string;
  /** The place of the sheet in the file, or `ALL_SHEETS`. */
  sheet: number;
  /** Lines with anything in them. */
  filled: number;
};

/** The sheets that are of one kind and can be taken together. */
export const togetherOf = ({ sheets }: SheetBook, name: string, kind: ImportKind): SheetRows[] => {
  const shown = sheets.filter(({ isHidden, filled }) => !isHidden && filled > 0);
  return areAlike(shown, name, kind) ? shown : [];
};

/** A sheet below its headings: those of `headingRow`, or found by their words. @throws FileProblem */
export function sheetOf(
  name: string,
  book: SheetBook,
  sheet: number,
  kind: ImportKind,
  headingRow?: number,
): SheetFile {
  const one = book.sheets[sheet] ?? {
    name: '',
    isHidden: false,
    rows: [],
    filled: 0,
    problems: [],
  };
  const table =
    sheet === ALL_SHEETS
      ? layOutTogether(togetherOf(book, name, kind), name, kind)
      : layOut(one, name, kind, headingRow || undefined);
  const filled = table.lines.filter((line) => line.some((cell) => cell !== '')).length;
  if (filled === 0) throw new FileProblem('Bu sayfada başlık satırının altında hiç satır yok.');
  if (filled > MAX_IMPORT_ROWS) {
    throw new FileProblem(
      `Dosyada ${filled} satır var; en çok ${MAX_IMPORT_ROWS} satır aktarılabilir. Dosyayı bölün.`,
    );
  }
  return { name, sheet, filled, ...table };
}

/** Where a row stands in the file: its number, "Temmuz 5" or a calendar's cell. */
export const placeOf = ({ places, headingRow }: SheetFile, row: number): string =>
  places?.[row - headingRow - 1] ?? String(row);

/** Totals, titles and repeated headings: told, and not taken. */
export const leftOutRows = ({ leftOut }: SheetFile): RowOutcome[] =>
  leftOut.map(({ row, title, why }) => ({
    row,
    fate: 'skip',
    title,
    changes: [],
    problems: [{ field: null, message: why }],
  }));

/** The rows that cannot be taken because a cell in a mapped column cannot be read. */
export function unreadableRows(
  { problems, lines, headingRow }: SheetFile,
  mapping: Mapping,
): RowOutcome[] {
  const byRow = new Map<number, RowOutcome>();
  for (const { row, column, message } of problems) {
    const field = mapping[column];
    if (field == null || row <= headingRow) continue;
    const title = lines[row - headingRow - 1]?.find((cell) => cell !== '') ?? '';
    const outcome = byRow.get(row) ?? { row, fate: 'error', title, changes: [], problems: [] };
    outcome.problems.push({ field, message });
    byRow.set(row, outcome);
  }
  return [...byRow.values()];
}
