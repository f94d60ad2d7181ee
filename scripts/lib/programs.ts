import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`${name} is missing; installing the Debian package (once) …`);
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
