import { fileAnswer } from './file-answer.ts';

/** How a table is written is pure, and shared with the dashboard. */
export { type CsvCell, toCsv } from '#domain/spreadsheets/csv.ts';

/** The answer that a browser saves as `fileName`. */
export const csvAnswer = (csv: BodyInit, fileName: string): Response =>
  fileAnswer(csv, fileName, 'text/csv; charset=utf-8');
