import { expect, it } from 'vitest';
import { openHeic } from './open-heic.ts';
import type { PictureMaker } from './pictures.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const HEIC = bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const JPEG = bytesOf('\xff\xd8\xff\xd9');

const makes =
  (contentType: string): PictureMaker =>
  () =>
    Promise.resolve({ bytes: JPEG.slice().buffer, contentType });
const fails: PictureMaker = () => Promise.reject(new Error('no decoder'));

it.each<[string, PictureMaker | null, Uint8Array, Uint8Array]>([
  ['becomes a JPEG where the platform opens it', makes('image/jpeg'), HEIC, JPEG],
  ['stays where the platform cannot open it', fails, HEIC, HEIC],
  ['stays where the platform gives something else', makes('image/avif'), HEIC, HEIC],
  ['stays where nothing makes pictures', null, HEIC, HEIC],
  ['stays when it is another picture', makes('image/jpeg'), bytesOf('GIF89a'), bytesOf('GIF89a')],
])('a photo %s', async (_, pictures, sent, kept) =>
  expect(await openHeic({ pictures }, sent)).toEqual(kept),
);
