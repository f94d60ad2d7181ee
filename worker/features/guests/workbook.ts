import writeXlsxFile, { type Row } from 'write-excel-file/universal';
import type { CsvCell } from '../../http/csv.ts';
import { fileAnswer, XLSX } from '../../http/file-answer.ts';
import { REPORT_COLUMNS } from './report.ts';

/** A day's guest lists as a workbook. Every cell is text: no name can run, no number loses a zero. */
export async function guestWorkbook(date: string, rows: CsvCell[][]): Promise<Response> {
  const head: Row = REPORT_COLUMNS.map((value) => ({ value, fontWeight: 'bold' as const }));
  const data = [head, ...rows.map((row) => row.map(toText))];
  const sheet = { sheet: date, data, columns: REPORT_COLUMNS.map(toWidth), stickyRowsCount: 1 };
  return fileAnswer(await writeXlsxFile([sheet]).toBlob(), `misafirler-${date}.xlsx`, XLSX);
}

const toText = (value: CsvCell): Row[number] =>
  value === null || value === undefined ? null : { value: String(value), type: String };

const toWidth = (title: string) => ({ width: Math.max(16, title.length + 2) });
