import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exifOrientation, orientationSegment } from './exif.ts';

const ORIENTATION = 0x0112;
const WIDTH = 0x0100;

/** A TIFF block whose directory holds shorts, at an offset of 8. */
function tiff(entries: readonly (readonly [number, number])[], little = true): Uint8Array {
  const view = new DataView(new ArrayBuffer(14 + entries.length * 12));
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, entries.length, little);
  for (const [i, [tag, value]] of entries.entries()) {
    const at = 10 + i * 12;
    view.setUint16(at, tag, little);
    view.setUint16(at + 2, 3, little);
    view.setUint32(at + 4, 1, little);
    view.setUint16(at + 8, value, little);
  }
  return new Uint8Array(view.buffer);
}

describe('which side of a picture is up', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is read in either byte order: %i', (orientation) => {
    for (const little of [true, false]) {
      const entries = [
        [WIDTH, 3],
        [ORIENTATION, orientation],
      ] as const;
      expect(exifOrientation(tiff(entries, little))).toBe(orientation);
    }
  });

  it.each([
    ['is not named', tiff([[WIDTH, 6]])],
    ['has an empty directory', tiff([])],
    ['is zero', tiff([[ORIENTATION, 0]])],
    ['is beyond 8', tiff([[ORIENTATION, 9]])],
    ['is cut off', tiff([[ORIENTATION, 6]]).subarray(0, 21)],
    ['has no room for a directory', tiff([[ORIENTATION, 6]]).subarray(0, 13)],
    ['is nothing at all', new Uint8Array()],
  ])('is as stored where the EXIF %s', (_, bytes) => expect(exifOrientation(bytes)).toBe(1));

  it('is unchanged when the directory is beyond the end', () => {
    const bytes = tiff([[ORIENTATION, 6]]);
    new DataView(bytes.buffer).setUint32(4, bytes.length - 1, true);
    expect(exifOrientation(bytes)).toBe(1);
  });

  it('is one of eight, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(exifOrientation(bytes));
      }),
    );
  });

  it('survives being written by us', () => {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const segment = orientationSegment(orientation);
      expect(exifOrientation(segment.subarray(10))).toBe(orientation);
      expect(new DataView(segment.buffer).getUint16(2)).toBe(segment.length - 2);
    }
  });
});
