import { toCsv } from '#domain/spreadsheets/csv.ts';
import { type ImportKind, LEFT_OUT } from '#domain/import/kinds.ts';
import type { RowOutcome } from '#domain/import/schema.ts';
import { saveFile } from '#dashboard/app/save-file.ts';
import { problemText } from './labels.ts';
import { placeOf, type SheetFile } from './read-file.ts';

const PLACE = 'Dosyadaki yeri';
const REASON = 'Aktarılmama nedeni';

/**
 * The file's own lines that were not taken, with their places and the reasons in columns of their own, to be
 * corrected and imported again.
 */
export function saveNotTaken(kind: ImportKind, file: SheetFile, rows: readonly RowOutcome[]): void {
  const lines = rows.filter(isNotTaken).map(({ row, problems }) => {
    const own = file.lines[row - file.headingRow - 1] ?? [];
    const cells = file.headings.map((_, i) => own[i] ?? '');
    return [
      ...cells,
      placeOf(file, row),
      problems.map((problem) => problemText(kind, problem)).join(' '),
    ];
  });
  const name = file.name.replace(/\.[^.]*$/, '');
  const text = toCsv([...file.headings, PLACE, REASON], lines);
  saveFile(new Blob([text], { type: 'text/csv' }), `${name}-aktarilmayan.csv`);
}

/** Faulty, or left out by somebody's decision; what is stored already was taken. */
export const isNotTaken = ({ fate, problems }: RowOutcome): boolean =>
  fate === 'error' || (fate === 'skip' && problems.some(({ message }) => message === LEFT_OUT));
