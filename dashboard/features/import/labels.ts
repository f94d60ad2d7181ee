import { FIELDS_OF } from '#domain/import/fields.ts';
import type { ImportOutcome, ImportKind } from '#domain/import/kinds.ts';
import type { CellProblem } from '#domain/import/schema.ts';

/** What a check says of a row, and what a finished import does. */
export const OUTCOME_LABELS: Record<ImportOutcome, string> = {
  new: 'Yeni',
  update: 'Güncellenecek',
  skip: 'Atlanacak',
  error: 'Hatalı',
};
export const DONE_LABELS: Record<ImportOutcome, string> = {
  new: 'Eklendi',
  update: 'Güncellendi',
  skip: 'Atlandı',
  error: 'Aktarılamadı',
};

/** "Giriş: Bu geceler dosyadaki 3. satırla çakışıyor." */
export function problemText(kind: ImportKind, { field, message }: CellProblem): string {
  const label = field === null ? undefined : FIELDS_OF[kind][field]?.label;
  return label === undefined ? message : `${label}: ${message}`;
}
