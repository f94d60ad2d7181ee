import { headCell, type SheetCell } from '#domain/spreadsheets/workbook/sheet.ts';
import { istanbulText } from './istanbul-text.ts';
import { packWorkbook } from './pack-workbook.ts';
import type { SheetColumn, SheetKind, SheetValue } from './spreadsheet.ts';

const FORMATS: Partial<Record<SheetKind, string>> = {
  money: '#,##0.00',
  day: 'dd.mm.yyyy',
  instant: 'dd.mm.yyyy hh:mm',
};
const WIDTHS: Record<SheetKind, number> = {
  text: 26,
  number: 10,
  money: 15,
  day: 12,
  instant: 17,
  flag: 8,
};

/**
 * Rows as an Excel file. Every cell has a type, so amounts add up, days sort, and a text that
 * begins like a formula stays a text.
 */
export function sheetToXlsx<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Blob {
  const head = columns.map(({ title }) => headCell(title));
  const body = rows.map((row) => columns.map(({ kind, value }) => toCell(kind, value(row))));
  const widths = columns.map(({ kind }) => WIDTHS[kind]);
  return packWorkbook([{ name, widths, rows: [head, ...body], frozen: { rows: 1 } }]);
}

function toCell(kind: SheetKind, value: SheetValue): SheetCell {
  if (value === null || value === '') return null;
  const format = FORMATS[kind];
  switch (kind) {
    case 'money':
      return { number: Number(value) / 100, format };
    case 'number':
      return { number: Number(value) };
    case 'day':
      return { date: new Date(`${value}T00:00:00Z`), format };
    // Spreadsheets have no time zones, so the local time of Istanbul is written.
    case 'instant':
      return {
        date: new Date(`${istanbulText(String(value)).replace(' ', 'T')}:00Z`),
        format,
      };
    case 'flag':
      return { text: value === true ? 'Evet' : 'Hayır' };
    case 'text':
      return { text: String(value) };
  }
}
