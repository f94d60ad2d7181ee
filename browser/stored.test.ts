import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasFields, local, session } from './stored.ts';

/** A storage that throws what a browser throws. */
const full = () =>
  Object.create({
    length: 0,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });

const block = (name: string) =>
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });

/** How a browser refuses, and what the script of a page meets then. */
const REFUSALS: [string, (name: string) => void][] = [
  ['blocked', block],
  ['null, as in a web view', (name) => vi.stubGlobal(name, null)],
  ['missing', (name) => vi.stubGlobal(name, undefined)],
  ['full', (name) => vi.stubGlobal(name, full())],
];

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('unstored', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});

describe.each(REFUSALS)('storage that is %s', (_name, refuse) => {
  test.each([
    ['localStorage', local],
    ['sessionStorage', session],
  ])('%s keeps what was written as long as the page is open', (name, area) => {
    refuse(name);
    expect(area.read('currency')).toBeNull();
    expect(area.keys()).toEqual([]);
    expect(area.write('currency', 'EURO')).toBe(false);
    expect(area.read('currency')).toBe('EURO');
    expect(area.keys()).toEqual(['currency']);
    area.remove('currency');
    expect(area.read('currency')).toBeNull();
  });
});

test('storage that is blocked is not allowed, one that is full is', () => {
  block('localStorage');
  expect(local.isAllowed()).toBe(false);
  Reflect.deleteProperty(globalThis, 'localStorage');
  vi.stubGlobal('localStorage', full());
  expect(local.isAllowed()).toBe(true);
});

describe('storage that works', () => {
  beforeEach(() =>
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    }),
  );

  test('is written and read', () => {
    expect(local.write('theme', 'dark')).toBe(true);
    expect(stored.get('theme')).toBe('dark');
    expect(local.read('theme')).toBe('dark');
  });

  const isList = (value: unknown): value is string[] => Array.isArray(value);
  test.each([
    ['nothing', null, null],
    ['no JSON', '{', null],
    ['JSON of another kind', '{"a":1}', null],
    ['an empty text', '', null],
    ['ours', '["a"]', ['a']],
  ])('%s', (_name, text, read) => {
    if (text !== null) stored.set('list', text);
    expect(local.readJson('list', isList)).toEqual(read);
  });
});

test.each([
  [{ id: 1, name: 'a' }, true],
  [{ id: 1, name: 'a', more: true }, true],
  [{ id: '1', name: 'a' }, false],
  [{ id: 1, name: null }, false],
  [{ id: 1 }, false],
  [null, false],
  ['id', false],
  [[], false],
])('fields of %j', (value, has) => {
  expect(hasFields(value, { id: 'number', name: 'string' })).toBe(has);
});
