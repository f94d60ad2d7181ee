import type { DocumentPart } from '#domain/guest-documents/guest-document.ts';
import {
  COLUMN,
  type Flow,
  INK,
  linesOf,
  plain,
  strong,
  WHOLE,
  writeLine,
} from '#worker/platform/pdf/flow.ts';
import type { Piece } from '#worker/platform/pdf/wrap.ts';
import { BODY, piecesOf } from './text-parts.ts';

type Block<Type> = Extract<DocumentPart, { type: Type }>;
type Cell = { lines: Piece[][]; x: number; width: number; align: 'start' | 'end' };

const LABEL = 142;
const GAP = 12;
const PAD = 2.6;

/** Labels in one column, values in the other. */
export function drawFacts(flow: Flow, { rows }: Block<'facts'>): void {
  for (const { label, value } of rows) {
    drawRow(flow, [
      cellOf(flow, plain(label), { x: WHOLE.x, width: LABEL - GAP, align: 'start' }),
      cellOf(flow, strong(value), { x: WHOLE.x + LABEL, width: COLUMN - LABEL, align: 'start' }),
    ]);
  }
  flow.y += 6;
}

/** A table whose header is repeated on every page. */
export function drawTable(flow: Flow, { columns, rows, foot }: Block<'sheet'>): void {
  const titles = columns.map(({ title }) => title);
  const places = placeColumns(flow, [titles, ...rows, ...(foot ? [foot] : [])], columns);
  const cells = (texts: readonly string[], toPieces: (text: string) => Piece[]) =>
    places.map((place, index) => cellOf(flow, toPieces(texts[index] ?? ''), place));
  const head = cells(titles, strong);
  const drawHead = () => drawRow(flow, head, { ruled: true });

  flow.ensure(3 * (BODY.leading + 2 * PAD));
  if (titles.some((title) => title !== '')) drawHead();
  for (const row of rows) {
    const page = flow.page;
    const drawn = cells(row, piecesOf);
    flow.ensure(heightOf(drawn));
    if (flow.page !== page) drawHead();
    drawRow(flow, drawn);
  }
  if (foot) {
    flow.ensure(BODY.leading + 2 * PAD);
    flow.canvas.box(flow.page, WHOLE.x, flow.y, COLUMN, 0.8, INK.text);
    drawRow(flow, cells(foot, strong));
  }
  flow.y += 8;
}

/** Lines to sign on; each party has its part of the width. */
export function drawSignatures(flow: Flow, { parties }: Block<'signatures'>): void {
  const height = 84;
  flow.ensure(height);
  const part = COLUMN / Math.max(1, parties.length);
  for (const [index, { role, name }] of parties.entries()) {
    const x = WHOLE.x + index * part;
    const width = part - 2 * GAP;
    writeLine(flow, strong(role), x, flow.y + 10, BODY);
    const [line = []] = linesOf(flow, plain(name), width, BODY.size);
    writeLine(flow, line, x, flow.y + 10 + BODY.leading, { ...BODY, ink: INK.soft });
    flow.canvas.box(flow.page, x, flow.y + height - 12, width, 0.6, INK.soft);
  }
  flow.y += height;
}

type Place = Omit<Cell, 'lines'>;

const cellOf = (flow: Flow, pieces: Piece[], place: Place): Cell => ({
  ...place,
  lines: linesOf(flow, pieces, place.width, BODY.size),
});

const heightOf = (cells: readonly Cell[]): number =>
  Math.max(1, ...cells.map(({ lines }) => lines.length)) * BODY.leading + 2 * PAD;

/** A row; one that is taller than a page continues on the next. */
function drawRow(flow: Flow, cells: readonly Cell[], { ruled = false } = {}): void {
  flow.ensure(Math.min(heightOf(cells), 300));
  flow.y += PAD;
  const depth = Math.max(1, ...cells.map(({ lines }) => lines.length));
  for (let line = 0; line < depth; line++) {
    flow.ensure(BODY.leading);
    for (const { lines, x, width, align } of cells) {
      const right = align === 'end' ? x + width : undefined;
      writeLine(flow, lines[line] ?? [], x, flow.y, BODY, right);
    }
    flow.y += BODY.leading;
  }
  flow.y += PAD;
  const [height, ink] = ruled ? [0.8, INK.text] : [0.4, INK.line];
  flow.canvas.box(flow.page, WHOLE.x, flow.y, COLUMN, height, ink);
}

/** Distributes the width by content; columns of amounts get what they need. */
function placeColumns(
  flow: Flow,
  rows: readonly (readonly string[])[],
  columns: Block<'sheet'>['columns'],
): Place[] {
  const natural = columns.map((_, index) =>
    Math.max(
      24,
      ...rows.map((row) =>
        flow.canvas.measure({ text: row[index] ?? '', weight: 'bold' }, BODY.size),
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
    const place: Place = { x, width, align: columns[index]?.align ?? 'start' };
    x += width + GAP;
    return place;
  });
}
