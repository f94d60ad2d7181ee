import { isKnownHeading, type Mapping } from '#domain/import/guess-columns.ts';
import { type ImportKind, MAX_IMPORT_ROWS } from '#domain/import/kinds.ts';
import type { RowOutcome } from '#domain/import/schema.ts';
import { findHeading } from '#domain/spreadsheets/reading/find-heading.ts';
import type { SheetBook, SheetProblem } from '#domain/spreadsheets/reading/sheet-book.ts';
import { FileProblem } from '#dashboard/shared/spreadsheets/file-problem.ts';

/**
 * A sheet of a file as headings and lines. Empty lines are kept, so that a line's number matches the
 * spreadsheet's.
 */
export type SheetFile = {
  name: string;
  /** The place of the sheet in the file. */
  sheet: number;
  headings: string[];
  /** The number of the line that has the headings. */
  headingRow: number;
  lines: string[][];
  /** Lines with anything in them. */
  filled: number;
  problems: SheetProblem[];
};

/** A sheet below its headings: those of `headingRow`, or found by their words. @throws FileProblem */
export function sheetOf(
  name: string,
  { sheets }: SheetBook,
  sheet: number,
  kind: ImportKind,
  headingRow?: number,
): SheetFile {
  const { rows = [], problems = [] } = sheets[sheet] ?? {};
  const heading =
    headingRow === undefined
      ? findHeading(rows, (text) => isKnownHeading(kind, text))
      : headingRow - 1;
  const lines = rows.slice(heading + 1);
  const filled = lines.filter((line) => line.some((cell) => cell !== '')).length;
  if (filled === 0) throw new FileProblem('Bu sayfada başlık satırının altında hiç satır yok.');
  if (filled > MAX_IMPORT_ROWS) {
    throw new FileProblem(
      `Dosyada ${filled} satır var; en çok ${MAX_IMPORT_ROWS} satır aktarılabilir. Dosyayı bölün.`,
    );
  }
  const widest = Math.max(...rows.slice(heading).map((row) => row.length));
  const headings = Array.from({ length: widest }, (_, i) => rows[heading]?.[i] ?? '');
  return { name, sheet, headings, headingRow: heading + 1, lines, filled, problems };
}

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
