import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shorten } from './short-names.ts';

it('shortens what sheets say, and nothing that merely begins like it', () => {
  expect(shorten('calc(-1 * var(--gutter)) var(--ink-soft)')).toBe('calc(-1 * var(--v)) var(--b)');
  expect(shorten('var(--inks) var(--cal-free) a--ink')).toBe('var(--inks) var(--cal-free) a--ink');
});

it('shortens no name that an element or a script uses', () => {
  const files = globSync('site/**/*.{astro,ts,tsx}', { exclude: ['site/lib/short-names*'] });
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
    const used = [...text.matchAll(/(?<![\w-])--[a-z][\w-]*/g)].map(([name]) => name);
    expect([file, used.filter((name) => shorten(name) !== name)]).toEqual([file, []]);
  }
});
