import { fileURLToPath } from 'node:url';
import { installPackages } from '#scripts/lib/install.mjs';

/** Installs a peer's packages in its own folder, apart from ours; returns the folder. */
export function installPeer(name: string): string {
  const folder = fileURLToPath(new URL(`../peers/${name}`, import.meta.url));
  installPackages(folder);
  return folder;
}
