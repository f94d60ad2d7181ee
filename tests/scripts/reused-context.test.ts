import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';

/** What a page keeps when it is emptied for the next test (playwright.config.ts), and who counts a first visit. */
const KEPT =
  /\.on\('requestfinished'|\b(?:page\.context\(\)|context)\.(?:grantPermissions|clearPermissions|setOffline|setGeolocation|setExtraHTTPHeaders|newCDPSession)\(/;

/** For the whole file: a page of its own needs a process of its own. */
const OWN_PAGE = /^test\.use\(\{ reuseContext: false\b/m;

it('gives a page of its own to every browser test that leaves something in it', () => {
  const specs = globSync('tests/e2e/**/*.spec.ts', { cwd: root });
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const leaving = specs.filter((file) => KEPT.test(textOf(file)));
  expect(leaving.length).toBeGreaterThan(5);
  expect(leaving.filter((file) => !OWN_PAGE.test(textOf(file)))).toEqual([]);
});
