import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPicture } from './picture-file.ts';
import { anyPictureKind, claimedSize, flatRows, withJpegEnd } from './picture-size.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (brands: string) =>
  bytes(`\0\0\0${String.fromCharCode(16 + brands.length - 8)}ftyp${brands}`);
const draw = () => sharp({ create: { width: 60, height: 40, channels: 4, background: '#c638' } });
const made = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

describe('what a picture is', () => {
  it.each([
    ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
    ['\u0089PNG\r\n\u001a\n', 'png'],
    ['RIFF\0\0\0\0WEBP', 'webp'],
    ['GIF89a', 'gif'],
    ['BM\0\0', 'bmp'],
    ['II*\0', 'tiff'],
    ['MM\0*', 'tiff'],
    ['<svg xmlns="…">', 'svg'],
    ['<?xml version="1.0"?>\n<svg>', 'svg'],
    ['RIFF\0\0\0\0WAVE', null],
    ['%PDF-1.7', null],
    ['Merhaba', null],
    ['', null],
  ])('is told by its first bytes: %j', (text, kind) =>
    expect(anyPictureKind(bytes(text))).toBe(kind),
  );

  it.each([
    ['heic\0\0\0\0mif1heic', 'heic'],
    ['mif1\0\0\0\0mif1heic', 'heic'],
    ['msf1\0\0\0\0hevc', 'heic'],
    ['avif\0\0\0\0avifmif1', 'avif'],
    ['mif1\0\0\0\0avifmiaf', 'avif'],
    ['mp42\0\0\0\0isom', null],
  ])('is told by the brands of its container: %j', (brands, kind) =>
    expect(anyPictureKind(box(brands))).toBe(kind),
  );
});

describe('the size a picture claims', () => {
  it.each([
    ['JPEG', () => draw().jpeg()],
    ['progressive JPEG', () => draw().jpeg({ progressive: true })],
    ['PNG', () => draw().png()],
    ['GIF', () => draw().gif()],
    ['AVIF', () => draw().avif({ effort: 0 })],
  ])('is read from the header of a %s', async (_, make) => {
    expect(claimedSize(await made(make()))).toEqual({ width: 60, height: 40 });
  });

  it('is known of a file that is cut off, and of fill bytes before a marker', async () => {
    const jpeg = await made(draw().jpeg());
    expect(claimedSize(jpeg.subarray(0, 300))).toEqual({ width: 60, height: 40 });
    const filled = new Uint8Array([0xff, 0xd8, 0xff, ...jpeg.subarray(2)]);
    expect(claimedSize(filled)).toEqual({ width: 60, height: 40 });
  });

  it.each([
    ['a picture without one', 'BM\0\0'],
    ['half a header', '\u00ff\u00d8\u00ff\u00e0\0\u0004ab\u00ff'],
    ['half a PNG', '\u0089PNG\r\n\u001a\n\0\0'],
    ['half a GIF', 'GIF89a'],
    ['a container without pictures', '\0\0\0\u0010ftypheic\0\0\0\0'],
    ['a broken JPEG', '\u00ff\u00d8\u00ff\u00e0\0\u0004abxxxxxxxxxx'],
    ['no picture', 'Merhaba'],
  ])('is unknown of %s', (_, text) => expect(claimedSize(bytes(text))).toBeNull());
});

describe('a JPEG without its end', () => {
  it('gets one, and is then the picture it was', async () => {
    const jpeg = await made(draw().jpeg());
    const mended = withJpegEnd(jpeg.slice(0, -2));
    expect(mended).toEqual(jpeg);
    expect(readPicture(mended)).not.toBeNull();
  });

  it('is told from one that has its end, and from other pictures', async () => {
    const jpeg = await made(draw().jpeg());
    const png = await made(draw().png());
    expect(withJpegEnd(jpeg)).toBe(jpeg);
    expect(withJpegEnd(png)).toBe(png);
  });
});

it('counts the rows of one colour at the bottom', () => {
  const rows = (...colours: number[][]) => new Uint8ClampedArray(colours.flat());
  const [red, grey] = [
    [255, 0, 0, 255],
    [128, 128, 128, 255],
  ] as [number[], number[]];
  const size = { width: 2, height: 3 };
  expect(flatRows(rows(red, red, red, grey, grey, grey), size)).toBe(1);
  expect(flatRows(rows(red, red, grey, grey, grey, grey), size)).toBe(2);
  expect(flatRows(rows(red, red, red, red, grey, red), size)).toBe(0);
  expect(flatRows(rows(grey, grey, grey, grey, grey, grey), size)).toBe(3);
});
