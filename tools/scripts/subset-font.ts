import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Generates the site's display font: Fraunces at one weight and one optical size, without its soft
 * and wonky alternates, so that the font stays below 20 KB. Two files, because Fontsource separates
 * Turkish letters: the basic alphabet with the letters of German headings, and ğ Ğ ş Ş İ. Run `node tools/scripts/subset-font.ts` after a
 * change.
 */
const LATIN =
  ' !"#%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz' +
  'ÂÄÇÉÎÖÛÜßâäçéîöûüı·×–—‘’“”„…€';
const TURKISH = 'ĞğİŞş';
const AXES = { wght: 400, opsz: 72, SOFT: 0, WONK: 0 };
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark'];

const require = createRequire(import.meta.url);

async function writeSubset(part: string, text: string, target: string): Promise<void> {
  const source = require.resolve(
    `@fontsource-variable/fraunces/files/fraunces-${part}-full-normal.woff2`,
  );
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    variationAxes: AXES,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(new URL(`../../site/public/fonts/${target}`, import.meta.url), font);
  console.log(`${target}: ${font.length} bytes`);
}

await writeSubset('latin', LATIN, 'fraunces-latin.woff2');
await writeSubset('latin-ext', TURKISH, 'fraunces-turkish.woff2');
