import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const INSIDE = fileURLToPath(new URL('../inside', import.meta.url));

/** Where a build has them. */
export const insideOf = (dist: string): string => join(dist, 'inside');

/**
 * Writes what runs around the Worker on one server as JavaScript into a build: our TypeScript is
 * nothing but types to take away. The build does it, so that no server needs the tool for it.
 */
export function layInside(dist: string): void {
  const folder = insideOf(dist);
  rmSync(folder, { recursive: true, force: true });
  for (const name of globSync('**/*.ts', { cwd: INSIDE })) {
    if (/\.(d|test)\.ts$/.test(name)) continue;
    const file = join(folder, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(file), { recursive: true });
    const text = stripTypeScriptTypes(readFileSync(join(INSIDE, name), 'utf8'));
    writeFileSync(file, text.replaceAll(/(from '\.[^']+)\.ts'/g, "$1.js'"));
  }
}
