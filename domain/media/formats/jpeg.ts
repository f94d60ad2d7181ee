import { asciiAt, joinBytes, MAX_PARTS, viewOf } from './bytes.ts';
import { exifOrientation, orientationSegment } from './exif.ts';
import type { PictureFile } from '../picture.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** A marker with its content; a scan includes the picture data after it. */
type Segment = { marker: number; bytes: Uint8Array };

/** A JPEG's size and its file without metadata; null when it is damaged or cut off. */
export function readJpeg(bytes: Uint8Array): PictureFile | null {
  const segments = listSegments(bytes);
  const frame = segments?.find(({ marker }) => isFrame(marker));
  if (!segments || !frame || frame.bytes.length < 9) return null;
  const view = viewOf(frame.bytes);
  const [height, width] = [view.getUint16(5), view.getUint16(7)];
  if (width === 0 || height === 0) return null;
  const orientation = orientationOf(segments);
  const turned = orientation >= 5;
  return {
    contentType: 'image/jpeg',
    width: turned ? height : width,
    height: turned ? width : height,
    clean: () => withoutMetadata(segments, orientation),
  };
}

/** Every segment from start to end marker; bytes after the end are not part of the picture. */
function listSegments(bytes: Uint8Array): Segment[] | null {
  const segments: Segment[] = [{ marker: SOI, bytes: bytes.subarray(0, 2) }];
  let at = 2;
  while (at + 1 < bytes.length && segments.length < MAX_PARTS) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = marker === EOI ? at + 2 : segmentEnd(bytes, at, marker);
    if (end > bytes.length) return null;
    segments.push({ marker, bytes: bytes.subarray(at, end) });
    if (marker === EOI) return segments;
    at = end;
  }
  return null;
}

function segmentEnd(bytes: Uint8Array, at: number, marker: number): number {
  const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
  if (length < 2) return Number.POSITIVE_INFINITY;
  const end = at + 2 + length;
  return marker === SOS ? scanEnd(bytes, end) : end;
}

/** Picture data goes on until a marker that is neither an escaped FF nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff;
    if (!isData) return at;
  }
  return Number.POSITIVE_INFINITY;
}

/** Start of a frame: C0 to CF but for tables (C4), arithmetic coding (CC) and the reserved C8. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function orientationOf(segments: Segment[]): number {
  for (const { marker, bytes } of segments) {
    if (marker === APP1 && asciiAt(bytes, 4, 6) === 'Exif\0\0') {
      return exifOrientation(bytes.subarray(10));
    }
  }
  return 1;
}

/**
 * Keeps what is needed for decoding (including colours) and, of the metadata, the orientation only.
 */
function withoutMetadata(segments: Segment[], orientation: number): Uint8Array {
  const [start, ...rest] = segments.filter(isNeeded).map(({ bytes }) => bytes);
  const upright = orientation === 1 ? [] : [orientationSegment(orientation)];
  return joinBytes([start ?? new Uint8Array(), ...upright, ...rest]);
}

function isNeeded({ marker, bytes }: Segment): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP0) return asciiAt(bytes, 4, 5) === 'JFIF\0';
  if (marker === APP2) return asciiAt(bytes, 4, 12) === 'ICC_PROFILE\0';
  return marker === APP14;
}
