import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';

/** Reads of which nothing is shown as it was answered, and a form of a page, which says it itself. */
const WITHOUT_WORDS = [
  'site/core/menu-data.ts',
  'site/features/map/tile-facts.ts',
  'site/features/media/turn-pictures.ts',
  'site/features/reservations/tracking/without-reload.ts',
  'site/features/search/map/use-places.ts',
  'site/features/search/state/use-local-search.ts',
];

it('every call of the site names the language of its page, in which it is answered', () => {
  const silent = globSync('site/**/*.{ts,tsx,astro}', { cwd: root }).filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return /\bfetch\(/.test(text) && !/languageHeader\(\)|'accept-language'/i.test(text);
  });
  expect(silent.toSorted()).toEqual(WITHOUT_WORDS);
});
