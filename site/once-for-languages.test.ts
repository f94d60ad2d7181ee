import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#domain/languages/languages.ts';
import * as spoken from './language.ts';
import {
  languagesAtOnce,
  onceForLanguages,
  onceInABuild,
  readForAllLanguages,
} from './once-for-languages.ts';

let language: Language = 'tr';
beforeEach(() => spoken.speakBy(() => ({ language, messages: null as never })));

it('reads for every page where a page is rendered alone, and once for its languages in a build', async () => {
  const reads = vi.fn(async (slug: string) => `${slug} in ${languagesAtOnce().join()}`);
  const [read, all] = [onceForLanguages(reads), vi.fn(async () => 1)];
  const shared = onceInABuild(all);
  for (language of ['tr', 'de'] as const) expect(await read('a')).toBe(`a in ${language}`);
  await Promise.all([shared(), shared()]);
  expect([reads.mock.calls.length, all.mock.calls.length]).toEqual([2, 2]);
  readForAllLanguages();
  const pages = [];
  // The last Turkish house is the first of the others.
  for (language of ['tr', 'en', 'de', 'ru'] as const) pages.push(await read('b'), await shared());
  const others = 'b in en,de,ru';
  expect(pages).toEqual(['b in tr', 1, others, 1, others, 1, others, 1]);
  expect([reads.mock.calls.length, all.mock.calls.length]).toEqual([4, 3]);
});
