import { headCell, type SheetCell } from '#domain/spreadsheets/workbook/sheet.ts';
import type { CsvCell } from '#worker/http/answers/csv.ts';
import { workbookAnswer } from '#worker/http/answers/workbook-answer.ts';
import { REPORT_COLUMNS } from './report.ts';

/**
 * A day's guest lists as a workbook. Every cell is text, so that no name is executed and no number
 * loses a leading zero.
 */
export function guestWorkbook(date: string, rows: CsvCell[][], at: Date): Response {
  const sheet = {
    name: date,
    widths: REPORT_COLUMNS.map((title) => Math.max(16, title.length + 2)),
    rows: [REPORT_COLUMNS.map(headCell), ...rows.map((row) => row.map(toText))],
    frozen: { rows: 1 },
  };
  return workbookAnswer([sheet], `misafirler-${date}.xlsx`, at);
}

const toText = (value: CsvCell): SheetCell =>
  value === null || value === undefined ? null : { text: String(value) };
