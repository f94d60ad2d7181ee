/** A part of a document as somebody hears it: its tag, and its text with that of its parts. */
export type PdfPart = { tag: string; scope?: string; text: string; parts: PdfPart[] };

type Pdf = {
  /** What is drawn on each page, one line a row, with what is not read out. */
  pages: string[];
  /** The structure from its root, which is the document. */
  root: PdfPart;
  /** The parts of one tag, in the order of reading. */
  all(tag: string): PdfPart[];
  /** The document's own dictionary. */
  catalogue: string;
};

/**
 * Reads a PDF of ours: the objects through the cross-reference table, the compressed streams, each
 * font's map from glyphs to letters and the structure tree, as a search program and a screen reader
 * would.
 */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Pdf> {
  const objects = await readObjects(bytes);
  const find = (type: string) =>
    [...objects].filter(([, { dictionary }]) =>
      new RegExp(String.raw`/Type /${type}\s`).test(dictionary),
    );
  const [[, catalogue] = [0, MISSING]] = find('Catalog');
  const pages = find('Page').map(([id, { dictionary }]) => ({
    id,
    lines: readLines(
      objects.get(referenceIn(dictionary, 'Contents'))?.stream ?? '',
      readFonts(objects, objects.get(referenceIn(dictionary, 'Resources'))?.dictionary ?? ''),
    ),
  }));
  const contents = new Map(
    pages.flatMap(({ id, lines }) =>
      lines.map(({ content, text }) => [`${id} ${content}`, text] as const),
    ),
  );
  const tree = objects.get(referenceIn(catalogue.dictionary, 'StructTreeRoot')) ?? MISSING;
  const [first = 0] = childrenIn(tree.dictionary).map(({ id }) => id);
  const root = readPart(objects, contents, first);
  return {
    pages: pages.map(({ lines }) => lines.map(({ text }) => text).join('\n')),
    root,
    all: (tag) => partsOf(root).filter((part) => part.tag === tag),
    catalogue: catalogue.dictionary,
  };
}

const partsOf = (part: PdfPart): PdfPart[] => [part, ...part.parts.flatMap(partsOf)];

type PdfObject = { dictionary: string; stream: string };
const MISSING: PdfObject = { dictionary: '', stream: '' };

async function readObjects(bytes: Uint8Array<ArrayBuffer>): Promise<Map<number, PdfObject>> {
  const file = toBinary(bytes);
  const table = Number(/startxref\n(\d+)\n%%EOF/.exec(file)?.[1]);
  const objects = new Map<number, PdfObject>();
  const rows = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
  for (const [index, [, offset]] of rows.entries()) {
    const at = Number(offset);
    const opening = `${index + 1} 0 obj\n`;
    if (!file.startsWith(opening, at)) throw new Error(`object ${index + 1} is not at ${at}`);
    const body = file.slice(at + opening.length, file.indexOf('\nendobj', at));
    const start = body.indexOf('\nstream\n');
    const dictionary = `${start < 0 ? body : body.slice(0, start)}\n`;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const from = at + opening.length + start + '\nstream\n'.length;
    const isPacked = dictionary.includes('/FlateDecode');
    const stream = start < 0 || !isPacked ? '' : await inflate(bytes.slice(from, from + length));
    objects.set(index + 1, { dictionary, stream });
  }
  return objects;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return toBinary(new Uint8Array(await new Response(plain).arrayBuffer()));
}

/** One character a byte: the decoder that is called latin1 is Windows' own. */
function toBinary(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x2000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x2000));
  }
  return text;
}

const referenceIn = (dictionary: string, key: string): number =>
  Number(new RegExp(String.raw`/${key} (\d+) 0 R`).exec(dictionary)?.[1] ?? 0);

type Fonts = Map<string, string[]>;

/** Letters by glyph, for every named font. */
function readFonts(objects: Map<number, PdfObject>, resources: string): Fonts {
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const font = objects.get(Number(id)) ?? MISSING;
      const map = objects.get(referenceIn(font.dictionary, 'ToUnicode'))?.stream ?? '';
      const letters: string[] = [];
      for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[(.*)\]/g)) {
        const start = Number.parseInt(from, 16);
        for (const [at, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
          letters[start + at] = fromHex(hex.replaceAll(' ', ''));
        }
      }
      return [name, letters];
    }),
  );
}

type Line = { content: string; text: string };

/** What each marked piece of a page shows; `content` is its number, empty for what is not read out. */
function readLines(operators: string, fonts: Fonts): Line[] {
  const lines: Line[] = [];
  let font: string[] = [];
  let open: Line | null = null;
  const token = /\/(\w+) <<([\s\S]*?)>> BDC|\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ|\bEMC\b/g;
  for (const [whole, tag, properties = '', name, shown = ''] of operators.matchAll(token)) {
    if (tag !== undefined) open = { content: /\/MCID (\d+)/.exec(properties)?.[1] ?? '', text: '' };
    else if (name !== undefined) font = fonts.get(name) ?? [];
    else if (whole === 'EMC') {
      if (open && open.text !== '') lines.push(open);
      open = null;
    } else {
      const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join('');
      const text = (glyphs.match(/.{4}/g) ?? []).map(
        (glyph) => font[Number.parseInt(glyph, 16)] ?? '\ufffd',
      );
      if (!open) throw new Error(`drawn without a mark: ${text.join('')}`);
      open.text += text.join('');
    }
  }
  return lines;
}

/** The children of an element: others (`id`), and pieces of its page or of the one that is named. */
function childrenIn(dictionary: string): { id: number; content: string }[] {
  const page = referenceIn(dictionary, 'Pg');
  const list = /\/K \[([\s\S]*)\]/.exec(dictionary)?.[1] ?? '';
  const child = /(\d+) 0 R|<<[\s\S]*?\/Pg (\d+) 0 R[\s\S]*?\/MCID (\d+)[\s\S]*?>>|(\d+)/g;
  return [...list.matchAll(child)].map(([, id, other, mark, own]) =>
    id === undefined
      ? { id: 0, content: `${other ?? page} ${mark ?? own}` }
      : { id: Number(id), content: '' },
  );
}

function readPart(
  objects: Map<number, PdfObject>,
  contents: Map<string, string>,
  id: number,
): PdfPart {
  const { dictionary } = objects.get(id) ?? MISSING;
  const parts: PdfPart[] = [];
  const texts = childrenIn(dictionary).map((child) => {
    if (child.id === 0) return contents.get(child.content) ?? '';
    const part = readPart(objects, contents, child.id);
    parts.push(part);
    return part.text;
  });
  const scope = /\/Scope \/(\w+)/.exec(dictionary)?.[1];
  return {
    tag: /\/S \/(\w+)/.exec(dictionary)?.[1] ?? '',
    ...(scope !== undefined && { scope }),
    text: actualTextIn(dictionary) ?? texts.filter((text) => text !== '').join('\n'),
    parts,
  };
}

/** A text string in UTF-16, with its brackets and backslashes escaped. */
function actualTextIn(dictionary: string): string | undefined {
  const escaped = /\/ActualText \(\xfe\xff((?:\\[\s\S]|[^\\)])*)\)/.exec(dictionary)?.[1];
  if (escaped === undefined) return undefined;
  const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = escaped.replaceAll(
    /\\([\s\S])/g,
    (_, letter: string) => controls[letter] ?? letter,
  );
  return fromHex(
    Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join(''),
  );
}

const fromHex = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
