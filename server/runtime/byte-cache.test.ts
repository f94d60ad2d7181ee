import { expect, it } from 'vitest';
import { ByteCache } from './byte-cache.ts';

it('evicts the least recently used entry and its bytes', () => {
  const cache = new ByteCache(80);
  for (let n = 0; n < 8; n += 1) cache.set(`file ${n}`, new Uint8Array(10));
  cache.get('file 0');
  cache.set('file 8', new Uint8Array(10));
  expect(cache.get('file 1')).toBeUndefined();
  expect(cache.get('file 0')).toHaveLength(10);
  expect(cache.get('file 8')).toHaveLength(10);
});

it('counts a replaced entry once, and does not store one that would evict the rest', () => {
  const cache = new ByteCache(80);
  for (let n = 0; n < 100; n += 1) cache.set('same', new Uint8Array(10));
  cache.set('other', new Uint8Array(10));
  cache.set('large', new Uint8Array(11));
  expect(cache.get('same')).toHaveLength(10);
  expect(cache.get('other')).toHaveLength(10);
  expect(cache.get('large')).toBeUndefined();
});
