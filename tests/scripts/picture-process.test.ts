import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';
import { createPictureProcess, type PictureProcess } from '#server/host/picture-process.ts';
import { childrenOf } from '#tests/recovery/support/processes.ts';

const MAKER = join(root, 'server/host/picture-maker.ts');

let pictures: PictureProcess | null = null;
afterEach(() => pictures?.stop());

const plain = await sharp({
  create: { width: 60, height: 40, channels: 3, background: '#0a6b74' },
})
  .jpeg()
  .toBuffer();
const small = { width: 30, format: 'image/jpeg' };

it('makes pictures while its process ends for want of work, again and again', async () => {
  // It ends as soon as a picture is made: the next one comes while it does.
  pictures = createPictureProcess({ idleMs: 1 });
  for (let round = 0; round < 8; round += 1) {
    const made = await Promise.all([pictures.make(plain, small), pictures.make(plain, small)]);
    for (const { bytes } of made) expect(bytes.length).toBeGreaterThan(100);
    // Timers of one length go off in the order they were set: this one right after the maker's.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
});

it('makes a picture in another process when the first one is killed', async () => {
  pictures = createPictureProcess();
  await pictures.make(plain, small);
  const asked = Array.from({ length: 6 }, () => pictures!.make(plain, small));
  execFileSync('pkill', ['-9', '-P', String(process.pid), '-f', 'picture-maker.ts']);
  for (const made of await Promise.all(asked)) expect(made.type).toBe('image/jpeg');
});

it('ends a process that hangs, makes the picture in another one, and ends with it', async () => {
  // Long enough that a maker that is starting on an overloaded machine does not count as hanging.
  pictures = createPictureProcess({ patienceMs: 30_000 });
  await pictures.make(plain, small);
  const makers = () => childrenOf(process.pid, 'node', MAKER);
  const [hanging = 0] = makers();
  process.kill(hanging, 'SIGSTOP');
  const asked = Array.from({ length: 6 }, () => pictures!.make(plain, small));
  for (const made of await Promise.all(asked)) expect(made.type).toBe('image/jpeg');
  expect(makers()).not.toContain(hanging);

  for (const maker of makers()) process.kill(maker, 'SIGSTOP');
  pictures.stop();
  await expect.poll(makers).toEqual([]);
});

const heic = (name: string) => readFileSync(join(root, 'tests/support/heic', name));

// Quarters: red, green, blue, yellow; the grid is an iPhone's, of tiles, turned by its container.
it.each([
  ['a portrait of four tiles', heic('portrait-grid.heic'), [900, 1000], [0x20, 0x50, 0xd0]],
  ['a photo of ten bits a channel', heic('ten-bit.heic'), [1200, 800], [0xd0, 0x30, 0x20]],
])('opens %s from an iPhone', async (_, file, size, corner) => {
  pictures = createPictureProcess();
  const { bytes } = await pictures.make(file, { ...small, width: 2400 });
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual(size);
  const start = (200 * info.width + 200) * 3;
  for (const [at, value] of corner.entries())
    expect(Math.abs(data[start + at]! - value)).toBeLessThan(6);
});

it.each([
  ['was cut off', heic('portrait-grid.heic').subarray(0, -400)],
  ['claims 60,000 pixels a side', heic('claims-huge.heic')],
  ['is the film of a Live Photo', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1')],
])('opens none that %s, and goes on', async (_, file) => {
  pictures = createPictureProcess();
  await expect(pictures.make(file, small)).rejects.toThrow('HEIC');
  await expect(pictures.make(heic('ten-bit.heic'), small)).resolves.toMatchObject({
    type: 'image/jpeg',
  });
});

it('says of what is no picture that it is none, and goes on', async () => {
  pictures = createPictureProcess();
  await expect(pictures.make(Buffer.from('Villa anahtarı'), small)).rejects.toThrow(/.+/);
  await expect(pictures.make(plain, small)).resolves.toMatchObject({ type: 'image/jpeg' });
});
