import { create, type Font } from 'fontkit';
import type { StaticFiles } from '../files/static-files.ts';
import { logError } from '../log.ts';
import { asDrawn, type Typefaces } from './typeface.ts';

/** Letters of a font file: first and last code points in turns (tools/scripts/lib/paper-fonts.ts). */
type Entry = { name: string; ranges: readonly number[] };

/** Every document has letters of these. */
const ALWAYS = ['latin', 'latin-ext'];

/**
 * How many files an isolate keeps between documents: Latin in two weights, and those of the last
 * few alphabets; 40 KB each as a rule.
 */
const KEPT_FILES = 16;

const fonts = new Map<string, Uint8Array>();
const indexes = new Map<string, readonly Entry[]>();

/**
 * The fonts for a document of these letters. The file of an alphabet is read when a letter needs
 * it, those of Han, kana and hangul slice by slice.
 */
export async function loadDocumentFonts(files: StaticFiles, text: string): Promise<Typefaces> {
  let missing = Array.from(new Set(asDrawn(text)), (letter) => letter.codePointAt(0) ?? 0);
  const namesFor = (entries: readonly Entry[]): string[] =>
    entries.flatMap(({ name, ranges }) => {
      const before = missing.length;
      missing = missing.filter((letter) => !isWithin(letter, ranges));
      return missing.length < before || ALWAYS.includes(name) ? [name] : [];
    });
  const alphabets = namesFor(await readIndex(files, '/fonts/paper.json'));
  const slices = missing.some(isSliced)
    ? namesFor(await readIndex(files, '/fonts/paper/index.json').catch(withoutSlices))
    : [];
  const load = (names: readonly string[], prefix: string): Promise<Font[]> =>
    Promise.all(names.map((name) => readFont(files, `/fonts/${prefix}${name}.ttf`)));
  const [regular, bold, sliced] = await Promise.all([
    load(alphabets, 'paper-regular-'),
    load(alphabets, 'paper-bold-'),
    load(slices, 'paper/'),
  ]);
  return { regular: [...regular, ...sliced], bold: [...bold, ...sliced] };
}

/** The first of them is a jamo; what comes before are alphabets. */
const isSliced = (letter: number): boolean => letter >= 0x1100;

/** `npm run dev` has no build, and shows these letters as question marks. */
function withoutSlices(error: unknown): Entry[] {
  logError({ at: 'fonts of Han, kana and hangul' }, error);
  return [];
}

function isWithin(letter: number, ranges: readonly number[]): boolean {
  for (let i = 0; i < ranges.length; i += 2) {
    if (letter >= (ranges[i] ?? 0) && letter <= (ranges[i + 1] ?? 0)) return true;
  }
  return false;
}

async function readIndex(files: StaticFiles, path: string): Promise<readonly Entry[]> {
  const index =
    indexes.get(path) ??
    (JSON.parse(new TextDecoder().decode(await files.read(path))) as readonly Entry[]);
  indexes.set(path, index);
  return index;
}

/**
 * A font of one document's own: fontkit notes in it which letter each glyph was first asked for, and
 * notes none for those that a cut font took along.
 */
async function readFont(files: StaticFiles, path: string): Promise<Font> {
  const bytes = fonts.get(path) ?? new Uint8Array(await files.read(path));
  // The one used last stands last.
  fonts.delete(path);
  fonts.set(path, bytes);
  const [oldest] = fonts.keys();
  if (fonts.size > KEPT_FILES && oldest !== undefined) fonts.delete(oldest);
  return create(bytes);
}
