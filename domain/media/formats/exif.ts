import { viewOf } from './bytes.ts';

const ORIENTATION_TAG = 0x0112;

/** The orientation (1–8) in the TIFF block of EXIF; 1, upright, when there is none. */
export function exifOrientation(tiff: Uint8Array): number {
  if (tiff.length < 14) return 1;
  const view = viewOf(tiff);
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, little);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, little) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** APP1, its length, "Exif", a big-endian TIFF with a directory of one entry: orientation, a short. */
const SEGMENT = 'ffe10022 457869660000 4d4d002a00000008 0001 0112000300000001 00000000 00000000';
const VALUE_AT = 29;

/** A JPEG segment whose EXIF says the orientation and nothing else. */
export function orientationSegment(orientation: number): Uint8Array {
  const hex = SEGMENT.replaceAll(' ', '').match(/../g) ?? [];
  const segment = Uint8Array.from(hex, (byte) => Number.parseInt(byte, 16));
  segment[VALUE_AT] = orientation;
  return segment;
}
