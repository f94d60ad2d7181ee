import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { SHIPPED_EDITIONS, isOffered } from './editions.ts';
import { SHIPPED_PAGES } from './shipped-pages.ts';

/** The text of every edition; a new one is a new line, lines that stand stay. */
const TEXTS = [
  'about 1 238c236b58974b8b',
  'rental 1 be077c8750b3c58c',
  'cancel 1 024dd7015917d0cc',
  'privacy 1 03a62e6756d44be3',
  'kvkk 1 7ac1d15df25ce209',
  'howrent 1 9fae63704b1e3133',
  'home 1 672d0323f195ec72',
  'about 2 f2e43c86c40d54ce',
  'rental 2 35b2a9f399475ba4',
  'howrent 2 43ea8e9a509aba70',
  'home 2 aa891546eba17ed5',
  'kvkk 2 6994f76da34e5187',
];

it('has an edition for every text that was ever shipped', () => {
  for (const { section, ...text } of SHIPPED_PAGES) {
    const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
    expect(TEXTS).toContain(`${section} ${SHIPPED_EDITIONS[section]} ${hash}`);
  }
});

it('offers what is later than a page, and nothing else', () => {
  expect(isOffered({ section: 'kvkk', edition: SHIPPED_EDITIONS.kvkk - 1 })).toBe(true);
  expect(isOffered({ section: 'kvkk', edition: SHIPPED_EDITIONS.kvkk })).toBe(false);
});
