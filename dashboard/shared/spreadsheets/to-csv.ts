import { type CsvCell, csvMoney, toCsv } from '#domain/spreadsheets/csv.ts';
import type { SheetColumn, SheetKind, SheetValue } from './spreadsheet.ts';
import { istanbulText } from './istanbul-text.ts';

/** Rows as a CSV that a Turkish spreadsheet opens as a table. */
export function sheetToCsv<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Blob {
  const csv = toCsv(
    columns.map(({ title }) => title),
    rows.map((row) => columns.map(({ kind, value }) => toCell(kind, value(row)))),
  );
  return new Blob([csv], { type: 'text/csv;charset=utf-8' });
}

function toCell(kind: SheetKind, value: SheetValue): CsvCell {
  if (value === null) return null;
  if (kind === 'money') return csvMoney(Number(value));
  if (kind === 'instant') return istanbulText(String(value));
  return value;
}
