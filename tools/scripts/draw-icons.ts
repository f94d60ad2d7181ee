import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Draws the dashboard's icons for home screens. Run `node tools/scripts/draw-icons.ts` after a change of favicon.svg. */
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

const folder = at('../dashboard/public/icons/');
mkdirSync(folder, { recursive: true });
for (const [name, svg, size] of ICONS) {
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  await drawn.png({ palette: true, compressionLevel: 9 }).toFile(`${folder}${name}`);
}
