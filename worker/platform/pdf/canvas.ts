import { type Face, setText, widthOf } from './face.ts';
import { hex, type PdfPage, type PdfSource } from './pdf-file.ts';
import type { Piece, Weight } from './wrap.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };

/** Red, green and blue, 0 to 1. */
export type Ink = readonly [number, number, number];

export type Style = { size: number; ink: Ink };

export type Faces = Record<Weight, Face>;

/**
 * Pages to draw on. Coordinates are in points from the upper left; texts are placed by their
 * baseline.
 */
export type Canvas = ReturnType<typeof createCanvas>;

export function createCanvas(faces: Faces) {
  const pages: string[][] = [];
  const used = new Map<string, Map<number, string>>();

  /** Draws on one page; pages are numbered from 0. */
  const draw = (page: number, operators: string) => pages[page]?.push(operators);

  const noteUse = (name: string, glyph: number, letter: string) => {
    const glyphs = used.get(name) ?? new Map<number, string>();
    used.set(name, glyphs.set(glyph, letter));
  };

  return {
    get pageCount() {
      return pages.length;
    },

    addPage: () => pages.push([]),

    measure: ({ text, weight }: Piece, size: number) => widthOf(faces[weight], text, size),

    /** Writes a piece and returns the width it took. */
    text(page: number, x: number, y: number, { text, weight }: Piece, { size, ink }: Style) {
      const shown: string[] = [];
      let font: string | null = null;
      for (const { font: place, glyph, letter } of setText(faces[weight], text)) {
        const name = fontName(weight, place);
        if (name !== font) shown.push(`${font === null ? '' : '> Tj '}/${name} ${size} Tf <`);
        shown.push(hex(glyph));
        noteUse(name, glyph, letter);
        font = name;
      }
      if (font !== null) {
        const color = `${ink.map(number).join(' ')} rg`;
        draw(page, `BT ${color} ${number(x)} ${up(y)} Td ${shown.join('')}> Tj ET`);
      }
      return widthOf(faces[weight], text, size);
    },

    /** A filled rectangle; a line is a thin one. */
    box(page: number, x: number, y: number, width: number, height: number, ink: Ink) {
      const place = [x, PAGE.height - y - height, width, height].map(number).join(' ');
      draw(page, `${ink.map(number).join(' ')} rg ${place} re f`);
    },

    /** The pages and the fonts they use, ready to be written. */
    finish(): Pick<PdfSource, 'fonts' | 'pages'> {
      const fonts = new Map<string, { font: Face['fonts'][number]; used: Map<number, string> }>();
      for (const weight of ['regular', 'bold'] as const) {
        for (const [place, font] of faces[weight].fonts.entries()) {
          const glyphs = used.get(fontName(weight, place));
          if (glyphs) fonts.set(fontName(weight, place), { font, used: glyphs });
        }
      }
      return { fonts, pages: pages.map(toPage) };
    },
  };
}

const toPage = (operators: readonly string[]): PdfPage => ({
  ...PAGE,
  operators: operators.join('\n'),
});

const fontName = (weight: Weight, place: number) => `${weight === 'bold' ? 'B' : 'R'}${place}`;

/** PDF counts from the lower edge. */
const up = (y: number): string => number(PAGE.height - y);

const number = (n: number): string => String(Math.round(n * 100) / 100);
