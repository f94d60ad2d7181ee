import type { Month } from '#domain/values/dates.ts';
import type { MinistryRow } from '#domain/reports/ministry/schema.ts';
import { headCell, type SheetCell, textCell } from '#domain/spreadsheets/workbook/sheet.ts';
import { workbookAnswer } from '#worker/http/answers/workbook-answer.ts';

type Column = { title: string; width: number; cell: (row: MinistryRow) => SheetCell };

const COLUMNS: Column[] = [
  { title: 'Acenta', width: 44, cell: (row) => textCell(row.agency) },
  { title: 'İlan tarih aralığı', width: 24, cell: (row) => textCell(row.listedOn) },
  { title: 'İlan no', width: 12, cell: (row) => textCell(row.listingNo) },
  { title: 'İlan adresi (URL)', width: 48, cell: (row) => textCell(row.url) },
  { title: 'İlan sahibi', width: 30, cell: (row) => textCell(row.owner) },
  { title: 'Adres', width: 56, cell: (row) => textCell(row.address) },
  { title: 'İzin belgesi no', width: 18, cell: (row) => textCell(row.permitNo) },
  {
    title: 'Ücret (gecelik, TL)',
    width: 20,
    cell: ({ price }) => (price === null ? null : { number: price / 100, format: '#,##0.00' }),
  },
];

/** The month's listings as a spreadsheet. */
export function ministryWorkbook(month: Month, rows: readonly MinistryRow[], at: Date): Response {
  const sheet = {
    name: month,
    widths: COLUMNS.map(({ width }) => width),
    rows: [
      COLUMNS.map(({ title }) => headCell(title)),
      ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row))),
    ],
    frozen: { rows: 1 },
  };
  return workbookAnswer([sheet], `villa-raporu-${month}.xlsx`, at);
}
