import { formatDate } from '#domain/papers/words.ts';
import type { Paper, PaperBlock } from '#domain/papers/paper.ts';
import { createCanvas, type Faces, PAGE } from '../../../platform/pdf/canvas.ts';
import {
  COLUMN,
  createFlow,
  type Flow,
  INK,
  linesOf,
  MARGIN,
  plain,
  strong,
  WHOLE,
  writeLine,
  writeLines,
} from '../../../platform/pdf/flow.ts';
import { writePdf } from '../../../platform/pdf/pdf-file.ts';
import { drawFacts, drawSheet, drawSignatures } from './table-blocks.ts';
import { drawHeading, drawList, drawNote, drawParagraph, drawSteps } from './text-blocks.ts';

const SMALL = { size: 7.6, leading: 10.6, ink: INK.soft } as const;
const RIGHT = MARGIN.side + COLUMN;

/** A paper of ours as a PDF: A4, the agency at its head, numbered pages. */
export function renderPaperPdf(
  paper: Paper,
  faces: Faces,
  createdAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(faces);
  const flow = createFlow(canvas);
  drawLetterhead(flow, paper);
  for (const block of paper.blocks) drawBlock(flow, block);
  for (let page = 0; page < canvas.pageCount; page++) drawEdges({ ...flow, page }, paper);
  return writePdf({
    title: paper.number === '' ? paper.title : `${paper.title} ${paper.number}`,
    author: paper.agency.title,
    createdAt,
    ...canvas.finish(),
  });
}

/** The agency and its licence, then what this paper is. */
function drawLetterhead(flow: Flow, { agency, title, subtitle, number, issuedOn }: Paper): void {
  const top = MARGIN.top - 18;
  writeLine(flow, strong(agency.name), WHOLE.x, top, { size: 19, leading: 24, ink: INK.sea });
  const small = { ...SMALL, size: 8, leading: 12 };
  writeLine(flow, plain(agency.title), 0, top, small, RIGHT);
  writeLine(flow, plain(`TÜRSAB belge no ${agency.tursabNo}`), 0, top + 12, small, RIGHT);
  flow.y = top + 34;
  flow.canvas.box(flow.page, WHOLE.x, flow.y, COLUMN, 0.8, INK.sea);
  flow.y += 18;
  const heading = { size: 18, leading: 25, ink: INK.text };
  writeLines(flow, linesOf(flow, strong(title), COLUMN, heading.size), WHOLE, heading);
  const details = { size: 9.6, leading: 14, ink: INK.soft };
  if (subtitle !== '') {
    writeLines(flow, linesOf(flow, plain(subtitle), COLUMN, details.size), WHOLE, details);
  }
  const issued = `Düzenleme tarihi ${formatDate(issuedOn)}`;
  const about = number === '' ? issued : `${number} · ${issued}`;
  writeLines(flow, [plain(about)], WHOLE, details);
  flow.y += 8;
}

function drawBlock(flow: Flow, block: PaperBlock): void {
  switch (block.type) {
    case 'heading':
      return drawHeading(flow, block.text, block.level);
    case 'paragraph':
      return drawParagraph(flow, block.text);
    case 'list':
      return drawList(flow, block.items, block.ordered);
    case 'steps':
      return drawSteps(flow, block.items);
    case 'note':
      return drawNote(flow, block.text);
    case 'table': {
      const columns = block.head.map((title) => ({ title, align: 'start' as const }));
      return drawSheet(flow, { type: 'sheet', columns, rows: block.rows, foot: null });
    }
    case 'facts':
      return drawFacts(flow, block);
    case 'sheet':
      return drawSheet(flow, block);
    case 'signatures':
      return drawSignatures(flow, block);
  }
}

/** What stands at the head of every page but the first, and at the foot of all. */
function drawEdges(flow: Flow, { agency, title, number }: Paper): void {
  const { canvas, page } = flow;
  if (page > 0) {
    writeLine(flow, plain(agency.name), WHOLE.x, 34, SMALL);
    writeLine(flow, plain([title, number].filter(Boolean).join(' · ')), 0, 34, SMALL, RIGHT);
  }
  const foot = PAGE.height - MARGIN.bottom + 24;
  canvas.box(page, WHOLE.x, foot - 6, COLUMN, 0.4, INK.line);
  const contact = [agency.address, agency.phone, agency.email].filter(Boolean).join(' · ');
  const register = [agency.tax, agency.mersisNo && `MERSİS ${agency.mersisNo}`]
    .filter(Boolean)
    .join(' · ');
  const [first = []] = linesOf(flow, plain(contact), COLUMN - 70, SMALL.size);
  writeLine(flow, first, WHOLE.x, foot, SMALL);
  writeLine(flow, plain(register), WHOLE.x, foot + SMALL.leading, SMALL);
  writeLine(flow, plain(`Sayfa ${page + 1} / ${canvas.pageCount}`), 0, foot, SMALL, RIGHT);
}
