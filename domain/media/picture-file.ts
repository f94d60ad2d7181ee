import { asciiAt } from './formats/bytes.ts';
import { readJpeg } from './formats/jpeg.ts';
import type { PictureFile } from './picture.ts';
import { readPng } from './formats/png.ts';
import { readWebp } from './formats/webp.ts';

/** Bytes of an uploaded picture, after the browser's compression (spec §5). */
export const MAX_PICTURE_BYTES = 5_000_000;

/** Pixels of a picture; a small file may unfold to more than any device can hold. */
export const MAX_PICTURE_PIXELS = 40_000_000;

const PNG_SIGNATURE = '\u0089PNG\r\n\u001a\n';

/** The kind of picture that the first bytes promise; a name or a header of the sender counts nothing. */
export function pictureKind(bytes: Uint8Array): PictureFile['contentType'] | null {
  if (asciiAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (asciiAt(bytes, 0, 8) === PNG_SIGNATURE) return 'image/png';
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP') return 'image/webp';
  return null;
}

/** Reads a picture; null when it is none of ours or is damaged. */
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
