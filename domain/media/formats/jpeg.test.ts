import { describe, expect, it } from 'vitest';
import { asciiAt, joinBytes } from './bytes.ts';
import { orientationSegment } from './exif.ts';
import { readJpeg } from './jpeg.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const START = bytes(0xff, 0xd8);
const END = bytes(0xff, 0xd9);

/** A marker, its length and its content. */
function segment(marker: number, content: Uint8Array | string): Uint8Array {
  const data = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const length = data.length + 2;
  return joinBytes([bytes(0xff, marker, length >> 8, length & 0xff), data]);
}

const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, bytes(8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0));
const scan = (...data: number[]) => joinBytes([segment(0xda, bytes(1, 1, 0)), bytes(...data)]);
const jpeg = (...parts: Uint8Array[]) => joinBytes([START, ...parts, END]);
const sizeOf = (file: Uint8Array) => {
  const picture = readJpeg(file);
  return picture && [picture.width, picture.height];
};
const cleaned = (file: Uint8Array) => readJpeg(file)!.clean();

describe('the size of a JPEG', () => {
  it.each([0xc0, 0xc1, 0xc2, 0xc9, 0xcf])('is in a frame of any kind: %i', (marker) => {
    expect(sizeOf(jpeg(frame(600, 400, marker), scan(7)))).toEqual([600, 400]);
  });

  it.each([0xc4, 0xc8, 0xcc])('is not in tables: %i', (marker) => {
    expect(readJpeg(jpeg(frame(9, 9, marker), scan(7)))).toBeNull();
    expect(sizeOf(jpeg(frame(9, 9, marker), frame(600, 400), scan(7)))).toEqual([600, 400]);
  });

  it.each([1, 2, 3, 4])('is as stored when the picture is upright or upside down: %i', (side) => {
    expect(sizeOf(jpeg(orientationSegment(side), frame(600, 400), scan(7)))).toEqual([600, 400]);
  });

  it.each([5, 6, 7, 8])('is swapped when the picture is rotated: %i', (side) => {
    expect(sizeOf(jpeg(orientationSegment(side), frame(600, 400), scan(7)))).toEqual([400, 600]);
  });
});

describe('a damaged JPEG is refused', () => {
  it.each([
    ['no frame', jpeg(scan(7))],
    ['a frame too short for a size', jpeg(segment(0xc0, bytes(8, 1, 1)), scan(7))],
    ['no width', jpeg(frame(0, 400), scan(7))],
    ['no height', jpeg(frame(600, 0), scan(7))],
    ['something else where a marker belongs', jpeg(bytes(0x00, 0x01), frame(600, 400), scan(7))],
    ['a segment shorter than its own length', jpeg(bytes(0xff, 0xc0, 0, 1), scan(7))],
    ['a segment that reaches beyond the end', jpeg(frame(600, 400), bytes(0xff, 0xe1, 0x7f, 0xff))],
    ['no end', joinBytes([START, frame(600, 400)])],
    ['a scan without an end', joinBytes([START, frame(600, 400), scan(7, 7, 7)])],
    ['an end within a length', joinBytes([START, frame(600, 400), bytes(0xff, 0xe1)])],
    ['an end within a marker', joinBytes([START, frame(600, 400), bytes(0xff)])],
  ])('%s', (_, file) => expect(readJpeg(file)).toBeNull());
});

describe('picture data', () => {
  it('is read over what only looks like a marker: an escape, a restart, fill', () => {
    const data = scan(1, 0xff, 0x00, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 4, 0xff);
    const file = jpeg(frame(600, 400), data);
    expect(cleaned(file)).toEqual(file);
  });

  it('may come in several scans, all of which are kept', () => {
    const file = jpeg(frame(600, 400, 0xc2), scan(1), segment(0xc4, 'tables'), scan(2));
    expect(cleaned(file)).toEqual(file);
  });

  it('may follow fill bytes before a marker', () => {
    const file = jpeg(bytes(0xff, 0xff), frame(600, 400), bytes(0xff), scan(7));
    expect(sizeOf(file)).toEqual([600, 400]);
    expect(cleaned(file)).toEqual(jpeg(frame(600, 400), scan(7)));
  });
});

describe('a clean JPEG', () => {
  const picture = [frame(600, 400), scan(7)];

  it.each([
    ['JFIF', 0xe0, 'JFIF\0rest'],
    ['a colour profile', 0xe2, 'ICC_PROFILE\0rest'],
    ['Adobe’s colour transform', 0xee, 'Adobe'],
    ['tables', 0xdb, 'tables'],
  ])('keeps what decoding needs: %s', (_, marker, content) => {
    const file = jpeg(segment(marker, content), ...picture);
    expect(cleaned(file)).toEqual(file);
  });

  it.each([
    ['a thumbnail', 0xe0, 'JFXX\0'],
    ['XMP', 0xe1, 'http://ns.adobe.com/xap/1.0/\0'],
    ['upright EXIF', 0xe1, 'Exif\0\0'],
    ['further pictures', 0xe2, 'MPF\0'],
    ['IPTC', 0xed, 'Photoshop 3.0\0'],
    ['a private segment', 0xef, 'camera'],
    ['a comment', 0xfe, 'Deniz Kara'],
  ])('drops what tells of people and places: %s', (_, marker, content) => {
    expect(cleaned(jpeg(segment(marker, content), ...picture))).toEqual(jpeg(...picture));
  });

  it('remembers which side is up, behind XMP too, and nothing else of its EXIF', () => {
    const exif = orientationSegment(6);
    const telling = segment(0xe1, joinBytes([exif.subarray(4), new TextEncoder().encode('GPS')]));
    const file = jpeg(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0'), telling, ...picture);
    expect(cleaned(file)).toEqual(jpeg(exif, ...picture));
  });

  it('ends where the picture ends', () => {
    const file = jpeg(...picture);
    const stuffed = joinBytes([file, new TextEncoder().encode('<script>')]);
    expect(asciiAt(cleaned(stuffed), 0, 1000)).toBe(asciiAt(file, 0, 1000));
  });
});
