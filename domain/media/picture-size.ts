import { asciiAt, viewOf } from './formats/bytes.ts';
import { readJpeg } from './formats/jpeg.ts';

type PictureSize = { width: number; height: number };

/**
 * What a file is by its first bytes, among all that cameras and programs write; null for no picture.
 */
export type AnyPicture = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'tiff' | 'avif' | 'heic' | 'svg';

const HEIC_BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

export function anyPictureKind(bytes: Uint8Array): AnyPicture | null {
  const start = asciiAt(bytes, 0, 12);
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (start.startsWith('\u0089PNG')) return 'png';
  if (start.startsWith('RIFF')) return start.endsWith('WEBP') ? 'webp' : null;
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff';
  if (start.startsWith('ftyp', 4)) return containerKind(bytes);
  if (start.startsWith('BM')) return 'bmp';
  return /^\s*<(\?xml[^>]*>\s*<)?svg[\s>]/.test(asciiAt(bytes, 0, 500)) ? 'svg' : null;
}

/** AVIF and HEIC are one container; AVIF may come first or stand among the compatible brands. */
function containerKind(bytes: Uint8Array): AnyPicture | null {
  const end = Math.min(viewOf(bytes).getUint32(0), 200);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(asciiAt(bytes, at, 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? 'heic' : null;
}

/**
 * The size that a picture claims in its header, before anything decodes it; null when the header does
 * not say. Takes time that grows with the bytes alone.
 */
export function claimedSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  switch (anyPictureKind(bytes)) {
    case 'jpeg':
      return jpegSize(bytes);
    case 'png':
      return bytes.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
    case 'gif':
      return bytes.length < 10
        ? null
        : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'avif':
    case 'heic':
      return largestOf(bytes);
    default:
      return null;
  }
}

/** From the first start of a frame. */
function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    // Any number of fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

/** How far the boxes of a container go before its pictures. */
const BOXES = 20_000;

/** The largest `ispe` (image spatial extents) of a container: thumbnails and tiles have their own. */
function largestOf(bytes: Uint8Array): PictureSize | null {
  const head = bytes.subarray(0, BOXES);
  const view = viewOf(head);
  let largest: PictureSize | null = null;
  for (let at = 4; at + 16 <= head.length; at += 1) {
    if (head[at] !== 0x69 || asciiAt(head, at, 4) !== 'ispe') continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height)
      largest = size;
  }
  return largest;
}

/**
 * A JPEG that lacks its end, with an end: decoders then show all that there is. Others are returned as
 * they are.
 */
export function withJpegEnd(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (anyPictureKind(bytes) !== 'jpeg' || readJpeg(bytes) !== null) return bytes;
  const whole = new Uint8Array(bytes.length + 2);
  whole.set(bytes);
  whole.set([0xff, 0xd9], bytes.length);
  return whole;
}

/**
 * How many rows at the bottom have one colour only, of a picture's pixels in RGBA. A decoder fills so
 * what a file that was cut off no longer says.
 */
export function flatRows(pixels: Uint8ClampedArray, { width, height }: PictureSize): number {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const last = words.at(-1);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    if (words[at] !== last) return height - 1 - Math.floor(at / width);
  }
  return height;
}
