import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isAlwaysLive } from '#worker/always-live.ts';
import { cardScopes, scopesOf } from './page-scopes.ts';

const pages = fileURLToPath(new URL('../../../site/pages', import.meta.url));

it('knows every built page, or a change of what it shows would not be seen', () => {
  const built = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(astro|ts)$/.test(file))
    .filter((file) => !readFileSync(`${pages}/${file}`, 'utf8').includes('prerender = false'))
    .map((file) => `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')}`)
    .filter((path) => !path.startsWith('/[') && !['/404', '/500'].includes(path));
  expect(built.length).toBeGreaterThan(8);
  const isPlace = (path: string) => scopesOf(path).includes(`place:${path.split('/')[1] ?? ''}`);
  expect(built.filter((path) => isAlwaysLive(path) || isPlace(path))).toEqual([]);
});

it.each([
  ['/kalkan', ['shell', 'place:kalkan', 'places']],
  ['/kalkan/balayi-villalari', ['shell', 'place:kalkan', 'places']],
  ['/didim-ilcesi', ['shell', 'place:didim-ilcesi', 'place:didim', 'places']],
  ['/constructor', ['shell', 'place:constructor', 'places']],
  ['/website/cancel', ['shell', 'page:cancel']],
  ['/website/banks', ['shell', 'banks']],
])('%s is made of %j', (path, scopes) => {
  expect(scopesOf(path)).toEqual(scopes);
});

it('takes the cards that a page reports, and none where it reports none', () => {
  expect(cardScopes('yesil kirmizi')).toEqual(['card:yesil', 'card:kirmizi']);
  expect([cardScopes(''), cardScopes(null)]).toEqual([[], []]);
});
