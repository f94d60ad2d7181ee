import sharp, { type Sharp } from 'sharp';

/** What the platform's own Images takes: a header may claim any size. */
const MAX_PIXELS = 100_000_000;

/** A container of HEVC pictures; `sharp` opens those of AV1 (AVIF) and none of these. */
export const isHeic = (file: Uint8Array): boolean => {
  const start = Buffer.from(file.subarray(0, 64)).toString('latin1');
  return start.startsWith('ftyp', 4) && !/avi[fs]/.test(start);
};

/** The photo of a HEIC file, upright. The decoder is loaded with the first. @throws when it has none */
export async function openHeic(file: Uint8Array): Promise<Sharp> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (image === undefined) throw new Error('no photo in a HEIC file');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_PIXELS) throw new Error(`a HEIC photo of ${width} × ${height}`);
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  for (const one of images) one.free();
  if (shown === null) throw new Error('a HEIC photo that cannot be decoded');
  return sharp(data, { raw: { width, height, channels: 4 } });
}
