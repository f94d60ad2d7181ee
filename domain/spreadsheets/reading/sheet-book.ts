/**
 * The most rows and columns of a sheet that are read. A reader stops one after them, so that whoever
 * asked can tell that there were more.
 */
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 300;

/** Cells that belong together, counted from 0; all bounds are included. */
export type Merge = { startRow: number; endRow: number; startCol: number; endCol?: number };

/**
 * Why a cell cannot be taken as it stands: an error value, a formula without its result, a broken
 * letter, a quotation mark without its end. A row with one in a column that is used is not imported.
 */
export type SheetProblem = {
  /** As the spreadsheet counts, from 1. */
  row: number;
  /** From 0, as in the row's list of cells. */
  column: number;
  /** The cell as spreadsheets name it: `C7`. */
  cell: string;
  /** A Turkish sentence that begins with the cell's name. */
  message: string;
};

/** One sheet of a file. A CSV or a web page has one. */
export type SheetRows = {
  /** The name on its tab; empty for a CSV. */
  name: string;
  /** Hidden by whoever made it: never chosen by itself. */
  isHidden: boolean;
  /**
   * Every row from the first on, empty ones too, so that `rows[i]` is row `i + 1` of the spreadsheet.
   * A cell is what somebody in Türkiye would type: `1234,5`, `%20`, `2026-11-21`, `16:00`, `250 €`,
   * `Evet`; trimmed, empty for none. Cells merged downwards have their value in every row. A row may
   * be shorter than others.
   */
  rows: string[][];
  /** How many rows have anything in them. */
  filled: number;
  problems: SheetProblem[];
  /** Cells merged over several columns. */
  wide?: Merge[];
  /** The colours of the cells, where any has one; empty for none. */
  fills?: string[][];
};

/** A file as it was read. */
export type SheetBook = {
  sheets: SheetRows[];
  /** The first visible sheet with anything in it: the one to show until somebody chooses another. */
  chosen: number;
};
