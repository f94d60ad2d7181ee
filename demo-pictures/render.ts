import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Canvas } from './core/canvas.ts';
import { hex } from './core/color.ts';
import { createRng } from './core/random.ts';

/**
 * A grey mottle: broad washes with a breath of paper tooth. Drawn small and enlarged, so that
 * its energy lies in low frequencies and costs the encoders next to nothing.
 */
function mottle(size: number, seed: string): Buffer {
  const rnd = createRng(seed);
  return Buffer.from(Array.from({ length: size * size }, () => 128 + (rnd() - 0.5) * 190));
}

const raw = (buffer: Buffer, size: number) =>
  sharp(buffer, { raw: { width: size, height: size, channels: 1 } });

async function wash(width: number, height: number): Promise<Buffer> {
  const broad = await raw(mottle(22, 'wash'), 22)
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .blur(30)
    .toColourspace('srgb')
    .removeAlpha()
    .png()
    .toBuffer();
  const fine = await raw(mottle(420, 'tooth'), 420)
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha(0.09)
    .png()
    .toBuffer();
  const both = await sharp(broad)
    .composite([{ input: fine, blend: 'over' }])
    .removeAlpha()
    .png()
    .toBuffer();
  return sharp(both).ensureAlpha(0.17).png().toBuffer();
}

const washes = new Map<string, Promise<Buffer>>();

/** Rasterise a drawn scene at its master size, with the wash laid over it. */
async function rasterise(canvas: Canvas): Promise<Sharp> {
  const key = `${canvas.width}x${canvas.height}`;
  const overlay = washes.get(key) ?? wash(canvas.width, canvas.height);
  washes.set(key, overlay);
  const flat = await sharp(Buffer.from(canvas.toSvg()), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const done = await sharp(flat)
    .composite([{ input: await overlay, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(done.data, { raw: { width: canvas.width, height: canvas.height, channels: 3 } });
}

/** One encoded file of a picture. */
export interface Encoded {
  readonly name: string;
  readonly data: Buffer;
}

interface Target {
  readonly suffix: string;
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'jpeg';
  readonly quality: number;
  /** Largest size, bytes: quality falls until it fits. */
  readonly limit: number;
}

/** Scenes, 4:3. */
export const SCENE_TARGETS: readonly Target[] = [
  { suffix: '-400.avif', width: 400, format: 'avif', quality: 56, limit: 15_500 },
  { suffix: '-800.avif', width: 800, format: 'avif', quality: 55, limit: 43_000 },
  { suffix: '-1280.avif', width: 1280, format: 'avif', quality: 53, limit: 80_000 },
  { suffix: '-800.webp', width: 800, format: 'webp', quality: 68, limit: 62_000 },
  { suffix: '-1280.jpg', width: 1280, format: 'jpeg', quality: 72, limit: 126_000 },
];

/** Heroes, 2:1. */
export const HERO_TARGETS: readonly Target[] = [
  { suffix: '-800.avif', width: 800, format: 'avif', quality: 52, limit: 44_000 },
  { suffix: '-1600.avif', width: 1600, format: 'avif', quality: 50, limit: 88_000 },
  { suffix: '-1600.jpg', width: 1600, format: 'jpeg', quality: 70, limit: 190_000 },
];

async function encode(master: Sharp, target: Target): Promise<Buffer> {
  const small = await master
    .clone()
    .resize(target.width, null, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (let quality = target.quality; ; quality -= 4) {
    const image = sharp(small);
    const data =
      target.format === 'avif'
        ? await image.avif({ quality, effort: 3 }).toBuffer()
        : target.format === 'webp'
          ? await image.webp({ quality, effort: 5 }).toBuffer()
          : await image.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.byteLength <= target.limit || quality <= 20) return data;
  }
}

/** Encode a picture to all its files and tell its average colour. */
export async function encodePicture(
  id: string,
  canvas: Canvas,
  targets: readonly Target[],
): Promise<{ files: Encoded[]; color: string }> {
  const master = await rasterise(canvas);
  const files: Encoded[] = [];
  for (const target of targets)
    files.push({ name: `${id}${target.suffix}`, data: await encode(master, target) });
  const { channels } = await master.clone().stats();
  const [r, g, b] = channels.map((c) => c.mean);
  return { files, color: hex([r ?? 0, g ?? 0, b ?? 0]) };
}
