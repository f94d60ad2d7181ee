import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';

const IMPORT = /import (?:type )?\{([^}]*)\} from '#([^']+)'/g;

/*
 * The measurements stand on peers that are not installed with the product, so its types are not checked
 * with the rest: what they take from the product must be there all the same.
 */
it('keeps what the measurements import', () => {
  const { imports } = JSON.parse(readFileSync(join(root, 'tools/bench/package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const missing: string[] = [];
  let checked = 0;
  for (const file of globSync('tools/bench/{*,[!n]*/**}/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, names = '', path = ''] of text.matchAll(IMPORT)) {
      const [room = ''] = path.split('/');
      const target = join(root, path);
      if (imports[`#${room}/*`] === undefined) missing.push(`${file}: bench knows no #${room}`);
      if (!existsSync(target)) {
        missing.push(`${file}: ${path}`);
        continue;
      }
      const source = readFileSync(target, 'utf8');
      for (const name of names.split(',').map(nameOf)) {
        if (name === '') continue;
        checked += 1;
        if (!exportsName(source, name)) missing.push(`${file}: ${name} of ${path}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(50);
});

/** The name that a module gives, of `type Name as Other`. */
const nameOf = (part: string): string =>
  part
    .trim()
    .replace(/^type /, '')
    .replace(/ as .*$/, '');

const exportsName = (source: string, name: string): boolean =>
  new RegExp(
    String.raw`export (?:async |abstract )?(?:const|let|function\*?|class|type|interface|enum) ${name}\b|export (?:type )?\{[^}]*\b${name}\b[^}]*\}`,
  ).test(source);
