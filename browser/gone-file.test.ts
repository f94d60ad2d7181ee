import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isGoneFile, reloadOnce } from './gone-file.ts';

test.each([
  ['Chrome', 'Failed to fetch dynamically imported module: https://kiyi.example/a-12345678.js'],
  ['Firefox', 'error loading dynamically imported module: https://kiyi.example/a-12345678.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Chrome, a page instead', "Unexpected token '<'"],
  ['Safari, a page instead', "SyntaxError: Unexpected token '<'"],
  ['Firefox, a page instead', "expected expression, got '<'"],
])('%s says that a file is gone', (_browser, message) => {
  expect(isGoneFile(new TypeError(message))).toBe(true);
});

test.each([new TypeError('undefined is not a function'), null, 'module script'])(
  '%s is something else',
  (error) => {
    expect(isGoneFile(error)).toBe(false);
  },
);

const reload = vi.fn();
const stored = new Map<string, string>();
const works = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  reload.mockClear();
  vi.stubGlobal('unstored', undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', works);
});
afterEach(() => vi.unstubAllGlobals());

test('a page is loaded anew once for a file, and once more for one of the next update', () => {
  expect([reloadOnce('a.js'), reloadOnce('a.js'), reloadOnce('b.js')]).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('an open page stays without a line, and where nobody would know that it was loaded anew', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnce('a.js')).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', null);
  expect(reloadOnce('a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
