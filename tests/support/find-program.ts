import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/lib/paths.ts';
import { aptGet, findOnPath } from '#scripts/lib/programs.ts';

const unpacked = join(root, 'node_modules/.cache/kiyi/programs');

/**
 * A program that a test runs: the one on PATH or, as root on Debian, that of `debianPackage`,
 * unpacked into the cache of the tests. It is not installed, because its package may start a service.
 * Null where there is neither: the test is skipped then.
 */
export function findProgram(command: string, debianPackage: string): string | null {
  const folder = join(unpacked, debianPackage);
  const program = join(folder, 'usr/bin', command);
  const known = findOnPath([command]) ?? (existsSync(program) ? program : null);
  if (known !== null) return known;

  mkdirSync(folder, { recursive: true });
  try {
    if (!aptGet(['download', debianPackage], { cwd: folder })) return null;
    for (const archive of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
      execFileSync('dpkg-deb', ['-x', join(folder, archive), folder]);
      rmSync(join(folder, archive));
    }
  } catch (error) {
    console.warn(`${debianPackage} cannot be fetched: ${String(error)}`);
  }
  return existsSync(program) ? program : null;
}
