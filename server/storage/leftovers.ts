import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const HOUR_MS = 3_600_000;

/**
 * Deletes what killed processes have left in a folder, under names matching `isOurs` and untouched
 * for an hour.
 */
export function removeLeftovers(folder: string, isOurs: (name: string) => boolean): void {
  for (const name of readdirSync(folder).filter(isOurs)) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > HOUR_MS) rmSync(path, { recursive: true, force: true });
  }
}
