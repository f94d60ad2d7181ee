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
  const label = field === null ? undefined : fieldLabel(kind, field);
  return label === undefined ? message : `${label}: ${message}`;
}

const OTHER_LABELS: Record<string, string> = { period: 'Fiyatın dönemi' };

/** What people call a field, or what is asked beside the fields. */
export const fieldLabel = (kind: ImportKind, field: string): string | undefined =>
  FIELDS_OF[kind][field]?.label ?? OTHER_LABELS[field];
