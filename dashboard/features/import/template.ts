import { FIELDS_OF, KIND_LABELS } from '#domain/import/fields.ts';
import type { ImportKind } from '#domain/import/kinds.ts';
import { saveBlob } from './save-blob.ts';

const nameOf = (kind: ImportKind, ending: string) => `kiyi-${kind}-sablon.${ending}`;

/** An empty file with the right headings and one example row, as CSV for any program. */
export function saveCsvTemplate(kind: ImportKind): void {
  const fields = Object.values(FIELDS_OF[kind]);
  const lines = [fields.map(({ label }) => label), fields.map(({ example }) => example)];
  const text = lines.map((line) => line.map(quoted).join(';')).join('\r\n');
  saveBlob(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), nameOf(kind, 'csv'));
}

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

/** The same as a workbook, with a sheet that explains every column. */
export async function saveWorkbookTemplate(kind: ImportKind): Promise<void> {
  const { default: write } = await import('write-excel-file/browser');
  const fields = Object.values(FIELDS_OF[kind]);
  const blob = await write([
    {
      sheet: KIND_LABELS[kind],
      data: [
        fields.map(({ label }) => bold(label)),
        fields.map(({ example }) => ({ value: example, type: String })),
      ],
      columns: fields.map(({ label }) => ({ width: Math.max(14, label.length + 2) })),
      stickyRowsCount: 1,
    },
    {
      sheet: 'Açıklama',
      data: [
        [bold('Sütun'), bold('Zorunlu'), bold('Örnek')],
        ...fields.map(({ label, required, example }) => [
          label,
          required ? 'Evet' : '',
          { value: example, type: String },
        ]),
      ],
      columns: [{ width: 30 }, { width: 10 }, { width: 40 }],
    },
  ]).toBlob();
  saveBlob(blob, nameOf(kind, 'xlsx'));
}
