import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { tryLock } from '../lock.ts';

const ASK_AGAIN_MS = 200;

/**
 * Runs `work` while no other backup of this installation is in progress: another one would delete
 * chunks that this one has written and not listed yet, as unreferenced. The system releases the
 * lock however a backup ends.
 * @param whenWaiting called once when there is another to wait for
 */
export async function oneAtATime<Result>(
  dataDir: string,
  work: () => Promise<Result>,
  whenWaiting: () => void,
): Promise<Result> {
  const lock = await take(openForAll(join(dataDir, 'backup.lock')), whenWaiting);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** A lock file created by root must not block the agency's own user. */
function openForAll(file: string): string {
  try {
    closeSync(openSync(file, 'ax'));
    chmodSync(file, 0o666);
  } catch {
    // It is there already.
  }
  return file;
}

async function take(file: string, whenWaiting: () => void): Promise<DatabaseSync> {
  for (let tried = 0; ; tried += 1) {
    const lock = tryLock(file);
    if (lock !== null) return lock;
    if (tried === 0) whenWaiting();
    await delay(ASK_AGAIN_MS);
  }
}
