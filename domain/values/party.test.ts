import { expect, it } from 'vitest';
import { formatParty } from './party.ts';

it.each([
  [2, 0, 0, '2 yetişkin'],
  [2, 1, 0, '2 yetişkin, 1 çocuk'],
  [1, 0, 2, '1 yetişkin, 2 bebek'],
  [4, 3, 1, '4 yetişkin, 3 çocuk, 1 bebek'],
])('of %i, %i and %i names those who come: %s', (adults, children, babies, text) => {
  expect(formatParty({ adults, children, babies })).toBe(text);
});
