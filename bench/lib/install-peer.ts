import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Installs a peer that has packages of its own, the first time it is wanted; @returns its folder. */
export function installPeer(name: string): string {
  const folder = fileURLToPath(new URL(`../peers/${name}`, import.meta.url));
  if (!existsSync(`${folder}/node_modules`)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  }
  return folder;
}
