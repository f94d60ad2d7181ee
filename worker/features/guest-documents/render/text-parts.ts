import { type Inline, parseInline } from '#domain/rich-text/rich-text.ts';
import {
  COLUMN,
  type Column,
  type Flow,
  INK,
  linesOf,
  MARGIN,
  plain,
  strong,
  WHOLE,
  within,
  writeLine,
  writeLines,
} from '#worker/platform/pdf/flow.ts';
import type { Piece } from '#worker/platform/pdf/wrap.ts';

export const BODY = { size: 9.2, leading: 13.4, ink: INK.text } as const;
const HEADINGS = {
  2: { size: 12, leading: 17, ink: INK.sea, before: 13, after: 3 },
  3: { size: 9.8, leading: 14, ink: INK.text, before: 8, after: 1 },
} as const;
const INDENT = 15;
const AFTER = 6;

/** A line of rich text as pieces; on paper a link is only its text. */
export const piecesOf = (text: string): Piece[] => parseInline(text).map(toPiece);

const toPiece = (run: Inline): Piece => ({
  text: run.text,
  weight: run.kind === 'strong' ? 'bold' : 'regular',
});

/**
 * Keeps a heading together with what follows it. `level` is how it looks, `depth` where it stands
 * among the headings.
 */
export function drawHeading(flow: Flow, text: string, level: 2 | 3, depth: 2 | 3): void {
  const { before, after, ...style } = HEADINGS[level];
  const lines = linesOf(flow, strong(text), COLUMN, style.size);
  flow.ensure(before + lines.length * style.leading + after + 2 * BODY.leading);
  if (flow.y > MARGIN.top) flow.y += before;
  within(flow, `H${depth}`, () => writeLines(flow, lines, WHOLE, style));
  flow.y += after;
}

export function drawParagraph(flow: Flow, text: string, column: Column = WHOLE): void {
  const lines = linesOf(flow, piecesOf(text), column.width, BODY.size);
  within(flow, 'P', () => writeLines(flow, lines, column, BODY));
  flow.y += AFTER;
}

export function drawList(flow: Flow, items: readonly string[], ordered: boolean): void {
  within(flow, 'L', () => {
    for (const [index, item] of items.entries()) {
      drawItem(flow, ordered ? `${index + 1}.` : '•', item);
    }
  });
  flow.y += AFTER - 2;
}

export function drawSteps(flow: Flow, items: readonly { title: string; text: string }[]): void {
  within(flow, 'L', () => {
    for (const [index, { title, text }] of items.entries()) {
      drawItem(flow, `${index + 1}.`, `**${title}** ${text}`);
    }
  });
  flow.y += AFTER - 2;
}

function drawItem(flow: Flow, mark: string, text: string): void {
  const column = { x: WHOLE.x + INDENT, width: COLUMN - INDENT };
  const lines = linesOf(flow, piecesOf(text), column.width, BODY.size);
  flow.ensure(BODY.leading);
  within(flow, 'LI', () => {
    within(flow, 'Lbl', () =>
      writeLine(flow, plain(mark), WHOLE.x + 3, flow.y, { ...BODY, ink: INK.soft }),
    );
    within(flow, 'LBody', () => writeLines(flow, lines, column, BODY));
  });
  flow.y += 2;
}

/** An important note in a tinted box, kept on one page if it fits. */
export function drawNote(flow: Flow, text: string): void {
  const pad = 10;
  const column = { x: WHOLE.x + pad + 3, width: COLUMN - 2 * pad - 3 };
  const lines = linesOf(flow, piecesOf(text), column.width, BODY.size);
  const height = lines.length * BODY.leading + 2 * pad - 4;
  flow.ensure(height + 4);
  flow.y += 4;
  flow.canvas.box(WHOLE.x, flow.y, COLUMN, height, INK.wash);
  flow.canvas.box(WHOLE.x, flow.y, 2, height, INK.sea);
  flow.y += pad - 2;
  within(flow, 'P', () => writeLines(flow, lines, column, BODY));
  flow.y += pad - 2 + AFTER;
}
