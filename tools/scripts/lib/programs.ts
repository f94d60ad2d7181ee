import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The first of `commands` on PATH, as an absolute path. */
export function findOnPath(commands: readonly string[]): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const command of commands) {
      if (folder && existsSync(join(folder, command))) return join(folder, command);
    }
  }
  return null;
}

/** As root on Debian, installs a package without recommended ones; otherwise does nothing. */
export function installDebianPackage(name: string): void {
  aptGet(['install', '-y', '--no-install-recommends', name]);
}

/**
 * Runs `apt-get` with fresh lists of packages, as root on Debian, while no other process of ours
 * does; elsewhere answers false and does nothing. @throws when it fails.
 */
export function aptGet(
  args: [command: string, ...string[]],
  { cwd }: { cwd?: string } = {},
): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`${args.at(-1)} is missing; fetching the Debian package (once) …`);
  const run = (...words: string[]) =>
    execFileSync('flock', [join(tmpdir(), 'kiyi-apt.lock'), 'apt-get', ...words], {
      stdio: 'ignore',
      cwd,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update');
  run(...args);
  return true;
}
