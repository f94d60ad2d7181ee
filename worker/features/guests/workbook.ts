import writeXlsxFile, { type Row } from 'write-excel-file/universal';
import type { CsvCell } from '../../http/csv.ts';
import { REPORT_COLUMNS } from './report.ts';

/** A day's guest lists as a workbook. Every cell is text: no name can run, no number loses a zero. */
export async function guestWorkbook(date: string, rows: CsvCell[][]): Promise<Response> {
  const head: Row = REPORT_COLUMNS.map((value) => ({ value, fontWeight: 'bold' as const }));
  const data = [head, ...rows.map((row) => row.map(toText))];
  const sheet = { sheet: date, data, columns: REPORT_COLUMNS.map(toWidth), stickyRowsCount: 1 };
  const blob = await writeXlsxFile([sheet]).toBlob();
  return new Response(blob, {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': `attachment; filename="misafirler-${date}.xlsx"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

const toText = (value: CsvCell): Row[number] =>
  value === null || value === undefined ? null : { value: String(value), type: String };

const toWidth = (title: string) => ({ width: Math.max(16, title.length + 2) });
