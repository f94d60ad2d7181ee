/** Turkish Excel separates at semicolons, and reads UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would take for the beginning of a formula, and what would read like our guard
 * before one, or before a number, when the file comes back.
 */
const FORMULA_START = /^(?:'*[=+\-@\t\r]|'+\d)/;

/** True for a text with an apostrophe before it that keeps it a text. */
export const isFormulaGuarded = (text: string): boolean => /^'+[=+\-@\t\r\d]/.test(text);

export type CsvCell = string | number | boolean | null | undefined;

/** A table as CSV: byte order mark, `;`, CRLF; no text in it can be executed as a formula. */
export const toCsv = (header: readonly string[], rows: Iterable<readonly CsvCell[]>): string =>
  csvHead(header) + csvLines(rows);

/** The beginning of a file that is written in parts. */
export const csvHead = (header: readonly string[]): string => BYTE_ORDER_MARK + csvLines([header]);

export const csvLines = (rows: Iterable<readonly CsvCell[]>): string =>
  Array.from(rows, (row) => `${row.map(toCell).join(';')}\r\n`).join('');

/** Kuruş in the format of Turkish spreadsheets: 1234567 → "12345,67". */
export function csvMoney(kurus: number): string {
  const sign = kurus < 0 ? '-' : '';
  const whole = Math.abs(kurus);
  return `${sign}${Math.trunc(whole / 100)},${String(whole % 100).padStart(2, '0')}`;
}

function toCell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const inert = inertText(value);
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A text that no spreadsheet takes for a formula. */
export const inertText = (text: string): string =>
  FORMULA_START.test(text) && !isAmount(text) ? `'${text}` : text;

/** A negative amount in our format is a number, not a formula. */
const isAmount = (text: string) => /^-\d+(,\d+)?$/.test(text);
