import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const WATCHED = fileURLToPath(new URL('support/start-watched.ts', import.meta.url));
const RUNNER = fileURLToPath(new URL('support/run-one-stage.ts', import.meta.url));

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'leaves no process behind when the one that started it ends by %s',
  async (signal) => {
    const directory = mkdtempSync(join(tmpdir(), 'kiyi-watchdog-'));
    const pidFile = join(directory, 'pid');
    const parent = spawn(process.execPath, [WATCHED, pidFile], { stdio: 'inherit' });
    const child = await until(() => Number(readFileSync(pidFile, 'utf8')));
    expect(isAlive(child)).toBe(true);
    parent.kill(signal);
    await until(() => !isAlive(child));
    rmSync(directory, { recursive: true });
  },
);

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'leaves no stage of the tests behind when their runner ends by %s',
  async (signal) => {
    const directory = mkdtempSync(join(tmpdir(), 'kiyi-watchdog-'));
    const pidFile = join(directory, 'pid');
    const runner = spawn(process.execPath, [RUNNER, pidFile], { stdio: 'ignore' });
    const stage = await until(() => Number(readFileSync(pidFile, 'utf8')));
    expect(isAlive(stage)).toBe(true);
    runner.kill(signal);
    await until(() => !isAlive(stage));
    rmSync(directory, { recursive: true });
  },
);

it('ends the runner of the tests with the process that started it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-watchdog-'));
  const pidFile = join(directory, 'pid');
  const start = `require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'ignore' }); setTimeout(() => {}, 3_600_000)`;
  const parent = spawn(process.execPath, ['-e', start, RUNNER, pidFile], { stdio: 'ignore' });
  const stage = await until(() => Number(readFileSync(pidFile, 'utf8')));
  parent.kill('SIGKILL');
  await until(() => !isAlive(stage));
  rmSync(directory, { recursive: true });
});

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'ends the runner of the tests with npm, however many processes are in between, by %s',
  async (signal) => {
    const directory = mkdtempSync(join(tmpdir(), 'kiyi-watchdog-'));
    const pidFile = join(directory, 'pid');
    // As `tools/scripts/run.mjs` does where the Node on PATH is not that of the project.
    const between = `require('node:child_process').spawn(${JSON.stringify(process.execPath)}, process.argv.slice(2), { stdio: 'ignore' })`;
    writeFileSync(join(directory, 'between.cjs'), between);
    const test = `node between.cjs '${RUNNER}' '${pidFile}'`;
    writeFileSync(join(directory, 'package.json'), JSON.stringify({ scripts: { test } }));
    const npm = spawn('npm', ['test'], { cwd: directory, stdio: 'ignore' });
    const stage = await until(() => Number(readFileSync(pidFile, 'utf8')));
    npm.kill(signal);
    await until(() => !isAlive(stage));
    rmSync(directory, { recursive: true });
  },
);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What `look` finds, as soon as it finds anything; it may throw until then. */
async function until<Found>(look: () => Found): Promise<Found> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    try {
      const found = look();
      if (found) return found;
    } catch {
      // Not there yet.
    }
    await delay(20);
  }
  throw new Error('not in two minutes');
}
