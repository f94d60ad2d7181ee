import { execFileSync } from 'node:child_process';
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

it('says of what is no picture that it is none, and goes on', async () => {
  pictures = createPictureProcess();
  await expect(pictures.make(Buffer.from('Villa anahtarı'), small)).rejects.toThrow(/.+/);
  await expect(pictures.make(plain, small)).resolves.toMatchObject({ type: 'image/jpeg' });
});
