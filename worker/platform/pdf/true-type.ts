/** The facts of a TrueType font that a PDF needs for positioning and embedding it. */
export type TrueType = {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** All measures are in thousandths of the type size, as in PDF. */
  ascent: number;
  descent: number;
  capHeight: number;
  box: readonly [number, number, number, number];
  /** The glyph of a character; undefined if the font has none. */
  glyphOf(character: string): number | undefined;
  widthOf(glyph: number): number;
  glyphs: number;
};

/** Reads the tables of a font. @throws RangeError for invalid bytes. */
export function readTrueType(name: string, bytes: Uint8Array<ArrayBuffer>): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = findTables(view);
  const head = table('head');
  const scale = 1000 / view.getUint16(head + 18);
  const measure = (at: number) => Math.round(view.getInt16(at) * scale);
  const hhea = table('hhea');
  const os2 = table('OS/2');
  const glyphs = view.getUint16(table('maxp') + 4);
  const widths = readWidths(view, table('hmtx'), view.getUint16(hhea + 34), glyphs);
  const letters = readCharacterMap(view, table('cmap'));
  return {
    name,
    bytes,
    ascent: measure(hhea + 4),
    descent: measure(hhea + 6),
    capHeight: measure(os2 + 88),
    box: [measure(head + 36), measure(head + 38), measure(head + 40), measure(head + 42)],
    glyphOf: (character) => letters.get(character.codePointAt(0) ?? 0),
    widthOf: (glyph) => (widths[glyph] ?? 0) * scale,
    glyphs,
  };
}

function findTables(view: DataView): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const record = 12 + i * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)));
    offsets.set(tag, view.getUint32(record + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new RangeError(`the font has no ${tag}`);
    return offset;
  };
}

/** Advance widths by glyph; the last one applies to all that follow. */
function readWidths(view: DataView, hmtx: number, given: number, glyphs: number): number[] {
  return Array.from({ length: glyphs }, (_, glyph) =>
    view.getUint16(hmtx + Math.min(glyph, given - 1) * 4),
  );
}

/** Glyphs by code point, from the map of the basic plane (format 4). */
function readCharacterMap(view: DataView, cmap: number): Map<number, number> {
  const letters = new Map<number, number>();
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + view.getUint32(cmap + 4 + i * 8 + 4);
    if (view.getUint16(at) === 4) readSegments(view, at, letters);
  }
  if (letters.size === 0) throw new RangeError('the font has no character map of format 4');
  return letters;
}

function readSegments(view: DataView, at: number, letters: Map<number, number>): void {
  const doubled = view.getUint16(at + 6);
  const ends = at + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = view.getUint16(ends + segment);
    const delta = view.getUint16(deltas + segment);
    const range = view.getUint16(ranges + segment);
    const first = view.getUint16(starts + segment);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const indexed = ranges + segment + range + (code - first) * 2;
      const raw = range === 0 ? code : view.getUint16(indexed);
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) letters.set(code, glyph);
    }
  }
}
