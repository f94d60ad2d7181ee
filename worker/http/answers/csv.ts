import { fileAnswer } from './file-answer.ts';

/** Formatting CSV is a pure function, shared with the dashboard. */
export { type CsvCell, toCsv } from '#domain/spreadsheets/csv.ts';

/** A response that browsers download as `fileName`. */
export const csvAnswer = (csv: BodyInit, fileName: string): Response =>
  fileAnswer(csv, fileName, 'text/csv; charset=utf-8');
