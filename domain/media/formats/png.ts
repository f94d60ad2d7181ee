import { asciiAt, joinBytes, MAX_PARTS, viewOf } from './bytes.ts';
import type { PictureFile } from '../picture.ts';

const SIGNATURE = 8;

/** Chunks that affect how the picture looks; the others are comments, dates, places, animation. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP'.split(' '));

export type PngChunk = { type: string; data: Uint8Array; bytes: Uint8Array };

/** A PNG's size and its file without metadata; null when it is damaged or cut off. */
export function readPng(bytes: Uint8Array): PictureFile | null {
  const chunks = listPngChunks(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return null;
  const view = viewOf(header.data);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  if (width === 0 || height === 0) return null;
  return {
    contentType: 'image/png',
    width,
    height,
    clean: () =>
      joinBytes([
        bytes.subarray(0, SIGNATURE),
        ...chunks.filter(({ type }) => KEPT.has(type)).map((chunk) => chunk.bytes),
      ]),
  };
}

/** The chunks up to IEND; null when it is missing. */
export function listPngChunks(bytes: Uint8Array): PngChunk[] | null {
  const view = viewOf(bytes);
  const chunks: PngChunk[] = [];
  let at = SIGNATURE;
  while (at + 12 <= bytes.length && chunks.length < MAX_PARTS) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const type = asciiAt(bytes, at + 4, 4);
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), bytes: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return null;
}
