import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNTIME = fileURLToPath(new URL('../runtime', import.meta.url));

/** The folder of the runtime wrapper in a build. */
export const runtimeOf = (dist: string): string => join(dist, 'runtime');

/**
 * Writes the runtime wrapper as JavaScript into a build by removing the types from our TypeScript.
 * Done by the build, so that servers need no compiler.
 */
export function writeRuntime(dist: string): void {
  const folder = runtimeOf(dist);
  rmSync(folder, { recursive: true, force: true });
  for (const name of globSync('**/*.ts', { cwd: RUNTIME })) {
    if (/\.(d|test)\.ts$/.test(name)) continue;
    const file = join(folder, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(file), { recursive: true });
    const text = stripTypeScriptTypes(readFileSync(join(RUNTIME, name), 'utf8'));
    writeFileSync(file, text.replaceAll(/(from '\.[^']+)\.ts'/g, "$1.js'"));
  }
}
