import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/universal';
import type { Month } from '#domain/dates.ts';
import type { MinistryRow } from '#domain/reports/ministry-schema.ts';

type Column = { title: string; width: number; cell: (row: MinistryRow) => Cell };

/** Typed as text, so that no name of a villa can run as a formula. */
const text = (value: string): Cell => ({ value, type: String });

const COLUMNS: Column[] = [
  { title: 'Acente', width: 44, cell: (row) => text(row.agency) },
  { title: 'İlan tarih aralığı', width: 24, cell: (row) => text(row.listedOn) },
  { title: 'İlan no', width: 12, cell: (row) => text(row.listingNo) },
  { title: 'İlan adresi (URL)', width: 48, cell: (row) => text(row.url) },
  { title: 'İlan sahibi', width: 30, cell: (row) => text(row.owner) },
  { title: 'Adres', width: 56, cell: (row) => text(row.address) },
  { title: 'İzin belgesi no', width: 18, cell: (row) => text(row.permitNo) },
  {
    title: 'Ücret (gecelik, TL)',
    width: 20,
    cell: ({ price }) =>
      price === null ? null : { value: price / 100, type: Number, format: '#,##0.00' },
  },
];

/** The month's listings as a spreadsheet. */
export async function ministryWorkbook(month: Month, rows: readonly MinistryRow[]): Promise<Blob> {
  const head: Row = COLUMNS.map(({ title }) => ({
    value: title,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const data = [head, ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row)))];
  const columns = COLUMNS.map(({ width }) => ({ width }));
  return writeXlsxFile(data, { sheet: month, columns, stickyRowsCount: 1 }).toBlob();
}
