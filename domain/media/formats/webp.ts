import { asciiAt, joinBytes, MAX_PARTS, viewOf } from './bytes.ts';
import type { PictureFile } from '../picture.ts';

const HEADER = 12;
const ANIMATION_FLAG = 0x02;
const METADATA_FLAGS = 0x04 | 0x08;
const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);

type Chunk = { type: string; data: Uint8Array; bytes: Uint8Array };
type Size = { width: number; height: number };

/** A still WebP's size and its file without metadata; null when damaged, cut off or animated. */
export function readWebp(bytes: Uint8Array): PictureFile | null {
  const chunks = listChunks(bytes);
  const first = chunks?.[0];
  if (!chunks || !first) return null;
  const isAnimated = first.type === 'VP8X' && ((first.data[0] ?? 0) & ANIMATION_FLAG) !== 0;
  const size = sizeOf(first);
  if (isAnimated || size === null) return null;
  return { contentType: 'image/webp', ...size, clean: () => withoutMetadata(chunks) };
}

function listChunks(bytes: Uint8Array): Chunk[] | null {
  const view = viewOf(bytes);
  const end = bytes.length < HEADER ? 0 : view.getUint32(4, true) + 8;
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  let at = HEADER;
  while (at + 8 <= end) {
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (next > end || chunks.length === MAX_PARTS) return null;
    chunks.push({
      type: asciiAt(bytes, at, 4),
      data: bytes.subarray(at + 8, at + 8 + length),
      bytes: bytes.subarray(at, next),
    });
    at = next;
  }
  return chunks;
}

function sizeOf({ type, data }: Chunk): Size | null {
  const view = viewOf(data);
  if (type === 'VP8X' && data.length >= 10) {
    const uint24 = (at: number) => view.getUint16(at, true) | ((data[at + 2] ?? 0) << 16);
    return { width: uint24(4) + 1, height: uint24(7) + 1 };
  }
  if (type === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const bits = view.getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (type === 'VP8 ' && data.length >= 10 && asciiAt(data, 3, 3) === '\u009d\u0001\u002a') {
    const width = view.getUint16(6, true) & 0x3fff;
    const height = view.getUint16(8, true) & 0x3fff;
    return width > 0 && height > 0 ? { width, height } : null;
  }
  return null;
}

function withoutMetadata(chunks: Chunk[]): Uint8Array {
  const kept = joinBytes(chunks.filter(({ type }) => KEPT.has(type)).map(({ bytes }) => bytes));
  const file = joinBytes([new TextEncoder().encode('RIFF....WEBP'), kept]);
  viewOf(file).setUint32(4, file.length - 8, true);
  if (asciiAt(file, HEADER, 4) === 'VP8X') {
    const flags = HEADER + 8;
    file[flags] = (file[flags] ?? 0) & ~METADATA_FLAGS;
  }
  return file;
}
