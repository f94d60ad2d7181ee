/** The format of a cell. `format` is a spreadsheet number format, such as `#,##0.00`. */
export type CellStyle = { format?: string; bold?: boolean; wrap?: boolean };

/**
 * A cell by its content: a text (never a formula, whatever it begins with), a number, or a day or
 * instant. Spreadsheets have no time zones, so an instant is shown in UTC.
 */
export type SheetCell =
  | (CellStyle & ({ text: string } | { number: number } | { date: Date }))
  | null;

export type Sheet = {
  /** The name on its tab; at most 31 characters, none of `[]:*?/\`. */
  name: string;
  /** Widths in letters, one a column. */
  widths: readonly number[];
  rows: Iterable<readonly SheetCell[]>;
  /** Rows at the top and columns at the left that do not scroll. */
  frozen: { rows: number; columns?: number };
};

export const textCell = (text: string): SheetCell => ({ text });

export const headCell = (text: string): SheetCell => ({ text, bold: true });
