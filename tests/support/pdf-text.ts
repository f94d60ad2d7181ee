/**
 * The text of a PDF, page by page in drawing order: reads the objects, maps the glyphs of each font
 * to letters and decodes the streams, as a search program would.
 */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<{ pages: string[] }> {
  const objects = await readObjects(bytes);
  const fonts = readFonts(objects);
  const pages: string[] = [];
  for (const { dictionary } of objects.values()) {
    const content = /\/Type \/Page\b[\s\S]*\/Contents (\d+) 0 R/.exec(dictionary)?.[1];
    if (content === undefined) continue;
    pages.push(textOf(objects.get(Number(content))?.stream ?? '', fonts));
  }
  return { pages };
}

type PdfObject = { dictionary: string; stream: string };

async function readObjects(bytes: Uint8Array<ArrayBuffer>): Promise<Map<number, PdfObject>> {
  const file = new TextDecoder('latin1').decode(bytes);
  const table = Number(/startxref\n(\d+)\n%%EOF/.exec(file)?.[1]);
  const objects = new Map<number, PdfObject>();
  const rows = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
  for (const [index, [, offset]] of rows.entries()) {
    const at = Number(offset);
    const opening = `${index + 1} 0 obj\n`;
    if (!file.startsWith(opening, at)) throw new Error(`object ${index + 1} is not at ${at}`);
    const body = file.slice(at + opening.length, file.indexOf('\nendobj', at));
    const start = body.indexOf('\nstream\n');
    const dictionary = start < 0 ? body : body.slice(0, start);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const from = at + opening.length + start + '\nstream\n'.length;
    const stream = start < 0 ? '' : await inflate(bytes.slice(from, from + length));
    objects.set(index + 1, { dictionary, stream });
  }
  return objects;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new TextDecoder('latin1').decode(await new Response(plain).arrayBuffer());
}

type Fonts = Map<string, Map<string, string>>;

/** Letters by glyph, for every named font. */
function readFonts(objects: Map<number, PdfObject>): Fonts {
  const resources = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Font <<'));
  const fonts: Fonts = new Map();
  for (const [, name = '', id] of resources?.dictionary.matchAll(/\/([RB]\d) (\d+) 0 R/g) ?? []) {
    const unicode = /\/ToUnicode (\d+)/.exec(objects.get(Number(id))?.dictionary ?? '')?.[1];
    const map = objects.get(Number(unicode))?.stream ?? '';
    const pairs = [...map.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gm)];
    fonts.set(name, new Map(pairs.map(([, glyph = '', letter = '']) => [glyph, fromHex(letter)])));
  }
  return fonts;
}

function textOf(operators: string, fonts: Fonts): string {
  const texts = operators.split('\n').filter((line) => line.startsWith('BT '));
  return texts
    .map((line) =>
      [...line.matchAll(/\/(\w+) [\d.]+ Tf <([0-9a-f]*)>/g)]
        .map(([, font = '', glyphs = '']) =>
          (glyphs.match(/.{4}/g) ?? []).map((glyph) => fonts.get(font)?.get(glyph) ?? '�').join(''),
        )
        .join(''),
    )
    .join('\n');
}

const fromHex = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
