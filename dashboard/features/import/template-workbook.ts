import { FIELDS_OF, KIND_LABELS } from '#domain/import/fields.ts';
import type { ImportKind } from '#domain/import/kinds.ts';
import { headCell, textCell } from '#domain/spreadsheets/workbook/sheet.ts';
import { packWorkbook } from '#dashboard/shared/spreadsheets/pack-workbook.ts';

/** A workbook with the right headings, one example row, and a sheet that explains every column. */
export function templateWorkbook(kind: ImportKind): Blob {
  const fields = Object.values(FIELDS_OF[kind]);
  return packWorkbook([
    {
      name: KIND_LABELS[kind],
      widths: fields.map(({ label }) => Math.max(14, label.length + 2)),
      rows: [
        fields.map(({ label }) => headCell(label)),
        fields.map(({ example }) => textCell(example)),
      ],
      frozen: { rows: 1 },
    },
    {
      name: 'Açıklama',
      widths: [30, 10, 40],
      rows: [
        [headCell('Sütun'), headCell('Zorunlu'), headCell('Örnek')],
        ...fields.map(({ label, required, example }) => [
          textCell(label),
          required ? textCell('Evet') : null,
          textCell(example),
        ]),
      ],
      frozen: { rows: 0 },
    },
  ]);
}
