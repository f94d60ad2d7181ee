import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const LEASHED = fileURLToPath(new URL('support/start-leashed.ts', import.meta.url));

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'leaves no process behind when the one that started it ends by %s',
  async (signal) => {
    const directory = mkdtempSync(join(tmpdir(), 'kiyi-leash-'));
    const pidFile = join(directory, 'pid');
    const parent = spawn(process.execPath, [LEASHED, pidFile], { stdio: 'inherit' });
    const child = await until(() => Number(readFileSync(pidFile, 'utf8')));
    expect(isAlive(child)).toBe(true);
    parent.kill(signal);
    await until(() => !isAlive(child));
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
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    try {
      const found = look();
      if (found) return found;
    } catch {
      // Not there yet.
    }
    await delay(20);
  }
  throw new Error('not in twenty seconds');
}
