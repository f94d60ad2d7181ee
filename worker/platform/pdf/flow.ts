import {
  type Canvas,
  type Element,
  type Ink,
  PAGE,
  type Place,
  type Style,
  type Tag,
} from './canvas.ts';
import { type Piece, wrap } from './wrap.ts';

/** Colours of our documents: text, secondary text, links and headings, lines, backgrounds. */
export const INK = {
  text: [33, 41, 48],
  soft: [102, 110, 117],
  sea: [18, 79, 110],
  line: [204, 207, 204],
  wash: [244, 244, 240],
} as const satisfies Record<string, Ink>;

export const MARGIN = { top: 64, side: 60, bottom: 76 };
export const COLUMN = PAGE.width - 2 * MARGIN.side;

/**
 * Text that flows down a page and onto the next. `y` is where the next line may begin, `place` what
 * is written belongs to.
 */
export type Flow = {
  canvas: Canvas;
  /** Pages are numbered from 0. */
  page: number;
  y: number;
  place: Element;
  /** Reserves height in points, on a new page if this one has too little left. */
  ensure(height: number): void;
};

/** `endPage` draws what stands at the edges of a page, once it is full. */
export function createFlow(canvas: Canvas, endPage: (page: number) => void): Flow {
  canvas.addPage();
  const flow: Flow = {
    canvas,
    page: 0,
    y: MARGIN.top,
    place: canvas.root,
    ensure(height) {
      if (flow.y + height <= canvas.page.height - MARGIN.bottom) return;
      endPage(flow.page);
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
  { canvas }: Pick<Flow, 'canvas'>,
  pieces: readonly Piece[],
  width: number,
  size: number,
): Piece[][] {
  return wrap(pieces, width, (piece) => canvas.measure(piece, size));
}

/** Draws a part of the document, and ends it. */
export function within(flow: Flow, tag: Tag, draw: () => void, scope?: 'Row' | 'Column'): void {
  const outer = flow.place;
  flow.place = flow.canvas.open(outer, tag, scope);
  draw();
  flow.canvas.close(flow.place);
  flow.place = outer;
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

type Writing = Pick<Flow, 'canvas'> & { place: Place };

/**
 * Writes one line whose top is at `y`; `right` aligns its end there instead of its beginning at
 * `x`.
 */
export function writeLine(
  { canvas, place }: Writing,
  line: readonly Piece[],
  x: number,
  y: number,
  style: Leading,
  right?: number,
): void {
  const width = line.reduce((sum, piece) => sum + canvas.measure(piece, style.size), 0);
  const baseline = y + (style.leading + style.size * 0.7) / 2;
  canvas.text(place, right === undefined ? x : right - width, baseline, line, style);
}

/** A text with the markup of our rich texts, as pieces. */
export const plain = (text: string): Piece[] => [{ text, weight: 'regular' }];
export const strong = (text: string): Piece[] => [{ text, weight: 'bold' }];
