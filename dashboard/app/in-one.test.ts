import { expect, it } from 'vitest';
import { inOne } from './in-one.ts';

it.each([
  [['Bir.'], 'Bir.'],
  [['Bir.', 'Bir.', 'Bir.'], 'Bir.'],
  [['Bir.', 'İki.'], 'Bir. İki.'],
  [['Bir.', 'İki.', 'Üç.', 'Dört.'], 'Bir. İki. Ve 2 uyarı daha.'],
  [Array.from({ length: 30 }, (_, at) => `${at}.`), '0. 1. Ve 28 uyarı daha.'],
])('%j are said as %s', (texts, said) => {
  expect(inOne(texts)).toBe(said);
});
