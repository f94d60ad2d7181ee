import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const HOUR_MS = 3_600_000;

/**
 * Takes away what processes that were killed have left half made in a folder, under names that
 * `isOurs`. Nobody works on one of them for an hour.
 */
export function removeLeftovers(folder: string, isOurs: (name: string) => boolean): void {
  for (const name of readdirSync(folder).filter(isOurs)) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > HOUR_MS) rmSync(path, { recursive: true, force: true });
  }
}
