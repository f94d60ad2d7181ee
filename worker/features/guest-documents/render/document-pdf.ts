import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { loadPaperMessages, type PaperMessages } from '#domain/languages/paper-messages.ts';
import { formatIssued } from '#domain/guest-documents/words.ts';
import type { GuestDocument, DocumentPart } from '#domain/guest-documents/guest-document.ts';
import { type Canvas, createCanvas, draftOf, PAGE, type Tag } from '#worker/platform/pdf/canvas.ts';
import { loadDocumentFonts } from '#worker/platform/pdf/document-fonts.ts';
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
  within,
  writeLine,
  writeLines,
} from '#worker/platform/pdf/flow.ts';
import type { StaticFiles } from '#worker/platform/files/static-files.ts';
import type { Piece } from '#worker/platform/pdf/wrap.ts';
import { drawFacts, drawTable, drawSignatures } from './table-parts.ts';
import { drawHeading, drawList, drawNote, drawParagraph, drawSteps } from './text-parts.ts';

const SMALL = { size: 7.6, leading: 10.6, ink: INK.soft } as const;
/** Of a page that is made smaller: below two thirds nobody reads it on a wall. */
const HIGHEST = PAGE.height * 1.5;
const RIGHT = MARGIN.side + COLUMN;

/**
 * A document as a PDF: A4, the agency at the top, numbered pages. Tagged for those who listen to it
 * (PDF/UA-1): headings, lists and tables are such, and what stands on every page is not read out.
 */
export async function renderDocumentPdf(
  guestDocument: GuestDocument,
  files: StaticFiles,
  createdAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = await loadPaperMessages(guestDocument.language ?? FIRST_LANGUAGE);
  const texts = JSON.stringify([
    guestDocument,
    words.edges.licence(''),
    words.edges.issued(''),
    words.edges.page('', ''),
  ]);
  const typefaces = await loadDocumentFonts(files, texts);
  const { title, number } = guestDocument;
  const canvas = createCanvas(typefaces, {
    title: number === '' ? title : `${title} ${number}`,
    createdAt,
  });
  // How many pages there are stands on each of them, and a page is written out when it is full.
  if (guestDocument.isOnePage) canvas.page.height = HIGHEST;
  const draft = createFlow(draftOf(canvas), () => undefined);
  drawContent(draft, guestDocument, words.edges);
  if (guestDocument.isOnePage && draft.page === 0)
    canvas.page.height = Math.max(PAGE.height, draft.y + MARGIN.bottom);
  const edges = (page: number) =>
    drawEdges(canvas, guestDocument, words.edges, page, draft.page + 1);
  const flow = createFlow(canvas, edges);
  drawContent(flow, guestDocument, words.edges);
  edges(flow.page);
  return canvas.finish();
}

type Edges = PaperMessages['edges'];

function drawContent(flow: Flow, guestDocument: GuestDocument, words: Edges): void {
  drawLetterhead(flow, guestDocument, words);
  let outer: 1 | 2 = 1;
  for (const part of guestDocument.blocks) {
    drawPart(flow, part, outer);
    if (part.type === 'heading') outer = 2;
  }
}

/** The agency and its licence, then the title of the document. */
function drawLetterhead(
  flow: Flow,
  { agency, title, subtitle, number, issuedOn, language }: GuestDocument,
  words: Edges,
): void {
  const top = MARGIN.top - 18;
  const small = { ...SMALL, size: 8, leading: 12 };
  within(flow, 'P', () =>
    writeLine(flow, strong(agency.name), WHOLE.x, top, { size: 19, leading: 24, ink: INK.sea }),
  );
  within(flow, 'P', () => {
    writeLine(flow, plain(agency.title), 0, top, small, RIGHT);
    writeLine(flow, plain(words.licence(agency.tursabNo)), 0, top + 12, small, RIGHT);
  });
  flow.y = top + 34;
  flow.canvas.box(WHOLE.x, flow.y, COLUMN, 0.8, INK.sea);
  flow.y += 18;
  const heading = { size: 18, leading: 25, ink: INK.text };
  const details = { size: 9.6, leading: 14, ink: INK.soft };
  const write = (tag: Tag, pieces: Piece[], style: typeof heading | typeof details) =>
    within(flow, tag, () =>
      writeLines(flow, linesOf(flow, pieces, COLUMN, style.size), WHOLE, style),
    );
  write('H1', strong(title), heading);
  if (subtitle !== '') write('P', plain(subtitle), details);
  const issued = words.issued(formatIssued(issuedOn, language));
  write('P', plain(number === '' ? issued : `${number} · ${issued}`), details);
  flow.y += 8;
}

/** `outer` is the level of the heading above; the next may be one deeper and no more. */
function drawPart(flow: Flow, part: DocumentPart, outer: 1 | 2): void {
  switch (part.type) {
    case 'heading':
      return drawHeading(flow, part.text, part.level, outer === 1 ? 2 : part.level);
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
    case 'translation':
      return part.blocks.forEach((inner) => drawTranslated(flow, inner));
  }
}

/** Below what it translates; its headings are none of the document's own. */
function drawTranslated(flow: Flow, part: DocumentPart): void {
  const column = { x: WHOLE.x + 12, width: COLUMN - 12 };
  if (part.type === 'heading') drawParagraph(flow, `**${part.text}**`, column);
  else if (part.type === 'paragraph') drawParagraph(flow, part.text, column);
  else drawPart(flow, part, 2);
}

/** The header of every page but the first, and the footer of all. */
function drawEdges(
  canvas: Canvas,
  { agency, title, number }: GuestDocument,
  words: Edges,
  page: number,
  pageCount: number,
): void {
  const edge = { canvas, place: 'edge' as const };
  if (page > 0) {
    writeLine(edge, plain(agency.name), WHOLE.x, 34, SMALL);
    writeLine(edge, plain([title, number].filter(Boolean).join(' · ')), 0, 34, SMALL, RIGHT);
  }
  const foot = canvas.page.height - MARGIN.bottom + 24;
  canvas.box(WHOLE.x, foot - 6, COLUMN, 0.4, INK.line);
  const contact = [agency.address, agency.phone, agency.email].filter(Boolean).join(' · ');
  const register = [agency.tax, agency.mersisNo && `MERSİS ${agency.mersisNo}`]
    .filter(Boolean)
    .join(' · ');
  const [first = []] = linesOf({ canvas }, plain(contact), COLUMN - 70, SMALL.size);
  writeLine(edge, first, WHOLE.x, foot, SMALL);
  writeLine(edge, plain(register), WHOLE.x, foot + SMALL.leading, SMALL);
  writeLine(edge, plain(words.page(String(page + 1), String(pageCount))), 0, foot, SMALL, RIGHT);
}
