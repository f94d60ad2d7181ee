import { formatDate } from '#domain/guest-documents/words.ts';
import type { GuestDocument, DocumentPart } from '#domain/guest-documents/guest-document.ts';
import { createCanvas, type Faces, PAGE } from '#worker/platform/pdf/canvas.ts';
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
} from '#worker/platform/pdf/flow.ts';
import { writePdf } from '#worker/platform/pdf/pdf-file.ts';
import { drawFacts, drawTable, drawSignatures } from './table-parts.ts';
import { drawHeading, drawList, drawNote, drawParagraph, drawSteps } from './text-parts.ts';

const SMALL = { size: 7.6, leading: 10.6, ink: INK.soft } as const;
const RIGHT = MARGIN.side + COLUMN;

/** A document as a PDF: A4, the agency at the top, numbered pages. */
export function renderDocumentPdf(
  guestDocument: GuestDocument,
  faces: Faces,
  createdAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(faces);
  const flow = createFlow(canvas);
  drawLetterhead(flow, guestDocument);
  for (const part of guestDocument.blocks) drawPart(flow, part);
  for (let page = 0; page < canvas.pageCount; page++) drawEdges({ ...flow, page }, guestDocument);
  return writePdf({
    title:
      guestDocument.number === ''
        ? guestDocument.title
        : `${guestDocument.title} ${guestDocument.number}`,
    author: guestDocument.agency.title,
    createdAt,
    ...canvas.finish(),
  });
}

/** The agency and its licence, then the title of the document. */
function drawLetterhead(
  flow: Flow,
  { agency, title, subtitle, number, issuedOn }: GuestDocument,
): void {
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

function drawPart(flow: Flow, part: DocumentPart): void {
  switch (part.type) {
    case 'heading':
      return drawHeading(flow, part.text, part.level);
    case 'paragraph':
      return drawParagraph(flow, part.text);
    case 'list':
      return drawList(flow, part.items, part.ordered);
    case 'steps':
      return drawSteps(flow, part.items);
    case 'note':
      return drawNote(flow, part.text);
    case 'table': {
      const columns = part.head.map((title) => ({ title, align: 'start' as const }));
      return drawTable(flow, { type: 'sheet', columns, rows: part.rows, foot: null });
    }
    case 'facts':
      return drawFacts(flow, part);
    case 'sheet':
      return drawTable(flow, part);
    case 'signatures':
      return drawSignatures(flow, part);
  }
}

/** The header of every page but the first, and the footer of all. */
function drawEdges(flow: Flow, { agency, title, number }: GuestDocument): void {
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
