import type { TrueType } from './true-type.ts';

/** A glyph of a face; `font` is the index of its font file within the face. */
type Glyph = { font: number; glyph: number; letter: string };

/**
 * A typeface, which may consist of several font files: Turkish letters come in one of their own.
 */
export type Face = { fonts: readonly TrueType[] };

/**
 * The glyphs of a text. A letter that no font has loses its diacritics, or becomes a question mark.
 */
export function setText({ fonts }: Face, text: string): Glyph[] {
  return Array.from(text, (letter) => findGlyph(fonts, letter));
}

/** The width of a text at a type size, in points. */
export function widthOf(face: Face, text: string, size: number): number {
  let width = 0;
  for (const { font, glyph } of setText(face, text)) {
    width += face.fonts[font]?.widthOf(glyph) ?? 0;
  }
  return (width * size) / 1000;
}

function findGlyph(fonts: readonly TrueType[], wanted: string): Glyph {
  for (const letter of [wanted, wanted.normalize('NFKD').slice(0, 1), '?']) {
    for (const [font, { glyphOf }] of fonts.entries()) {
      const glyph = glyphOf(letter);
      if (glyph !== undefined) return { font, glyph, letter };
    }
  }
  return { font: 0, glyph: 0, letter: '' };
}
