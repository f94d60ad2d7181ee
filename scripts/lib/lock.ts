import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from './installation.ts';

/** Held for as long as this process lives. */
const held: DatabaseSync[] = [];

/**
 * Makes this process the only one that serves or fills a data folder, until it ends: the system lets
 * the lock go however that happens. @throws {@link Refusal} when another one has it.
 */
export function lockDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive');
  } catch {
    throw new Refusal(
      `${dataDir} is in use: another start or seed works on it. End that one, or choose another DATA_DIR.`,
    );
  }
  held.push(lock);
}

/** The same for a script that has nothing to undo: it ends with the sentence. */
export function lockOrExit(dataDir: string): void {
  try {
    lockDataDir(dataDir);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
