import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asciiAt, joinBytes, MAX_PARTS, viewOf } from './formats/bytes.ts';
import { readPicture } from './picture-file.ts';

const CANARY = 'GPS 36.2654 N 29.4149 E';

/** A 60 × 40 picture with a location, a comment and an orientation. */
function draw(orientation = 1) {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } })
    .withExif({
      IFD0: { ImageDescription: CANARY },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 15/1 0/1' },
    })
    .withMetadata({ orientation });
}

const FORMATS = [
  ['image/jpeg', (orientation: number) => draw(orientation).jpeg().toBuffer()],
  ['image/jpeg', (orientation: number) => draw(orientation).jpeg({ progressive: true }).toBuffer()],
  ['image/png', () => draw().png().toBuffer()],
  ['image/webp', () => draw().webp().toBuffer()],
  ['image/webp', () => draw().webp({ lossless: true }).toBuffer()],
] as const;

const read = (bytes: Uint8Array) => readPicture(new Uint8Array(bytes));

describe('readPicture', () => {
  it.each(FORMATS)('keeps the image of %s and removes its metadata', async (contentType, make) => {
    const original = await make(1);
    expect(original.includes(CANARY)).toBe(true);
    const picture = read(original);
    expect(picture).toMatchObject({ contentType, width: 60, height: 40 });
    const clean = Buffer.from(picture!.clean());
    expect(clean.includes(CANARY)).toBe(false);
    expect((await sharp(clean).metadata()).exif).toBeUndefined();
    const [before, after] = await Promise.all(
      [original, clean].map((file) => sharp(file).raw().toBuffer()),
    );
    expect(after!.equals(before!)).toBe(true);
  });

  it('remembers which side of a JPEG is up, and nothing else of its EXIF', async () => {
    const picture = read(await draw(6).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 40, height: 60 });
    const clean = picture!.clean();
    expect(await sharp(clean).metadata()).toMatchObject({ orientation: 6, width: 60, height: 40 });
    expect(asciiAt(clean, 0, clean.length)).not.toContain('GPS');
  });

  it('drops what hides behind the end of a picture', async () => {
    for (const [, make] of FORMATS) {
      const original = new Uint8Array(await make(1));
      const stuffed = joinBytes([original, new TextEncoder().encode('<script>alert(1)</script>')]);
      expect(asciiAt(read(stuffed)!.clean(), 0, 1_000_000)).not.toContain('<script>');
    }
  });

  it('keeps a colour profile', async () => {
    const original = await draw().withIccProfile('p3').jpeg().toBuffer();
    const { icc } = await sharp(read(original)!.clean()).metadata();
    expect(icc?.length).toBeGreaterThan(100);
  });

  it('refuses an animation, and whatever is no picture of ours', async () => {
    const frames = [draw().png().toBuffer(), draw().negate().png().toBuffer()];
    const animated = sharp(await Promise.all(frames), { join: { animated: true } });
    expect(read(await animated.webp().toBuffer())).toBeNull();
    for (const text of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7']) {
      expect(read(new TextEncoder().encode(text))).toBeNull();
    }
  });

  it('refuses a picture that was cut off, at any byte, without ever throwing', async () => {
    for (const [, make] of FORMATS) {
      const original = new Uint8Array(await make(1));
      for (let length = 0; length < original.length; length += 7) {
        expect(read(original.subarray(0, length))).toBeNull();
      }
    }
  });

  // A million empty chunks in 5 MB filled the runtime's memory.
  it.each([
    ['JPEG', 0, 2, [0xff, 0xe5, 0, 2]],
    ['PNG', 2, 33, [0, 0, 0, 0, ...Buffer.from('tEXt'), 0, 0, 0, 0]],
    ['WebP', 3, -1, [...Buffer.from('XYZW'), 0, 0, 0, 0]],
  ] as const)('refuses a %s of very many parts', async (_, format, place, part) => {
    const original = new Uint8Array(await FORMATS[format]![1](1));
    const at = place < 0 ? original.length : place;
    const withParts = (count: number) => {
      const more = Uint8Array.from(
        { length: count * part.length },
        (__, i) => part[i % part.length]!,
      );
      const file = joinBytes([original.subarray(0, at), more, original.subarray(at)]);
      if (format === 3) viewOf(file).setUint32(4, file.length - 8, true);
      return read(file);
    };
    expect(withParts(MAX_PARTS - 100)).not.toBeNull();
    expect(withParts(MAX_PARTS)).toBeNull();
  });

  it('survives any bytes', async () => {
    const originals = await Promise.all(FORMATS.map(([, make]) => make(1)));
    const damaged = fc
      .tuple(
        fc.constantFrom(...originals),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 20 }),
      )
      .map(([original, changes]) => {
        const bytes = new Uint8Array(original);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        return bytes;
      });
    fc.assert(
      fc.property(damaged, (bytes) => {
        const picture = read(bytes);
        expect(picture === null || picture.clean().length <= bytes.length + 64).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
