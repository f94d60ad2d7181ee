import writeXlsx, { type CellObject } from 'write-excel-file/universal';
import { istanbulText } from './istanbul-text.ts';
import type { SheetColumn, SheetKind, SheetValue } from './sheet.ts';

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
 * Rows as an Excel file. Every cell has a type of its own, so amounts add up, days sort, and a text
 * that begins like a formula stays a text.
 */
export function sheetToXlsx<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const head = columns.map(
    ({ title }) => ({ value: title, type: String, fontWeight: 'bold' }) as const,
  );
  const body = rows.map((row) => columns.map(({ kind, value }) => toCell(kind, value(row))));
  return writeXlsx([head, ...body], {
    sheet: name.slice(0, 31),
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
    stickyRowsCount: 1,
  }).toBlob();
}

function toCell(kind: SheetKind, value: SheetValue): CellObject | null {
  if (value === null || value === '') return null;
  const format = FORMATS[kind];
  switch (kind) {
    case 'money':
      return { value: Number(value) / 100, type: Number, format };
    case 'number':
      return { value: Number(value), type: Number };
    case 'day':
      return { value: new Date(`${value}T00:00:00Z`), type: Date, format };
    // A spreadsheet knows no zones: the hands of the clock in Istanbul are what it shows.
    case 'instant':
      return {
        value: new Date(`${istanbulText(String(value)).replace(' ', 'T')}:00Z`),
        type: Date,
        format,
      };
    case 'flag':
      return { value: value === true ? 'Evet' : 'Hayır', type: String };
    case 'text':
      return { value: withoutControls(String(value)).slice(0, 32_767), type: String };
  }
}

/** What XML cannot hold makes a whole file unreadable. */
const withoutControls = (value: string): string =>
  value.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
