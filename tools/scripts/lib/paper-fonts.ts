import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * Fonts of our documents, cut from packages of Fontsource (all under the SIL Open Font License):
 * Fraunces for Latin letters, Noto for the others. Every file is a TrueType font of one weight with
 * its letters listed in an index, so that a document reads the files of its own letters only
 * (worker/platform/pdf/document-fonts.ts).
 */
type PaperFont = {
  /** `cyrillic` is the file `paper-regular-cyrillic.ttf` and its bold. */
  name: string;
  /** Its package below `@fontsource-variable`, and the file of it without `-normal.woff2`. */
  family: string;
  file: string;
  /** The letters as in CSS: `U+400-45F,U+490`. */
  letters: string;
  /** Axes other than the weight. */
  axes?: Record<string, number>;
  /**
   * What it does with its letters (OpenType's features): by default all that it can, none for our
   * Latin letters.
   */
  features?: string[];
};

/** Letters by file, as the Worker reads them: first and last code points in turns. */
type PaperIndex = { name: string; ranges: number[] }[];

const WEIGHTS = { regular: 400, bold: 600 };

const FRAUNCES = { family: 'fraunces', axes: { opsz: 9, SOFT: 0, WONK: 0 }, features: [] };

/** Vazirmatn has a sign for each letter of the usual languages: what it draws can be searched and copied. */
const ARABIC = 'U+600-6FF,U+750-77F,U+8A0-8FF,U+200C-200D';

/** Alphabets, which are few and small: their files are part of the sources. */
const ALPHABETS: PaperFont[] = [
  {
    ...FRAUNCES,
    name: 'latin',
    file: 'fraunces-latin-full',
    letters:
      'U+20-7E,U+A0-FF,U+131,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2212',
  },
  { ...FRAUNCES, name: 'latin-ext', file: 'fraunces-latin-ext-full', letters: 'U+100-17F,U+20BA' },
  {
    ...FRAUNCES,
    name: 'vietnamese',
    file: 'fraunces-vietnamese-full',
    letters: 'U+1A0-1B0,U+300-323,U+1EA0-1EF9,U+20AB',
  },
  {
    ...FRAUNCES,
    name: 'latin-more',
    file: 'fraunces-latin-ext-full',
    letters: 'U+180-2B9,U+1E00-1EFF,U+20A0-20C0',
  },
  noto('latin-rare', 'noto-serif', 'latin-ext', 'U+100-2BA,U+1E00-1E9F,U+20A0-20C0'),
  noto('cyrillic', 'noto-serif', 'cyrillic', 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116'),
  noto('cyrillic-ext', 'noto-serif', 'cyrillic-ext', 'U+460-52F,U+20B4'),
  noto('greek', 'noto-serif', 'greek', 'U+370-3FF'),
  noto('greek-ext', 'noto-serif', 'greek-ext', 'U+1F00-1FFF'),
  noto('arabic', 'vazirmatn', 'arabic', ARABIC),
  noto('arabic-rare', 'noto-naskh-arabic', 'arabic', ARABIC),
  noto('hebrew', 'noto-serif-hebrew', 'hebrew', 'U+591-5F4,U+20AA'),
  noto('armenian', 'noto-serif-armenian', 'armenian', 'U+531-58F'),
  noto('georgian', 'noto-serif-georgian', 'georgian', 'U+10A0-10FF,U+1C90-1CBF'),
  noto('devanagari', 'noto-serif-devanagari', 'devanagari', 'U+900-97F,U+200C-200D'),
  noto('bengali', 'noto-serif-bengali', 'bengali', 'U+981-9FE,U+200C-200D'),
  noto('tamil', 'noto-serif-tamil', 'tamil', 'U+B82-BFA,U+200C-200D'),
  noto('thai', 'noto-serif-thai', 'thai', 'U+E01-E5B'),
  noto('ethiopic', 'noto-serif-ethiopic', 'ethiopic', 'U+1200-139F'),
];

function noto(name: string, family: string, part: string, letters: string): PaperFont {
  // An invisible joiner is drawn as a space without width.
  return { name, family, file: `${family}-${part}-wght`, letters: `U+20,${letters}` };
}

/**
 * Han, kana and hangul, in slices of some hundred letters as Fontsource has them. They are laid
 * into the build. A letter that two families have is in the first one's slice only.
 */
const SLICED = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];

/** One weight for them: it stands between our two. */
const SLICED_WEIGHT = 500;

const require = createRequire(import.meta.url);

/** Writes the alphabets' fonts and their index. */
export async function writeAlphabets(folder: string): Promise<void> {
  const index: PaperIndex = [];
  for (const { name, family, file, letters, axes, features } of ALPHABETS) {
    const source = readFileSync(partOf(family, file));
    let written: number[] = [];
    for (const [weight, wght] of Object.entries(WEIGHTS)) {
      const font = await cut(source, lettersOf(letters), { ...axes, wght }, features);
      writeFileSync(join(folder, `paper-${weight}-${name}.ttf`), font);
      written = lettersIn(font);
    }
    index.push({ name, ranges: toRanges(written) });
  }
  writeFileSync(join(folder, 'paper.json'), `${JSON.stringify(index)}\n`);
}

/** Writes the slices of Han, kana and hangul, and their index. */
export async function writeSlices(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const index: PaperIndex = [];
  const had = new Set<number>();
  for (const family of SLICED) {
    const parts = JSON.parse(
      readFileSync(require.resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8'),
    ) as Record<string, string>;
    for (const [part, letters] of Object.entries(parts)) {
      const wanted = lettersOf(letters).filter((letter) => isSliced(letter) && !had.has(letter));
      if (wanted.length === 0) continue;
      const name = `${family.slice(-2)}-${part.replaceAll(/[[\]]/g, '')}`;
      const source = readFileSync(
        partOf(family, `${family}-${part.replaceAll(/[[\]]/g, '')}-wght`),
      );
      const font = await cut(source, wanted, { wght: SLICED_WEIGHT }, []);
      const written = lettersIn(font);
      for (const letter of written) had.add(letter);
      writeFileSync(join(folder, `${name}.ttf`), font);
      index.push({ name, ranges: toRanges(written) });
    }
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
}

const partOf = (family: string, file: string): string =>
  join(
    dirname(require.resolve(`@fontsource-variable/${family}/package.json`)),
    'files',
    `${file}-normal.woff2`,
  );

/** A part of a font, as a TrueType file. */
const cut = (
  source: Buffer,
  letters: readonly number[],
  variationAxes: Record<string, number>,
  keepFeatures: string[] | undefined,
): Promise<Buffer> =>
  subsetFont(source, String.fromCodePoint(...letters), {
    targetFormat: 'sfnt',
    variationAxes,
    ...(keepFeatures && { keepFeatures }),
    dropTables: ['STAT', 'gasp', ...(keepFeatures?.length === 0 ? ['GPOS', 'GSUB', 'GDEF'] : [])],
    noHinting: true,
  });

/** Letters that are not for the slices: other fonts have those, or nobody's name. */
const isSliced = (letter: number): boolean =>
  (letter >= 0x1100 && letter < 0x1200) ||
  (letter >= 0x2e80 && letter < 0xa000) ||
  (letter >= 0xac00 && letter < 0xd7b0) ||
  (letter >= 0xf900 && letter < 0xfb00) ||
  (letter >= 0xff00 && letter < 0xffef) ||
  (letter >= 0x20000 && letter < 0x32000);

/** `U+400-402,U+490` as numbers. */
function lettersOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** The letters that a font has, in order. */
function lettersIn(font: Buffer): number[] {
  return create(font)
    .characterSet.filter((letter) => letter < 0xffff || letter > 0x10000)
    .toSorted((a, b) => a - b);
}

/** First and last of each run of numbers that follow one another: [3, 4, 7] becomes [3, 4, 7, 7]. */
function toRanges(sorted: readonly number[]): number[] {
  const ranges: number[] = [];
  for (const number of sorted) {
    if (ranges.at(-1) === number - 1) ranges[ranges.length - 1] = number;
    else ranges.push(number, number);
  }
  return ranges;
}
