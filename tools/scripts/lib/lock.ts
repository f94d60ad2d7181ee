import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, Refusal } from './installation.ts';

/** Keeps the locks until the process ends. */
const held: DatabaseSync[] = [];

/**
 * Locks a data folder for this process until it ends; the operating system releases the lock
 * however that happens. @throws {@link Refusal} when another process has it.
 */
export function lockDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const lock = tryLock(join(dataDir, 'lock'));
  if (lock === null) {
    throw new Refusal(
      `${dataDir} is in use: another start or seed works on it. End that one, or choose another DATA_DIR.`,
    );
  }
  held.push(lock);
}

/** Locks a build folder for a deployment until this process ends. @throws {@link Refusal} */
export function lockDeployment(dist: string): void {
  // Beside the folder, which a build empties.
  const lock = tryLock(`${dist}.lock`);
  if (lock === null)
    throw new Refusal(
      'Another deploy works in this clone. Wait for it, or use a clone of your own.',
    );
  held.push(lock);
}

/**
 * A lock on a file until it is closed or the process ends; null when another process has it. @throws
 * {@link Refusal} where the file cannot be written
 */
export function tryLock(file: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (/locked|busy/.test(String(error))) return null;
    throw new Refusal(
      `${file} cannot be locked (${reasonOf(error)}): does its folder belong to this user, and is its disk writable?`,
    );
  }
}

/** The same for a script without cleanup: exits with the message. */
export function lockOrExit(dataDir: string): void {
  try {
    lockDataDir(dataDir);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
