/** How a cell looks. `format` is a spreadsheet's own number format, such as `#,##0.00`. */
export type CellStyle = { format?: string; bold?: boolean; wrap?: boolean };

/**
 * A cell by what it holds: a text (never a formula, whatever it begins with), a number, or a day or
 * instant, of which the spreadsheet shows the hands of the clock in UTC since it knows no zones.
 */
export type SheetCell =
  | (CellStyle & ({ text: string } | { number: number } | { date: Date }))
  | null;

export type Sheet = {
  /** On its tab; at most 31 signs, none of `[]:*?/\`. */
  name: string;
  /** Widths in letters, one a column. */
  widths: readonly number[];
  rows: Iterable<readonly SheetCell[]>;
  /** Rows above and columns beside what scrolls. */
  frozen: { rows: number; columns?: number };
};

export const textCell = (text: string): SheetCell => ({ text });

export const headCell = (text: string): SheetCell => ({ text, bold: true });
