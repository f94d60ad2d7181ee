import { asciiAt } from './formats/bytes.ts';
import { readJpeg } from './formats/jpeg.ts';
import type { PictureFile } from './picture.ts';
import { readPng } from './formats/png.ts';
import { readWebp } from './formats/webp.ts';

/** Largest uploaded picture in bytes, after compression in the browser. */
export const MAX_PICTURE_BYTES = 5_000_000;

/** Most pixels of a picture; a small file may decode to more than a device can hold. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/** The longest side that a JPEG has; a PNG of one row of millions cannot be made smaller. */
export const MAX_PICTURE_SIDE = 65_535;

const PNG_SIGNATURE = '\u0089PNG\r\n\u001a\n';

/**
 * The picture format shown by the first bytes; the file's name and the sender's headers are
 * ignored.
 */
export function pictureKind(bytes: Uint8Array): PictureFile['contentType'] | null {
  if (asciiAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (asciiAt(bytes, 0, 8) === PNG_SIGNATURE) return 'image/png';
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP') return 'image/webp';
  return null;
}

/** Reads a picture; null when the format is not accepted or the file is damaged. */
export function readPicture(bytes: Uint8Array): PictureFile | null {
  switch (pictureKind(bytes)) {
    case 'image/jpeg':
      return readJpeg(bytes);
    case 'image/png':
      return readPng(bytes);
    case 'image/webp':
      return readWebp(bytes);
    case null:
      return null;
  }
}
