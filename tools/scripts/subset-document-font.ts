import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Generates the font of our PDF documents: Fraunces at text size, in two weights, with every letter
 * of European names. TrueType, because PDFs embed it unchanged (worker/platform/pdf). Two files per
 * weight, because Fontsource separates Turkish letters. Run `node tools/scripts/subset-document-font.ts`
 * after a change.
 */
const WEIGHTS = { regular: 400, bold: 600 };
const TEXT_SIZE = { opsz: 9, SOFT: 0, WONK: 0 };

const PARTS = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ı–—‘’“”„•…‹›€−`,
  'latin-ext': `${range(0x100, 0x17f)}₺`,
};

const require = createRequire(import.meta.url);

for (const [weight, wght] of Object.entries(WEIGHTS)) {
  for (const [part, text] of Object.entries(PARTS)) {
    const source = require.resolve(
      `@fontsource-variable/fraunces/files/fraunces-${part}-full-normal.woff2`,
    );
    const font = await subsetFont(await readFile(source), text, {
      targetFormat: 'sfnt',
      variationAxes: { ...TEXT_SIZE, wght },
      keepFeatures: [],
      dropTables: ['GPOS', 'GSUB', 'STAT', 'gasp'],
      noHinting: true,
    });
    const name = `paper-${weight}-${part}.ttf`;
    await writeFile(new URL(`../../site/public/fonts/${name}`, import.meta.url), font);
    console.log(`${name}: ${font.length} bytes`);
  }
}

/** Every character from one code point to another. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  );
}
