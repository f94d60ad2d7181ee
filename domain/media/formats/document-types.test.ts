import { expect, it } from 'vitest';
import { documentTypeOf } from './document-types.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

it.each([
  ['%PDF-1.7 …', 'pdf'],
  ['\u0089PNG\r\n', 'png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'jpg'],
  ['RIFF\0\0\0\0WEBP', 'webp'],
  ['\0\0\0\u0018ftypheic', 'heic'],
  ['\0\0\0\u0018ftypmif1', 'heic'],
  // Of bursts and of other cameras, and an AVIF whose brand is among the compatible ones.
  ['\0\0\0\u0018ftyphevc', 'heic'],
  ['\0\0\0\u0018ftypheis\0\0\0\0mif1heis', 'heic'],
  ['\0\0\0\u0018ftypmsf1\0\0\0\0hevcmsf1', 'heic'],
  ['\0\0\0\u001cftypmif1\0\0\0\0mif1avifmiaf', undefined],
  // Other formats in the same containers.
  ['RIFF\0\0\0\0WAVE', undefined],
  ['\0\0\0\u0018ftypmp42', undefined],
  ['\u00ff\u00fbMP3', undefined],
  ['<svg onload=alert(1)>', undefined],
  ['PDF-1.7', undefined],
  ['', undefined],
])('knows %j by its first bytes: %s', (head, extension) => {
  expect(documentTypeOf(bytes(head))?.extension).toBe(extension);
});
