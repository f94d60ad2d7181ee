import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/messages.ts';
import { root } from '#scripts/lib/paths.ts';
import { type DiskWorld, startOnDisk } from './support/disk-world.ts';
import { processesOf } from './support/processes.ts';
import { METRICS_TOKEN } from './support/start-api-worker.ts';

/** A disk of memory, which only who may mount has: elsewhere the server's own limits stand in for it. */
const disk = mkdtempSync(join(tmpdir(), 'kiyi-disk-'));
const mount = (...args: string[]) => spawnSync('mount', args, { stdio: 'ignore' }).status === 0;
const isDisk =
  process.platform === 'linux' && mount('-t', 'tmpfs', '-o', 'size=224m', 'tmpfs', disk);
const BALLAST = join(disk, 'ballast');

afterAll(() => {
  if (isDisk) spawnSync('umount', [disk]);
  rmdirSync(disk);
});

/** Takes every byte that is left. */
function fill(): void {
  const file = openSync(BALLAST, 'a');
  for (let piece = 1 << 20; piece >= 1;) {
    try {
      writeSync(file, Buffer.alloc(piece));
    } catch {
      piece >>= 1;
    }
  }
  closeSync(file);
}

/** What its unit does before each start. */
const keepSpareRoom = (): string =>
  spawnSync(join(root, 'server/operations/spare-room'), [disk]).stderr.toString();

const UNAVAILABLE = { status: 503, code: 'BUSY', content: MESSAGES.BUSY, retryAfter: '2' };

// The same promises for a limit of the server's own: tests/integration/api/database-trouble.test.ts.
describe.runIf(isDisk)('a disk that is full', () => {
  let world: DiskWorld;
  beforeAll(async () => {
    expect(keepSpareRoom()).toBe('');
    world = await startOnDisk(disk);
  });
  afterAll(() => world.stop());

  const statusOf = (path: string) =>
    world.ask(path).then(
      ({ status }) => status,
      () => 0,
    );

  /** The log of the database has room inside itself for a while. */
  async function writeUntilRefused() {
    for (let n = 0; n < 5_000; n += 1) {
      const answer = await world.write(`${crypto.randomUUID()} ${'uzun bir soru '.repeat(130)}.`);
      if (answer.status !== 201) return answer;
    }
    return null;
  }

  it('refuses to write with a sentence, reads on, and takes writes again once there is room', async () => {
    expect(await world.upload()).toMatchObject({ status: 201 });
    fill();
    expect(await writeUntilRefused()).toMatchObject(UNAVAILABLE);
    expect(await world.upload()).toMatchObject(UNAVAILABLE);
    expect(await statusOf(`/v1/villa/${world.slug}`)).toBe(200);
    expect(await statusOf('/v2/search?client=true&adults=2')).toBe(200);
    expect(await statusOf('/v1/health')).toBe(200);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const { status, content } = await world.ask('/v1/ready', { headers });
    const { checks } = content as { checks: object[] };
    expect([status, checks]).toEqual([
      503,
      expect.arrayContaining([
        expect.objectContaining({ name: 'disk', ok: false, detail: '0.0 of 0.2 GB free' }),
      ]),
    ]);

    rmSync(BALLAST);
    await expect.poll(() => statusOf('/v1/ready')).toBe(200);
    expect(await world.write('Yer açıldı mı?')).toMatchObject({ status: 201 });
    expect(await world.upload()).toMatchObject({ status: 201 });
  });

  it('lets what dies meanwhile begin again, and loses nothing of what was acknowledged', async () => {
    fill();
    expect(await writeUntilRefused()).toMatchObject(UNAVAILABLE);
    const [runtime = 0] = processesOf('workerd', disk);
    process.kill(runtime, 'SIGKILL');
    await expect.poll(() => statusOf('/v1/health')).toBe(200);
    expect(processesOf('workerd', disk)).not.toContain(runtime);
    expect(await statusOf(`/v1/villa/${world.slug}`)).toBe(200);
    // It has to write before it can read.
    await world.killDatabase();
    expect(await statusOf('/v1/ready')).toBe(503);
    expect(keepSpareRoom()).toContain('The disk is full: the database starts in its spare room');
    await world.beginDatabaseAgain();
    await expect.poll(() => statusOf(`/v1/villa/${world.slug}`)).toBe(200);
    fill();
    expect(await writeUntilRefused()).toMatchObject(UNAVAILABLE);
    expect(await statusOf('/v2/search?client=true&adults=2')).toBe(200);

    rmSync(BALLAST);
    await expect.poll(() => statusOf('/v1/ready')).toBe(200);
    expect(await world.write('Yine yer var')).toMatchObject({ status: 201 });
    await world.endDatabase();
    expect(world.lost()).toEqual({ missing: [], faults: [] });
  });
});
