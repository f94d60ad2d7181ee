import { FIELDS_OF } from '#domain/import/fields.ts';
import { guessColumns, type Mapping } from '#domain/import/guess-columns.ts';
import { type ImportKind, MAX_IMPORT_ROWS } from '#domain/import/kinds.ts';
import type { RowOutcome } from '#domain/import/schema.ts';
import { findHeading } from '#domain/spreadsheets/reading/find-heading.ts';
import type { SheetProblem } from '#domain/spreadsheets/reading/sheet-book.ts';
import { FileProblem, readSheetBook } from '#dashboard/shared/spreadsheets/read-sheet-book.ts';

/**
 * A sheet of a file as headings and lines. Empty lines are kept, so that a line's number matches the
 * spreadsheet's.
 */
export type SheetFile = {
  name: string;
  headings: string[];
  /** The number of the line that has the headings. */
  headingRow: number;
  lines: string[][];
  /** Lines with anything in them. */
  filled: number;
  problems: SheetProblem[];
};

/** Reads the first visible sheet of a file that has anything in it. @throws FileProblem */
export async function readSheetFile(file: File, kind: ImportKind): Promise<SheetFile> {
  const { sheets, chosen } = await readSheetBook(file);
  const { rows = [], problems = [] } = sheets[chosen] ?? {};
  const isKnown = (heading: string) =>
    Object.values(guessColumns(FIELDS_OF[kind], [heading])).includes(0);
  const heading = findHeading(rows, isKnown);
  const lines = rows.slice(heading + 1);
  const filled = lines.filter((line) => line.some((cell) => cell !== '')).length;
  if (filled === 0) throw new FileProblem('Dosyada başlık satırının altında hiç satır yok.');
  if (filled > MAX_IMPORT_ROWS) {
    throw new FileProblem(
      `Dosyada ${filled} satır var; en çok ${MAX_IMPORT_ROWS} satır aktarılabilir. Dosyayı bölün.`,
    );
  }
  const headings = rows[heading] ?? [];
  return { name: file.name, headings, headingRow: heading + 1, lines, filled, problems };
}

/** The rows that cannot be taken because a cell in a mapped column cannot be read. */
export function unreadableRows(
  { problems, lines, headingRow }: SheetFile,
  mapping: Mapping,
): RowOutcome[] {
  const fieldOf = new Map(Object.entries(mapping).map(([field, column]) => [column, field]));
  const byRow = new Map<number, RowOutcome>();
  for (const { row, column, message } of problems) {
    const field = fieldOf.get(column);
    if (field === undefined || row <= headingRow) continue;
    const title = lines[row - headingRow - 1]?.find((cell) => cell !== '') ?? '';
    const outcome = byRow.get(row) ?? { row, fate: 'error', title, changes: [], problems: [] };
    outcome.problems.push({ field, message });
    byRow.set(row, outcome);
  }
  return [...byRow.values()];
}
