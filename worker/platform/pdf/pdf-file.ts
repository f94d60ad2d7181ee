import type { TrueType } from './true-type.ts';

/** A page as PDF drawing operators. */
export type PdfPage = { width: number; height: number; operators: string };

export type PdfSource = {
  title: string;
  author: string;
  createdAt: Date;
  /** Fonts by the name that operators use. */
  fonts: ReadonlyMap<string, { font: TrueType; used: ReadonlyMap<number, string> }>;
  pages: readonly PdfPage[];
};

type PdfObject = { dictionary: string; stream?: Uint8Array };

const encoder = new TextEncoder();

/**
 * Writes a PDF 1.7 file: pages of text and lines in embedded fonts, whose text can be searched and
 * copied. This is all that our documents need; a library for it is larger than the rest of the
 * Worker.
 */
export async function writePdf(source: PdfSource): Promise<Uint8Array<ArrayBuffer>> {
  const objects: PdfObject[] = [];
  const add = (dictionary: string, stream?: Uint8Array) => {
    objects.push(stream === undefined ? { dictionary } : { dictionary, stream });
    return objects.length;
  };
  // The catalogue and the page tree come first, so that later objects can refer to their parent.
  const catalogue = add('<< /Type /Catalog /Pages 2 0 R /Lang (tr-TR) >>');
  const tree = add('');
  const info = add(
    `<< /Title ${textString(source.title)} /Author ${textString(source.author)} /CreationDate (${pdfDate(source.createdAt)}) >>`,
  );
  const fonts: string[] = [];
  for (const [name, { font, used }] of source.fonts) {
    fonts.push(`/${name} ${await addFont(add, font, used)} 0 R`);
  }
  const resources = add(`<< /Font << ${fonts.join(' ')} >> >>`);
  const kids: number[] = [];
  for (const { width, height, operators } of source.pages) {
    const content = await addStream(add, encoder.encode(operators));
    const box = `[0 0 ${width} ${height}]`;
    kids.push(
      add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Resources ${resources} 0 R /Contents ${content} 0 R >>`,
      ),
    );
  }
  const list = kids.map((kid) => `${kid} 0 R`).join(' ');
  objects[tree - 1] = {
    dictionary: `<< /Type /Pages /Kids [${list}] /Count ${kids.length} >>`,
  };
  return joinObjects(objects, catalogue, info);
}

type Add = (dictionary: string, stream?: Uint8Array) => number;

/** A composite font whose codes are glyph numbers, with the mapping back to letters. */
async function addFont(
  add: Add,
  font: TrueType,
  used: ReadonlyMap<number, string>,
): Promise<number> {
  const length = ` /Length1 ${font.bytes.length}`;
  const file = await addStream(add, font.bytes, length);
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName /${font.name} /Flags 4 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight ${font.capHeight} /StemV 80 /FontFile2 ${file} 0 R >>`,
  );
  const widths = [...used.keys()].map((glyph) => `${glyph} [${round(font.widthOf(glyph))}]`);
  const descendant = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${font.name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /DW 0 /W [${widths.join(' ')}] >>`,
  );
  const unicode = await addStream(add, encoder.encode(toUnicode(used)));
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${font.name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
  );
}

/** The mapping from glyphs to letters; a block of it may hold a hundred. */
function toUnicode(used: ReadonlyMap<number, string>): string {
  const pairs = [...used].map(([glyph, letter]) => `<${hex(glyph)}> <${utf16(letter)}>`);
  const blocks: string[] = [];
  for (let i = 0; i < pairs.length; i += 100) {
    const block = pairs.slice(i, i + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

async function addStream(add: Add, bytes: Uint8Array<ArrayBuffer>, more = ''): Promise<number> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  const stream = new Uint8Array(await new Response(packed).arrayBuffer());
  return add(`<< /Length ${stream.length} /Filter /FlateDecode${more} >>`, stream);
}

/** The objects one after another, then the table of their positions. */
function joinObjects(
  objects: readonly PdfObject[],
  catalogue: number,
  info: number,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  // Four non-ASCII bytes tell programs that transfer files that this one is binary.
  write('%PDF-1.7\n%');
  write(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  const offsets = objects.map(({ dictionary, stream }, index) => {
    const offset = length;
    write(`${index + 1} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  write(
    `trailer\n<< /Size ${objects.length + 1} /Root ${catalogue} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return concatenate(parts, length);
}

function concatenate(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const hex = (glyph: number): string => glyph.toString(16).padStart(4, '0');

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i))).join('');

/**
 * A text outside the pages, in UTF-16 with a byte order mark, so that no character of it can end
 * the string.
 */
const textString = (text: string): string => `<feff${utf16(text)}>`;

const pdfDate = (instant: Date): string =>
  `D:${instant.toISOString().replaceAll(/[-:T]|\.\d+/g, '')}`.replace('Z', "+00'00'");

const round = (n: number): number => Math.round(n * 100) / 100;
