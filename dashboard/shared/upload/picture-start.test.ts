import { expect, it } from 'vitest';
import { isPictureStart } from './picture-start.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

it.each([
  ['JPEG', '\u00ff\u00d8\u00ff\u00e0..JFIF', true],
  ['PNG', '\u0089PNG\r\n\u001a\n', true],
  ['WebP', 'RIFF....WEBP', true],
  ['HEIC', '\0\0\0\u0018ftypheic', true],
  ['a text', 'Villa anahtarı kutuda', false],
  ['a PDF', '%PDF-1.7', false],
  ['nothing', '', false],
])('tells by its first bytes whether %s is a picture', (_name, start, isPicture) =>
  expect(isPictureStart(bytes(start))).toBe(isPicture),
);
