import type { DocumentPart } from '#domain/guest-documents/guest-document.ts';
import {
  COLUMN,
  type Flow,
  INK,
  linesOf,
  MARGIN,
  plain,
  strong,
  WHOLE,
  within,
  writeLine,
} from '#worker/platform/pdf/flow.ts';
import type { Place } from '#worker/platform/pdf/canvas.ts';
import type { Piece } from '#worker/platform/pdf/wrap.ts';
import { BODY, piecesOf } from './text-parts.ts';

type Block<Type> = Extract<DocumentPart, { type: Type }>;
type Column = { x: number; width: number; align: 'start' | 'end' };
/** `heads` is what a header cell is the header of. */
type Cell = Column & { lines: Piece[][]; heads?: 'Row' | 'Column' };

const LABEL = 142;
const GAP = 12;
const PAD = 2.6;

/** Labels in one column, values in the other. */
export function drawFacts(flow: Flow, { rows }: Block<'facts'>): void {
  within(flow, 'Table', () => {
    for (const { label, value } of rows) {
      drawRow(flow, [
        {
          ...cellOf(flow, plain(label), { x: WHOLE.x, width: LABEL - GAP, align: 'start' }),
          heads: 'Row',
        },
        cellOf(flow, strong(value), { x: WHOLE.x + LABEL, width: COLUMN - LABEL, align: 'start' }),
      ]);
    }
  });
  flow.y += 6;
}

/**
 * Rows up to which each cell is an element of its own. A longer table (no owner has as many stays a
 * month) is read out row by row: its elements would not fit into a Worker's memory.
 */
const CELLS_TAGGED_TO = 500;

/** A table whose header is repeated on every page; it is read out once. */
export function drawTable(flow: Flow, { columns, rows, foot }: Block<'sheet'>): void {
  const titles = columns.map(({ title }) => title);
  const places = placeColumns(flow, [titles, ...rows, ...(foot ? [foot] : [])], columns);
  const cells = (texts: readonly string[], toPieces: (text: string) => Piece[]) =>
    places.map((place, index) => cellOf(flow, toPieces(texts[index] ?? ''), place));
  const hasHead = titles.some((title) => title !== '');
  const head = cells(titles, strong).map((cell) => ({ ...cell, heads: 'Column' as const }));

  flow.ensure(3 * (BODY.leading + 2 * PAD));
  const isLong = rows.length > CELLS_TAGGED_TO;
  within(flow, isLong ? 'Sect' : 'Table', () => {
    if (hasHead) drawRow(flow, head, { ruled: true, isLong });
    for (const row of rows) {
      const page = flow.page;
      const drawn = cells(row, piecesOf);
      flow.ensure(heightOf(drawn));
      if (flow.page !== page && hasHead) drawRow(flow, head, { ruled: true, again: true });
      drawRow(flow, drawn, { isLong });
    }
    if (foot) {
      flow.ensure(BODY.leading + 2 * PAD);
      flow.canvas.box(WHOLE.x, flow.y, COLUMN, 0.8, INK.text);
      drawRow(flow, cells(foot, strong), { isLong });
    }
  });
  flow.y += 8;
}

/** Lines to sign on; each party has its part of the width. */
export function drawSignatures(flow: Flow, { parties }: Block<'signatures'>): void {
  const part = COLUMN / Math.max(1, parties.length);
  const width = part - 2 * GAP;
  const signed = parties.map(({ role, name }) => [
    ...linesOf(flow, strong(role), width, BODY.size).map((line) => ({ line, style: BODY })),
    ...linesOf(flow, plain(name), width, BODY.size).map((line) => ({
      line,
      style: { ...BODY, ink: INK.soft },
    })),
  ]);
  const height = 57 + Math.max(2, ...signed.map(({ length }) => length)) * BODY.leading;
  flow.ensure(height);
  for (const [index, lines] of signed.entries()) {
    const x = WHOLE.x + index * part;
    within(flow, 'P', () => {
      for (const [at, { line, style }] of lines.entries())
        writeLine(flow, line, x, flow.y + 10 + at * BODY.leading, style);
    });
    flow.canvas.box(x, flow.y + height - 12, width, 0.6, INK.soft);
  }
  flow.y += height;
}

const cellOf = (flow: Flow, pieces: Piece[], column: Column): Cell => ({
  ...column,
  lines: linesOf(flow, pieces, column.width, BODY.size),
});

const heightOf = (cells: readonly Cell[]): number =>
  Math.max(1, ...cells.map(({ lines }) => lines.length)) * BODY.leading + 2 * PAD;

type RowStyle = { ruled?: boolean; again?: boolean; isLong?: boolean };

/**
 * A row; one that is taller than a page continues on the next. `again` is a repeated header, which
 * is not read out.
 */
function drawRow(
  flow: Flow,
  cells: readonly Cell[],
  { ruled = false, again = false, isLong = false }: RowStyle = {},
): void {
  flow.ensure(Math.min(heightOf(cells), 300));
  flow.y += PAD;
  if (again)
    drawLines(
      flow,
      cells.map((cell) => ({ ...cell, place: 'edge' as const })),
    );
  else {
    within(flow, isLong ? 'P' : 'TR', () => {
      if (isLong) {
        return drawLines(
          flow,
          cells.map((cell) => ({ ...cell, place: flow.place })),
        );
      }
      const placed = cells.map((cell) => ({
        ...cell,
        place: flow.canvas.open(flow.place, cell.heads ? 'TH' : 'TD', cell.heads),
      }));
      drawLines(flow, placed);
      for (const { place } of placed) flow.canvas.close(place);
    });
  }
  flow.y += PAD;
  const [height, ink] = ruled ? [0.8, INK.text] : [0.4, INK.line];
  flow.canvas.box(WHOLE.x, flow.y, COLUMN, height, ink);
}

/** Cells one after another, as they are read; on each page the lines that it has room for. */
function drawLines(flow: Flow, cells: readonly (Cell & { place: Place })[]): void {
  const depth = Math.max(1, ...cells.map(({ lines }) => lines.length));
  for (let first = 0; first < depth;) {
    flow.ensure(BODY.leading);
    const room = Math.floor((flow.canvas.page.height - MARGIN.bottom - flow.y) / BODY.leading);
    const end = Math.min(depth, first + Math.max(1, room));
    for (const { lines, x, width, align, place } of cells) {
      const right = align === 'end' ? x + width : undefined;
      for (const [index, line] of lines.slice(first, end).entries()) {
        writeLine({ ...flow, place }, line, x, flow.y + index * BODY.leading, BODY, right);
      }
    }
    flow.y += (end - first) * BODY.leading;
    first = end;
  }
}

/** Distributes the width by content; columns of amounts get what they need. */
function placeColumns(
  flow: Flow,
  rows: readonly (readonly string[])[],
  columns: Block<'sheet'>['columns'],
): Column[] {
  const natural = columns.map((_, index) =>
    Math.max(
      24,
      ...rows.map(
        (row) =>
          // Words are measured one by one where they are wrapped, which can be a hair wider.
          Math.ceil(flow.canvas.measure({ text: row[index] ?? '', weight: 'bold' }, BODY.size)) + 1,
      ),
    ),
  );
  const room = COLUMN - GAP * (columns.length - 1);
  const fair = room / columns.length;
  const fixed = natural.map((width) => Math.min(width, fair));
  const spare = Math.max(0, room - fixed.reduce((sum, width) => sum + width, 0));
  const lack = natural.map((width, index) => Math.max(0, width - (fixed[index] ?? 0)));
  const lacking = lack.reduce((sum, width) => sum + width, 0);
  // Unused width goes to the first column, so that amounts are at the right edge.
  const widths = fixed.map((width, index) => {
    if (lacking > 0) return width + (spare * (lack[index] ?? 0)) / lacking;
    return index === 0 ? width + spare : width;
  });
  let x = WHOLE.x;
  return widths.map((width, index) => {
    const column: Column = { x, width, align: columns[index]?.align ?? 'start' };
    x += width + GAP;
    return column;
  });
}
