import { spawn, spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/messages.ts';
import { type DiskWorld, startOnDisk } from './support/disk-world.ts';

/*
 * A disk with a real file system in a file, which whoever may mount has: it can be frozen, so that
 * whatever writes waits for it, and be found broken, so that the system makes it read-only.
 */

const run = (command: string, ...args: string[]) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

const home = mkdtempSync(join(tmpdir(), 'kiyi-hanging-disk-'));
const [image, disk] = [join(home, 'image'), join(home, 'disk')];
const mountDisk = () => run('mount', '-o', 'loop,errors=remount-ro', image, disk) !== null;

async function makeDisk(): Promise<string | null> {
  if (process.platform !== 'linux') return null;
  const file = openSync(image, 'w');
  ftruncateSync(file, 256 * 2 ** 20);
  closeSync(file);
  await mkdir(disk);
  if (run('mkfs.ext4', '-q', image) === null || !mountDisk()) return null;
  return run('findmnt', '-no', 'SOURCE', disk);
}
const device = await makeDisk();

afterAll(() => {
  if (device !== null) run('umount', disk);
  rmSync(home, { recursive: true, force: true });
});

const UNAVAILABLE = { status: 503, code: 'BUSY', content: MESSAGES.BUSY, retryAfter: '2' };

const statusIn = (world: DiskWorld) => (path: string) =>
  world.ask(path).then(({ status }) => status);

/** While `work` goes on nothing is written on the disk, and whoever tries waits. */
async function whileFrozen(work: () => Promise<void>): Promise<void> {
  // Whoever writes here on this thread waits as well, and could not end it.
  const end = ['-c', 'sleep 60; exec fsfreeze --unfreeze "$0"', disk];
  const guard = spawn('sh', end, { detached: true, stdio: 'ignore' });
  expect(run('fsfreeze', '--freeze', disk)).not.toBeNull();
  try {
    await work();
  } finally {
    run('fsfreeze', '--unfreeze', disk);
    run('kill', '--', `-${guard.pid}`);
  }
}

describe.runIf(device !== null)('a disk of uploads that hangs', () => {
  let world: DiskWorld;
  beforeAll(async () => {
    world = await startOnDisk(disk, { databaseElsewhere: true });
  });
  afterAll(() => world.stop());

  it('lets uploads come again later, and nobody wait who needs no file', async () => {
    const statusOf = statusIn(world);
    await whileFrozen(async () => {
      const uploading = world.upload();
      expect(await statusOf(`/v1/villa/${world.slug}`)).toBe(200);
      expect(await statusOf('/v2/search?client=true&adults=2')).toBe(200);
      expect(await world.write('Dosyaların diski donmuşken')).toMatchObject({ status: 201 });
      expect(await statusOf('/v1/ready')).toBe(200);
      expect(await uploading).toMatchObject(UNAVAILABLE);
    });
    expect(await world.upload()).toMatchObject({ status: 201 });
  });
});

describe.runIf(device !== null)('a disk of everything', () => {
  let world: DiskWorld;
  beforeAll(async () => {
    world = await startOnDisk(disk);
  });
  afterAll(() => world.stop());
  const statusOf = (path: string) => statusIn(world)(path);

  it('that hangs: whoever writes is told to come again, and it heals by itself', async () => {
    const key = crypto.randomUUID();
    const asked = () => world.write('Disk donmuşken sorulan', key);
    await whileFrozen(async () => {
      expect(await asked()).toMatchObject(UNAVAILABLE);
      expect(await statusOf('/v1/health')).toBe(200);
      expect(await statusOf('/v1/ready')).toBe(503);
    });
    await expect.poll(() => statusOf('/v1/ready')).toBe(200);
    // Whether it was written is unknown: asked again under its key it is there once.
    await expect.poll(asked).toMatchObject({ status: 201 });
    expect(await world.upload()).toMatchObject({ status: 201 });
  });

  it('that the system has made read-only: writes are refused with a sentence, reading goes on', async () => {
    expect(await world.write('daha sağlamken')).toMatchObject({ status: 201 });
    // The database server leaves it to the system when a write reaches the disk.
    run('sync', '--file-system', disk);
    writeFileSync(`/sys/fs/ext4/${basename(device ?? '')}/trigger_fs_error`, 'of a test');
    expect(await world.write('salt okunurken')).toMatchObject(UNAVAILABLE);
    expect(await world.upload()).toMatchObject(UNAVAILABLE);
    expect(await statusOf(`/v1/villa/${world.slug}`)).toBe(200);
    expect(await statusOf('/v2/search?client=true&adults=2')).toBe(200);
    expect(await statusOf('/v1/health')).toBe(200);
    expect(await statusOf('/v1/ready')).toBe(503);

    // Somebody looks after the disk; the database server is begun again with it, the rest has stayed.
    await world.killDatabase();
    expect(run('umount', disk)).not.toBeNull();
    run('fsck.ext4', '-fy', image);
    expect(mountDisk()).toBe(true);
    await world.beginDatabaseAgain();
    await expect.poll(() => statusOf('/v1/ready')).toBe(200);
    expect(await world.write('yine sağlam')).toMatchObject({ status: 201 });
    expect(await world.upload()).toMatchObject({ status: 201 });
    await world.endDatabase();
    expect(world.lost()).toEqual({ missing: [], faults: [] });
  });
});
