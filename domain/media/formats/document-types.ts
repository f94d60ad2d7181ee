import { anyPictureKind } from '../picture-size.ts';
import { asciiAt } from './bytes.ts';

type DocumentType = { extension: string; contentType: string };

/** File types that banks' apps, scanners and phone cameras produce. */
const TYPES: readonly (DocumentType & { is: (bytes: Uint8Array) => boolean })[] = [
  { extension: 'pdf', contentType: 'application/pdf', is: (b) => asciiAt(b, 0, 5) === '%PDF-' },
  { extension: 'png', contentType: 'image/png', is: (b) => asciiAt(b, 1, 3) === 'PNG' },
  { extension: 'jpg', contentType: 'image/jpeg', is: (b) => b[0] === 0xff && b[1] === 0xd8 },
  {
    extension: 'webp',
    contentType: 'image/webp',
    is: (b) => asciiAt(b, 0, 4) === 'RIFF' && asciiAt(b, 8, 4) === 'WEBP',
  },
  {
    extension: 'heic',
    contentType: 'image/heic',
    is: (b) => anyPictureKind(b) === 'heic',
  },
];

/**
 * The type of an uploaded file, judged by its first bytes and not by its name; null for types that
 * are not accepted.
 */
export const documentTypeOf = (bytes: Uint8Array): DocumentType | null =>
  TYPES.find(({ is }) => is(bytes)) ?? null;
