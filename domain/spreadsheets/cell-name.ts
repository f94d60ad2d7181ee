/** 0 → A, 25 → Z, 26 → AA. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
}

/** A cell as spreadsheets name it, `row` from 1 and `column` from 0: 7, 2 → "C7". */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`;
