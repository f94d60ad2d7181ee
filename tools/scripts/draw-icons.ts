import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Draws the icons for home screens, of the dashboard and of the site, and the site's favicon.ico. Run
 * `node tools/scripts/draw-icons.ts` after a change of favicon.svg.
 */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const mark = readFileSync(at('../../site/public/favicon.svg'), 'utf8');
/** Without rounded corners and with a margin, because phones apply their own mask. */
const whole = mark
  .replace(/ rx="\d+"/, '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace('<rect width="32" height="32"', '<rect x="-5" y="-5" width="42" height="42"');

const ICONS = [
  ['192.png', mark, 192],
  ['512.png', mark, 512],
  ['maskable-512.png', whole, 512],
  ['apple-180.png', whole, 180],
] as const;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

const folder = at('../../dashboard/public/icons/');
mkdirSync(folder, { recursive: true });
for (const [name, svg, size] of ICONS) writeFileSync(`${folder}${name}`, await png(svg, size));

// Browsers and phones ask for these two by themselves.
const site = at('../../site/public/');
writeFileSync(`${site}apple-touch-icon.png`, await png(whole, 180));
writeFileSync(`${site}favicon.ico`, icoOf(await png(mark, 32), 32));

/** A PNG in the container that `/favicon.ico` has: a head, one entry, the picture. */
function icoOf(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
