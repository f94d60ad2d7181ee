import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/lib/paths.ts';
import { aptGet, findOnPath } from '#scripts/lib/programs.ts';

const unpacked = join(root, 'node_modules/.cache/kiyi/programs');

/**
 * A program that a test runs: the one on PATH or, as root on Debian, that of `debianPackage`,
 * unpacked into the cache of the tests. It is not installed, because its package may start a service or
 * bring fonts with which pages look different. Null where there is neither, or where it lacks a library:
 * the test is skipped then.
 */
export function findProgram(command: string, debianPackage: string): string | null {
  const folder = join(unpacked, debianPackage);
  const program = join(folder, 'usr/bin', command);
  const known = findOnPath([command]);
  if (known !== null) return known;
  try {
    if (!existsSync(program) && !unpack(debianPackage, folder)) return null;
  } catch (error) {
    console.warn(`${debianPackage} cannot be fetched: ${String(error)}`);
  }
  return runs(program) ? program : null;
}

function unpack(debianPackage: string, folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  if (!aptGet(['download', debianPackage], { cwd: folder })) return false;
  for (const archive of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
    execFileSync('dpkg-deb', ['-x', join(folder, archive), folder]);
    rmSync(join(folder, archive));
  }
  return true;
}

/** What the loader answers of a program whose libraries are not there. */
const NOT_LOADED = 127;

const runs = (program: string): boolean =>
  existsSync(program) && spawnSync(program, ['--version']).status !== NOT_LOADED;
