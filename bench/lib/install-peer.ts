import { fileURLToPath } from 'node:url';
import { installPackages } from '#scripts/lib/install.mjs';

/** Installs a peer that has packages of its own, where they cannot quarrel with others; its folder. */
export function installPeer(name: string): string {
  const folder = fileURLToPath(new URL(`../peers/${name}`, import.meta.url));
  installPackages(folder);
  return folder;
}
