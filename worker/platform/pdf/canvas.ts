import type { Font } from 'fontkit';
import PdfKit, { type StructureElement } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { inReadingOrder, RIGHT_TO_LEFT, type Run, runsRightToLeft } from './reading-order.ts';
import { asDrawn, divide, type Segment, type Typefaces } from './typeface.ts';
import type { Piece } from './wrap.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };

/** Red, green and blue, 0 to 255. */
export type Ink = readonly [number, number, number];

export type Style = { size: number; ink: Ink };

/** A stretch of text with its width at a size of one point. */
type Measured = Segment & { width: number };

const KEPT_TEXTS = 2000;

/** What a part of a document is to somebody who listens to it (ISO 32000-1, 14.8.4). */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

/** A part of the document's structure; its content is drawn into it. */
export type Element = { tag: Tag; node: StructureElement };

/**
 * What is drawn belongs to an element, or to none: the edges of a page, lines and backgrounds,
 * which nobody reads out.
 */
export type Place = Element | 'edge' | 'decoration';

/**
 * A page to draw on, and then the next. Coordinates are in points from the upper left; texts are placed by their
 * baseline.
 */
export type Canvas = ReturnType<typeof createCanvas>;

export function createCanvas(
  typefaces: Typefaces,
  { title, createdAt }: { title: string; createdAt: Date },
) {
  const pdf = new PdfKit({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: 'tr-TR',
    size: 'A4',
    margin: 0,
    font: null,
    autoFirstPage: false,
    fontLayoutCache: false,
    info: { Title: title, CreationDate: createdAt },
  });
  // A font that serves both weights is embedded once.
  const names = new Map<Font, string>();
  for (const font of [...typefaces.regular, ...typefaces.bold]) {
    if (names.has(font)) continue;
    names.set(font, `font-${names.size}`);
    pdf.registerFont(names.get(font) ?? '', font);
  }
  const root: Element = { tag: 'Document', node: pdf.struct('Document') };
  pdf.addStructure(root.node);

  // Of the texts of a page or two: a long table has thousands, and a Worker 128 MB.
  const measured = new Map<string, Measured[]>();
  const segmentsOf = ({ text, weight }: Piece): Measured[] => {
    const key = `${weight} ${text}`;
    const known = measured.get(key);
    if (known) return known;
    const segments = divide(typefaces[weight], asDrawn(text)).map((segment) => ({
      ...segment,
      width: fontOf(segment).fontSize(1).widthOfString(segment.text),
    }));
    if (measured.size >= KEPT_TEXTS) measured.clear();
    measured.set(key, segments);
    return segments;
  };

  const fontOf = ({ font }: Segment) => pdf.font(names.get(font) ?? '');

  /** @returns the width. */
  const drawRun = (run: Run, x: number, y: number, { size, ink }: Style): number => {
    let at = x;
    const segments = segmentsOf(run);
    for (const segment of run.isRightToLeft ? segments.toReversed() : segments) {
      const width = segment.width * size;
      fontOf(segment).fontSize(size);
      pdf.fillColor(ink).text(asFontkitTurnsIt(segment.text, run.isRightToLeft), at, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        textWidth: width,
      });
      at += width;
    }
    return at - x;
  };

  /**
   * Draws on the page as content of an element, or as what nobody reads out. `text` is what the
   * content says where its signs alone do not tell.
   */
  const draw = (place: Place, drawIt: () => void, text?: string) => {
    if (typeof place === 'string') {
      pdf.markContent('Artifact', { type: place === 'edge' ? 'Pagination' : 'Layout' });
      drawIt();
      pdf.endMarkedContent();
      return;
    }
    const node = text === undefined ? place.node : pdf.struct('Span', { actual: text });
    const content = pdf.markStructureContent(text === undefined ? place.tag : 'Span');
    drawIt();
    pdf.endMarkedContent();
    node.add(content);
    if (node === place.node) return;
    place.node.add(node);
    node.end();
  };

  const page = { height: PAGE.height };
  return {
    root,

    /** The page that is drawn on: one that is higher than an A4 is made smaller until it fits. */
    page,

    /** Writes the page out and begins another. */
    addPage(): void {
      pdf.addPage();
      const scale = PAGE.height / page.height;
      if (scale < 1) pdf.translate((PAGE.width * (1 - scale)) / 2, 0).scale(scale);
    },

    /** Begins a part of an element, after those that it has. */
    open(parent: Element, tag: Tag, scope?: 'Row' | 'Column'): Element {
      const node = pdf.struct(tag, scope && { scope });
      parent.node.add(node);
      return { tag, node };
    },

    close: ({ node }: Element) => node.end(),

    measure: (piece: Piece, size: number): number =>
      segmentsOf(piece).reduce((sum, { width }) => sum + width * size, 0),

    /** Writes a line. */
    text(place: Place, x: number, y: number, line: readonly Piece[], style: Style): void {
      const text = line.map((piece) => piece.text).join('');
      if (text === '') return;
      const drawIt = () => {
        let at = x;
        for (const run of inReadingOrder(line)) at += drawRun(run, at, y, style);
      };
      draw(place, drawIt, TURNED.test(text) ? text : undefined);
    },

    /** A filled rectangle; a line is a thin one. */
    box(x: number, y: number, width: number, height: number, ink: Ink) {
      draw('decoration', () => pdf.fillColor(ink).rect(x, y, width, height).fill());
    },

    /** Ends the document. */
    finish(): Promise<Uint8Array<ArrayBuffer>> {
      root.node.end();
      const bytes = toBytes(pdf);
      pdf.end();
      return bytes;
    },
  };
}

/** The same canvas for trying out: it measures, and nothing is drawn. */
export const draftOf = (canvas: Canvas): Canvas => ({
  ...canvas,
  addPage: () => undefined,
  open: (parent) => parent,
  close: () => undefined,
  text: () => undefined,
  box: () => undefined,
});

/**
 * fontkit lays a text from right to left when its letters run that way, and else from left to
 * right. Brackets between Arabic words and numbers in Arabic figures run the other way: they are
 * given in reverse.
 */
const asFontkitTurnsIt = (text: string, isRightToLeft: boolean): string =>
  runsRightToLeft(text) === isRightToLeft ? text : Array.from(text).toReversed().join('');

/**
 * Scripts whose signs are not drawn in the order of reading: those that run from right to left, and
 * those of India and its neighbours, whose vowels stand before or around their consonant.
 */
const TURNED = new RegExp(`${RIGHT_TO_LEFT.source}|[\\u0900-\\u109f\\u1780-\\u17ff]`, 'u');
