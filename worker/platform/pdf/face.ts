import type { TrueType } from './true-type.ts';

/** A letter as a face sets it: by the font at that place in the face. */
type Glyph = { font: number; glyph: number; letter: string };

/** One voice of type, which may take several font files: Turkish letters come in one of their own. */
export type Face = { fonts: readonly TrueType[] };

/** The glyphs of a text. A letter that no font has loses its marks, or becomes a question mark. */
export function setText({ fonts }: Face, text: string): Glyph[] {
  return Array.from(text, (letter) => findGlyph(fonts, letter));
}

/** How wide a text runs at a type size, in points. */
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
