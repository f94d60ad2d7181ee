import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '#scripts/lib/paths.ts';

/** An `import` or `export … from` that is followed before the module runs; `import()` is not. */
const STATIC = /^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];?$/gm;

/** The built modules that a Worker loads before its first answer. */
function modulesAtStart(): Map<string, string> {
  const modules = new Map<string, string>();
  const load = (path: string) => {
    if (modules.has(path)) return;
    const text = readFileSync(path, 'utf8');
    modules.set(path, text);
    for (const [, needed = ''] of text.matchAll(STATIC)) load(join(dirname(path), needed));
  };
  load(join(root, 'dist/server/entry.mjs'));
  return modules;
}

test('a Worker that starts for a visitor loads no code of the dashboard', { tag: '@usual' }, () => {
  const texts = [...modulesAtStart().values()];
  const holds = (text: string) => texts.some((module) => module.includes(text));
  expect(holds('/v2/search')).toBe(true);
  for (const office of ['/v1/admin/audit', '/v1/admin/reports/btrans']) {
    expect(holds(office), office).toBe(false);
  }
});
