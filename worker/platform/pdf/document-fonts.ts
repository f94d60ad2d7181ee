import type { StaticFiles } from '../files/static-files.ts';
import type { Faces } from './canvas.ts';
import { readTrueType, type TrueType } from './true-type.ts';

/** Fonts by file, made by scripts/subset-document-font.ts; the second holds ğ Ğ ş Ş İ and their like. */
const FILES = {
  regular: ['paper-regular-latin', 'paper-regular-latin-ext'],
  bold: ['paper-bold-latin', 'paper-bold-latin-ext'],
} as const;

let kept: Faces | undefined;

/** The faces of our documents, read once by each isolate and only when a document is made. */
export async function loadDocumentFonts(files: StaticFiles): Promise<Faces> {
  if (kept !== undefined) return kept;
  const load = (names: readonly string[]): Promise<TrueType[]> =>
    Promise.all(
      names.map(async (name) => {
        const bytes = await files.read(`/fonts/${name}.ttf`);
        return readTrueType(fontNameOf(name), new Uint8Array(bytes));
      }),
    );
  const [regular, bold] = await Promise.all([load(FILES.regular), load(FILES.bold)]);
  kept = { regular: { fonts: regular }, bold: { fonts: bold } };
  return kept;
}

/** A PDF calls a font without spaces and hyphens: `PaperRegularLatin`. */
const fontNameOf = (file: string) =>
  file.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
