import type { OutputInfo } from 'sharp';
import sharp from 'sharp';
import type { Canvas } from './core/canvas.ts';
import { hex } from './core/color.ts';

/** A file of a picture: its suffix, width in pixels, AVIF quality and the bytes it should not exceed. */
export interface FileSpec {
  readonly suffix: string;
  readonly width: number;
  readonly quality: number;
  readonly limit: number;
}

const MASTER_WIDTH = 1280;

/** A quarter of effort 3's time for a tenth more bytes: there are hundreds of pictures. */
const EFFORT = 1;

const LARGE: FileSpec = { suffix: '-1280.avif', width: MASTER_WIDTH, quality: 40, limit: 42_000 };
const SMALL: FileSpec = { suffix: '-400.avif', width: 400, quality: 48, limit: 12_000 };
const MIDDLE: FileSpec = { suffix: '-800.avif', width: 800, quality: 48, limit: 32_000 };

/**
 * Files of a gallery's picture; where 800 pixels are requested, the large one is small enough in
 * bytes.
 */
export const GALLERY_FILES: readonly FileSpec[] = [LARGE, SMALL];

/** Files of a cover, which lists show in every width. */
export const COVER_FILES: readonly FileSpec[] = [LARGE, MIDDLE, SMALL];

/** Quality is reduced by this much at each try, down to the lowest. */
const STEP = 5;
const MIN = 25;

/** Rasterise and encode a drawing; `color` is its average colour. */
export async function encodePicture(
  canvas: Canvas,
  specs: readonly FileSpec[],
): Promise<{ files: { suffix: string; data: Buffer }[]; color: string }> {
  const { data, info } = await sharp(Buffer.from(canvas.toSvg(MASTER_WIDTH)), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const { channels } = await sharp(data, { raw }).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean);
  const files = await Promise.all(
    specs.map(async (spec) => {
      const small = await sharp(data, { raw })
        .resize(spec.width)
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { suffix: spec.suffix, data: await encode(small.data, small.info, spec) };
    }),
  );
  return { files, color: hex([r, g, b]) };
}

async function encode(
  data: Buffer,
  { width, height, channels }: OutputInfo,
  { quality, limit }: FileSpec,
): Promise<Buffer> {
  for (let q = quality; ; q -= STEP) {
    const file = await sharp(data, { raw: { width, height, channels } })
      .avif({ quality: q, effort: EFFORT })
      .toBuffer();
    if (file.byteLength <= limit || q - STEP < MIN) return file;
  }
}
