import { expect, it } from 'vitest';
import { Sampler } from './sampler.ts';

it('takes the first of a key, then one a minute that stands for those between', () => {
  const sampler = new Sampler({ everyMs: 60_000, most: 30 });
  expect(sampler.take('a', 1_000)).toBe(1);
  for (let i = 0; i < 40; i++) expect(sampler.take('a', 2_000)).toBe(0);
  expect(sampler.take('b', 2_000)).toBe(1);
  expect(sampler.take('a', 61_000)).toBe(41);
  expect(sampler.take('a', 121_000)).toBe(1);
});

it('takes so many of all keys together and no more', () => {
  const sampler = new Sampler({ everyMs: 60_000, most: 30 });
  const taken = Array.from({ length: 500 }, (_, i) => sampler.take(`key ${i}`, 5_000));
  expect(taken.filter((count) => count > 0)).toHaveLength(30);
  expect(sampler.take('later', 70_000)).toBe(1);
});
