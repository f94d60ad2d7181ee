import writeXlsx from 'write-excel-file/universal';
import { FIELDS_OF, KIND_LABELS } from '#domain/import/fields.ts';
import type { ImportKind } from '#domain/import/kinds.ts';

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

/** A workbook with the right headings, one example row, and a sheet that explains every column. */
export function templateWorkbook(kind: ImportKind): Promise<Blob> {
  const fields = Object.values(FIELDS_OF[kind]);
  return writeXlsx([
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
}
