import { FIELDS_OF } from '#domain/import/fields.ts';
import type { ImportKind } from '#domain/import/kinds.ts';
import { saveFile } from '#dashboard/app/save-file.ts';

const nameOf = (kind: ImportKind, ending: string) => `kiyi-${kind}-sablon.${ending}`;

/** An empty file with the right headings and one example row, as CSV for any program. */
export function saveCsvTemplate(kind: ImportKind): void {
  const fields = Object.values(FIELDS_OF[kind]);
  const lines = [fields.map(({ label }) => label), fields.map(({ example }) => example)];
  const text = lines.map((line) => line.map(quoted).join(';')).join('\r\n');
  saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), nameOf(kind, 'csv'));
}

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The same as a workbook, whose writer is loaded on demand. */
export async function saveWorkbookTemplate(kind: ImportKind): Promise<void> {
  const { templateWorkbook } = await import('./template-workbook.ts');
  saveFile(templateWorkbook(kind), nameOf(kind, 'xlsx'));
}
