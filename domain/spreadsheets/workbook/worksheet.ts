import { cellName } from '../cell-name.ts';
import type { Sheet, SheetCell } from './sheet.ts';
import type { Styles } from './styles.ts';
import { HEAD, xmlText } from './xml.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The most characters a cell may hold; programs refuse a file with more. */
const LONGEST_TEXT = 32_767;

const DAY_MS = 24 * 60 * 60 * 1000;
/** 1970-01-01 in the spreadsheet count of days. */
const EPOCH = 25_569;

/** Rows per piece: few enough for memory, enough for good compression. */
const ROWS_AT_ONCE = 64;

/** The file of a sheet, some rows at a time. */
export function* worksheet(sheet: Sheet, styles: Styles): Generator<string> {
  const columns = sheet.widths.map((width, n) => {
    const at = n + 1;
    return `<col min="${at}" max="${at}" width="${width}" customWidth="1"/>`;
  });
  yield `${HEAD}<worksheet xmlns="${MAIN}">${view(sheet)}<cols>${columns.join('')}</cols><sheetData>`;
  let row = 0;
  let lines: string[] = [];
  for (const cells of sheet.rows) {
    row += 1;
    lines.push(rowXml(cells, row, styles));
    if (lines.length < ROWS_AT_ONCE) continue;
    yield lines.join('');
    lines = [];
  }
  yield `${lines.join('')}</sheetData></worksheet>`;
}

function view({ frozen: { rows, columns = 0 } }: Sheet): string {
  const split = [
    ...(columns > 0 ? [`xSplit="${columns}"`] : []),
    ...(rows > 0 ? [`ySplit="${rows}"`] : []),
  ];
  if (split.length === 0) return '';
  const pane = columns === 0 ? 'bottomLeft' : rows === 0 ? 'topRight' : 'bottomRight';
  return `<sheetViews><sheetView workbookViewId="0"><pane ${split.join(' ')} topLeftCell="${cellName(rows + 1, columns)}" activePane="${pane}" state="frozen"/></sheetView></sheetViews>`;
}

function rowXml(cells: readonly SheetCell[], row: number, styles: Styles): string {
  const written = cells.map((cell, n) => cellXml(cell, cellName(row, n), styles));
  return `<row r="${row}">${written.join('')}</row>`;
}

function cellXml(cell: SheetCell, at: string, styles: Styles): string {
  if (cell === null) return '';
  const style = styles.indexOf(cell);
  const open = style === 0 ? `<c r="${at}"` : `<c r="${at}" s="${style}"`;
  if ('text' in cell) {
    const text = xmlText(cell.text.slice(0, LONGEST_TEXT));
    return `${open} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  }
  const value = 'number' in cell ? cell.number : cell.date.getTime() / DAY_MS + EPOCH;
  return `${open}><v>${value}</v></c>`;
}
