import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNearWord } from './near-word.ts';

it.each([
  ['kalkan', 'kalkan', true],
  ['kal', 'kalkan', true],
  ['kalkna', 'kalkan', true],
  ['kalkqn', 'kalkan', true],
  ['kalkaan', 'kalkan', true],
  ['klkan', 'kalkan', true],
  ['bodrm', 'bodrum', true],
  ['korunakl', 'korunakli', true],
  ['kolunakl', 'korunakli', true],
  ['vila', 'villa', true],
  ['mavi', 'mavnali', false],
  ['kas', 'kis', false],
  ['mavi', 'makinesi', false],
  ['kalknaa', 'kalkan', false],
  ['bodrum', 'fethiye', false],
])('%s may mean %s: %s', (typed, word, expected) => {
  expect(isNearWord(typed, word)).toBe(expected);
});

it('forgives any one mistake in a word of six letters and more', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefg'), minLength: 6, maxLength: 12 });
  const property = fc.property(word, fc.nat(), fc.constantFrom('x', ''), (text, n, letter) => {
    const at = n % text.length;
    expect(isNearWord(text.slice(0, at) + letter + text.slice(at + 1), text)).toBe(true);
    expect(isNearWord(text.slice(0, at) + 'x' + text.slice(at), text)).toBe(true);
  });
  fc.assert(property, { numRuns: 300 });
});
