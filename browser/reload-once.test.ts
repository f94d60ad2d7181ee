import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {});
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
  for (const storage of [null, Object.freeze({})]) {
    vi.stubGlobal('sessionStorage', storage);
    expect(reloadOnce('a.js')).toBe(false);
  }
  expect(reload).not.toHaveBeenCalled();
});
