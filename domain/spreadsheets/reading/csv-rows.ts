import { csvCell, LONGEST_CELL, type ReadCell, WHY } from './cell.ts';
import { MAX_ROWS } from './sheet-book.ts';

/** In the order in which they win when two fit equally well. */
const DELIMITERS = [';', '\t', '|', ','] as const;

const LINE_END = /\r\n|\r|\n/;

/** Rows after which it is asked whether only empty ones follow. */
const LOOK_AHEAD = 10_000;

/** Lines from which the separator is guessed. */
const SEARCHED = 100;

/** Excel's own first line: `sep=;`. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?[;,\t|]*(?:\r\n|\r|\n|$)/i;

/**
 * The rows of a CSV as a spreadsheet shows them. A quotation mark that is opened and not closed
 * where a cell can end stands for itself, so that it swallows no rows, and its cell is named. Takes
 * time that grows with the text alone.
 */
export function csvRows(file: string): ReadCell[][] {
  const [line = '', named] = SEPARATOR_LINE.exec(file.slice(0, 100)) ?? [];
  const text = file.slice(line.length).replace(/^\ufeff/, '');
  const { delimiter, width: guessed } = shapeOf(text, named);
  // Separators of the widest row so far: the headings come first.
  let width = 0;
  const rows: ReadCell[][] = [];
  let row: ReadCell[] = [];
  for (let at = 0; at < text.length || row.length > 0;) {
    const quoted = text[at] === '"' ? quotedCell(text, at, delimiter) : null;
    const isCell =
      quoted !== null &&
      !holdsRows(text, at, quoted.end, { before: row.length, width: width || guessed, delimiter });
    if (isCell) {
      row.push(csvCell(quoted.raw));
      at = quoted.end;
    } else {
      const end = endOfBare(text, at, delimiter);
      row.push(bareCell(text.slice(at, end)));
      at = end;
    }
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    rows.push(row);
    width = Math.max(width, row.length - 1);
    // Spreadsheets save rows that were only coloured: a file may end in many empty ones.
    if (rows.length > MAX_ROWS || (rows.length % LOOK_AHEAD === 0 && isRestEmpty(text, at))) break;
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

const isRestEmpty = (text: string, from: number): boolean => {
  const rest = /[^\s;,|"]/g;
  rest.lastIndex = from;
  return !rest.test(text);
};

/**
 * The separator and how many of it a row has: what most of the first lines have equally often.
 * Cells alone would not tell: the comma of "1.234,56" is none.
 */
function shapeOf(text: string, named: string | undefined): { delimiter: string; width: number } {
  const lines = text
    .slice(0, SEARCHED * 2_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(LINE_END, SEARCHED);
  const shapes = (named === undefined ? DELIMITERS : [named]).map((delimiter) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(delimiter).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const [width, fits] = [...counts].reduce(
      (best, one) => (one[1] > best[1] ? one : best),
      [0, 0],
    );
    return { delimiter, width, fits };
  });
  return shapes.reduce((best, one) => (one.fits > best.fits ? one : best));
}

/** A cell in quotation marks that ends where a cell can end; null for one that does not. */
function quotedCell(
  text: string,
  at: number,
  delimiter: string,
): { raw: string; end: number } | null {
  for (let from = at + 1; ;) {
    const close = text.indexOf('"', from);
    if (close < 0 || close - at > LONGEST_CELL) return null;
    if (text[close + 1] === '"') {
      from = close + 2;
      continue;
    }
    let end = close + 1;
    while (text[end] === ' ') end += 1;
    const next = text[end];
    const isEnd = next === undefined || next === delimiter || next === '\r' || next === '\n';
    return isEnd ? { raw: text.slice(at + 1, close).replaceAll('""', '"'), end } : null;
  }
}

type Shape = { before: number; width: number; delimiter: string };

/** How far behind a cell the end of its row is searched. */
const ROW_END_WITHIN = 10_000;

/**
 * True when a quoted cell goes over the ends of rows: every line of it, the last one with what
 * follows, has the separators that a row has. The mark that closes it was then written in a later
 * row. `before`: the cells before it.
 */
function holdsRows(
  text: string,
  at: number,
  end: number,
  { before, width, delimiter }: Shape,
): boolean {
  const [first = 0, ...others] = text
    .slice(at, end)
    .split(LINE_END)
    .map((line) => line.split(delimiter).length - 1);
  if (others.length === 0 || width === 0 || before + first !== width) return false;
  const [rest = ''] = text.slice(end, end + ROW_END_WITHIN).split(LINE_END, 1);
  const last = (others.pop() ?? 0) + rest.split(delimiter).length - 1;
  return last === width && others.every((count) => count === width);
}

function endOfBare(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === delimiter || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}

/** A cell without quotation marks around it: a single one in it was lost by somebody. */
function bareCell(raw: string): ReadCell {
  const cell = csvCell(raw);
  const isOdd = /^\s*"|"\s*$/.test(raw) && (raw.split('"').length - 1) % 2 === 1;
  return isOdd && cell.why === undefined ? { ...cell, why: WHY.quote } : cell;
}
