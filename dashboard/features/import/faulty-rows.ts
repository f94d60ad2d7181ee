import type { ImportKind } from '#domain/import/kinds.ts';
import type { RowOutcome } from '#domain/import/schema.ts';
import { problemText } from './labels.ts';
import type { SheetFile } from './read-file.ts';
import { saveFile } from '#dashboard/app/save-file.ts';

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/**
 * The file's own lines that could not be imported, with the reasons, to be corrected and imported
 * again.
 */
export function saveFaultyRows(
  kind: ImportKind,
  file: SheetFile,
  rows: readonly RowOutcome[],
): void {
  const faulty = rows.filter(({ fate: outcome }) => outcome === 'error');
  const lines = faulty.map(({ row, problems }) => {
    const own = file.lines[row - file.headingRow - 1] ?? [];
    const cells = file.headings.map((_, i) => own[i] ?? '');
    return [...cells, problems.map((problem) => problemText(kind, problem)).join(' ')];
  });
  const text = [[...file.headings, 'Hata'], ...lines]
    .map((line) => line.map(toCell).join(';'))
    .join('\r\n');
  const name = file.name.replace(/\.[^.]*$/, '');
  saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), `${name}-hatali.csv`);
}

function toCell(cell: string): string {
  const inert = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
