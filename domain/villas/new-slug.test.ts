import { expect, it } from 'vitest';
import { freeSlug, slugStartOf } from './new-slug.ts';
import { VillaSlug } from './sections.ts';

it.each([
  ['Villa Çınar İçi', 'villa-cinar-ici'],
  ['!!!', 'villa'],
  ['Listing', 'listing-villa'],
])('%s is at %s', (name, slug) => expect(slugStartOf(name)).toBe(slug));

it('makes an address that the form accepts, however long the name', () => {
  for (const name of ['Uzun ad '.repeat(15), 'x'.repeat(120), '日本', `${'a'.repeat(69)} b`]) {
    const slug = freeSlug(slugStartOf(name), new Set([slugStartOf(name)]));
    expect(VillaSlug.safeParse(slug).success).toBe(true);
  }
});

it('appends the lowest free number where the address is taken', () => {
  expect(freeSlug('villa', new Set())).toBe('villa');
  expect(freeSlug('villa', new Set(['villa', 'villa-2', 'villa-4']))).toBe('villa-3');
});
