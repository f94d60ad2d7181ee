import { chmodSync, closeSync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { tryLock } from './lock.ts';

const ASK_AGAIN_MS = 200;

/**
 * Runs `work` while no other process works under the same lock. The system releases the lock
 * however that ends.
 * @param file the lock, in an existing folder
 * @param whenWaiting called once when there is another to wait for
 */
export async function oneAtATime<Result>(
  file: string,
  work: () => Promise<Result>,
  whenWaiting: () => void = () => undefined,
): Promise<Result> {
  const lock = await take(openForAll(file), whenWaiting);
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
