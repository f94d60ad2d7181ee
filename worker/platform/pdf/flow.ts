import { type Canvas, type Ink, PAGE, type Style } from './canvas.ts';
import { type Piece, wrap } from './wrap.ts';

/** Colours of our documents: text, secondary text, links and headings, lines, backgrounds. */
export const INK = {
  text: [0.13, 0.16, 0.19],
  soft: [0.4, 0.43, 0.46],
  sea: [0.07, 0.31, 0.43],
  line: [0.8, 0.81, 0.8],
  wash: [0.955, 0.955, 0.94],
} as const satisfies Record<string, Ink>;

export const MARGIN = { top: 64, side: 60, bottom: 76 };
export const COLUMN = PAGE.width - 2 * MARGIN.side;

/** Text that flows down a page and onto the next. `y` is where the next line may begin. */
export type Flow = {
  canvas: Canvas;
  page: number;
  y: number;
  /** Reserves height in points, on a new page if this one has too little left. */
  ensure(height: number): void;
};

export function createFlow(canvas: Canvas): Flow {
  canvas.addPage();
  const flow: Flow = {
    canvas,
    page: 0,
    y: MARGIN.top,
    ensure(height) {
      if (flow.y + height <= PAGE.height - MARGIN.bottom) return;
      canvas.addPage();
      flow.page += 1;
      flow.y = MARGIN.top;
    },
  };
  return flow;
}

export type Column = { x: number; width: number };
export const WHOLE: Column = { x: MARGIN.side, width: COLUMN };

type Leading = Style & { leading: number };

/** The lines that a text takes in a column. */
export function linesOf(
  { canvas }: Flow,
  pieces: readonly Piece[],
  width: number,
  size: number,
): Piece[][] {
  return wrap(pieces, width, (piece) => canvas.measure(piece, size));
}

/** Writes lines at the current position, each on the next page if necessary. */
export function writeLines(
  flow: Flow,
  lines: readonly Piece[][],
  { x }: Pick<Column, 'x'>,
  style: Leading,
): void {
  for (const line of lines) {
    flow.ensure(style.leading);
    writeLine(flow, line, x, flow.y, style);
    flow.y += style.leading;
  }
}

/**
 * Writes one line whose top is at `y`; `right` aligns its end there instead of its beginning at
 * `x`.
 */
export function writeLine(
  { canvas, page }: Flow,
  line: readonly Piece[],
  x: number,
  y: number,
  style: Leading,
  right?: number,
): void {
  const width = line.reduce((sum, piece) => sum + canvas.measure(piece, style.size), 0);
  const baseline = y + (style.leading + style.size * 0.7) / 2;
  let at = right === undefined ? x : right - width;
  for (const piece of line) at += canvas.text(page, at, baseline, piece, style);
}

/** A text with the markup of our rich texts, as pieces. */
export const plain = (text: string): Piece[] => [{ text, weight: 'regular' }];
export const strong = (text: string): Piece[] => [{ text, weight: 'bold' }];
