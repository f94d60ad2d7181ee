import { expect, it } from 'vitest';
import { isFreeSlug, localSlugs } from './local-slugs.ts';

const taken = {
  turkish: new Set(['kalkan', 'kas', 'balayi-villalari', 'luks-villalar']),
  pages: ['search', 'info/privacy', 'my-stay'],
};

it.each([
  ['honeymoon-villas', true],
  ['balayi-villalari', true],
  ['x', false],
  ['', false],
  ['kalkan', false],
  ['luks-villalar', false],
  ['dashboard', false],
  ['v3', false],
  ['en', false],
  ['kas-ilcesi', false],
  ['info', false],
  ['my-stay', false],
  ['privacy', true],
  ['luxury-villas', false],
])('%s is free: %s', (slug, isFree) => {
  expect(isFreeSlug({ source: 'balayi-villalari', slug }, taken, ['luxury-villas'])).toBe(isFree);
});

it('keeps one type an address, and the Turkish slug of any other', () => {
  const pairs = [
    { source: 'balayi-villalari', slug: 'villas' },
    { source: 'luks-villalar', slug: 'villas' },
    { source: 'havuzlu', slug: 'kas' },
    { source: 'sakin', slug: 'quiet' },
  ];
  expect(localSlugs(pairs, taken)).toEqual({ 'balayi-villalari': 'villas', sakin: 'quiet' });
});
