import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { readWebp } from './webp.ts';

const picture = (width = 33, height = 17, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 120, alpha } } });
const bytes = async (made: Sharp) => new Uint8Array(await made.toBuffer());

describe('real WebP files tell their size', () => {
  test.each([
    ['lossy', () => picture().flatten().webp()],
    ['lossless', () => picture().flatten().webp({ lossless: true })],
    ['with alpha', () => picture(33, 17, 0.5).webp()],
    [
      'with metadata',
      () =>
        picture()
          .webp()
          .withExif({ IFD0: { Artist: 'Deniz Kara' } }),
    ],
  ])('%s', async (_, make) => {
    const file = await bytes(make());
    expect(readWebp(file)).toMatchObject({ width: 33, height: 17, contentType: 'image/webp' });
  });
});

test('metadata goes, the picture stays readable', async () => {
  const file = await bytes(
    picture()
      .webp()
      .withExif({ IFD0: { Artist: 'Deniz Kara' } }),
  );
  expect(new TextDecoder('latin1').decode(file)).toContain('Deniz Kara');
  const clean = readWebp(file)!.clean();
  expect(new TextDecoder('latin1').decode(clean)).not.toContain('Deniz Kara');
  const { width, exif } = await sharp(clean).metadata();
  expect([width, exif]).toEqual([33, undefined]);
});

test('a moving picture is no photo', async () => {
  const frames = await Promise.all([10, 200].map((red) => frame(red)));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(readWebp(new Uint8Array(moving))).toBeNull();
});

test('a file cut at any byte is refused, never read beyond its end', async () => {
  const file = await bytes(picture(9, 9, 0.5).webp());
  for (let end = 0; end < file.length - 1; end++) {
    expect(readWebp(file.subarray(0, end)), `cut at ${end}`).toBeNull();
  }
});

test.each([
  ['an unknown first chunk', 'XXXX', 12],
  ['a lossy frame without its start code', 'VP8 ', 12],
  ['a lossless frame without its signature', 'VP8L', 12],
  ['an extended header too short', 'VP8X', 4],
])('%s is refused', (_, type, length) => {
  expect(readWebp(riff(type, new Uint8Array(length)))).toBeNull();
});

test.each([
  [0, 0, null],
  [0, 17, null],
  [33, 0, null],
  [33, 17, { width: 33, height: 17 }],
  // The two highest bits request scaling and are not part of the size.
  [0x4000 | 33, 0xc000 | 17, { width: 33, height: 17 }],
])('a lossy frame of %i by %i has the size %j', (width, height, size) => {
  const data = new Uint8Array(12);
  data.set([0x9d, 0x01, 0x2a], 3);
  new DataView(data.buffer).setUint16(6, width, true);
  new DataView(data.buffer).setUint16(8, height, true);
  const read = readWebp(riff('VP8 ', data));
  expect(read && { width: read.width, height: read.height }).toEqual(size);
});

test('an extended header has sizes of three bytes, and none where it is empty', () => {
  const data = new Uint8Array(10);
  data.set([0xff, 0x00, 0x01, 0x01, 0x00, 0x02], 4);
  expect(readWebp(riff('VP8X', data))).toMatchObject({ width: 0x100ff + 1, height: 0x20001 + 1 });
  expect(readWebp(riff('VP8X', new Uint8Array()))).toBeNull();
});

test('a file without a picture in it is refused', () => {
  expect(readWebp(riff('VP8 ', new Uint8Array()).subarray(0, 12))).toBeNull();
  const empty = new TextEncoder().encode('RIFF\u0004\0\0\0WEBP');
  expect(readWebp(empty)).toBeNull();
});

test('a simple file has no flags to clear: its picture stays byte for byte', async () => {
  const file = await bytes(picture().flatten().webp());
  expect(readWebp(file)!.clean()).toEqual(file);
});

async function frame(red: number): Promise<Buffer> {
  const background = { r: red, g: 0, b: 0 };
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A file of one chunk. */
function riff(type: string, data: Uint8Array): Uint8Array {
  const file = new Uint8Array(20 + data.length);
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode('RIFF....WEBP'), 0);
  view.setUint32(4, file.length - 8, true);
  file.set(new TextEncoder().encode(type), 12);
  view.setUint32(16, data.length, true);
  file.set(data, 20);
  return file;
}
