import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { drawCoast, PALETTES } from './lib/coast/draw.ts';

/** Draws the map of the site. Run `node tools/scripts/draw-coast.ts` after a change of it or its data. */
const folder = new URL('../../site/public/map/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, palette] of Object.entries(PALETTES)) {
  const svg = drawCoast(palette);
  writeFileSync(new URL(name, folder), svg);
  console.log(`${name}: ${svg.length} bytes, ${brotliCompressSync(svg).length} packed`);
}
