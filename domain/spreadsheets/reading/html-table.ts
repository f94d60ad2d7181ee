import { decodeEntities } from '#domain/values/html-entities.ts';
import { csvCell, EMPTY, type ReadCell } from './cell.ts';
import { MAX_COLUMNS, MAX_ROWS, type Merge } from './sheet-book.ts';

/** Elements whose content is none of the page's. */
const SILENT = /^(script|style)$/;

/** The tables of a web page as one sheet: cells, and those that go over several rows. */
type HtmlTable = { cells: ReadCell[][]; merges: Merge[] };

/**
 * The rows of every table in a web page, which many programs save under the name of an Excel file.
 * Tables inside cells become part of the sheet. Takes time that grows with the text alone; whatever
 * is not closed ends with the next cell or row.
 */
export function htmlTable(html: string): HtmlTable {
  const cells: ReadCell[][] = [];
  const merges: Merge[] = [];
  /** For each column the row up to which a cell from above takes its place. */
  const taken: number[] = [];
  let text: string[] | null = null;
  let span = { columns: 1, rows: 1 };

  const endCell = () => {
    const row = cells.at(-1);
    if (text === null || row === undefined) return;
    const at = cells.length - 1;
    while ((taken[row.length] ?? -1) >= at) row.push(EMPTY);
    if (span.rows > 1 || span.columns > 1) {
      const [startCol, endCol] = [row.length, row.length + span.columns - 1];
      merges.push({ startRow: at, endRow: at + span.rows - 1, startCol, endCol });
    }
    const lines = text.join('').split('\n');
    const words = lines.map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim());
    for (let n = 0; n < span.columns && row.length <= MAX_COLUMNS; n += 1) {
      if (span.rows > 1) taken[row.length] = at + span.rows - 1;
      row.push(n === 0 ? csvCell(words.join('\n').trim()) : EMPTY);
    }
    text = null;
  };

  for (const { tag, name, isEnd, before } of tagsOf(html)) {
    text?.push(decodeEntities(before).replace(/\s+/g, ' '));
    if (name === 'br') text?.push('\n');
    if (name === 'td' || name === 'th') {
      endCell();
      if (isEnd) continue;
      if (cells.length === 0) cells.push([]);
      text = [];
      span = {
        columns: spanOf(tag, 'colspan', MAX_COLUMNS),
        rows: spanOf(tag, 'rowspan', MAX_ROWS),
      };
    }
    if (name === 'tr' || name === 'table') endCell();
    if (name === 'tr' && !isEnd) {
      if (cells.length > MAX_ROWS) break;
      cells.push([]);
    }
  }
  endCell();
  return { cells, merges };
}

function spanOf(tag: string, name: 'colspan' | 'rowspan', most: number): number {
  const pattern = name === 'colspan' ? COLSPAN : ROWSPAN;
  const [, digits = '1'] = pattern.exec(tag.slice(0, 2_000)) ?? [];
  return Math.min(Math.max(1, Number(digits)), most);
}

const COLSPAN = /\scolspan\s*=\s*["']?(\d{1,6})/i;
const ROWSPAN = /\srowspan\s*=\s*["']?(\d{1,6})/i;

type Tag = { tag: string; name: string; isEnd: boolean; before: string };

/** Every tag with the text before it; comments and what is no text are skipped. */
function* tagsOf(html: string): Generator<Tag> {
  const lower = html.toLowerCase();
  for (let at = 0; ;) {
    const open = html.indexOf('<', at);
    if (open < 0) return yield { tag: '', name: '', isEnd: false, before: html.slice(at) };
    const before = html.slice(at, open);
    const isComment = html.startsWith('<!--', open);
    const close = html.indexOf(isComment ? '-->' : '>', open);
    if (close < 0) return;
    at = close + (isComment ? 3 : 1);
    const tag = html.slice(open + 1, close);
    const [, slash = '', name = ''] = isComment ? [] : (/^(\/?)([a-z][a-z0-9]*)/i.exec(tag) ?? []);
    yield { tag, name: name.toLowerCase(), isEnd: slash !== '', before };
    if (slash !== '' || !SILENT.test(name.toLowerCase()) || tag.endsWith('/')) continue;
    const end = lower.indexOf(`</${name.toLowerCase()}`, at);
    if (end < 0) return;
    at = end;
  }
}
