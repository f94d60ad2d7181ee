import { expect, it } from 'vitest';
import { type DiffPart, wordDiff } from './word-diff.ts';

const SIGNS = { same: '', removed: '-', added: '+' };
const written = (parts: DiffPart[]) =>
  parts.map(({ change, text }) => `${SIGNS[change]}${text}`).join('|');

it.each([
  ['Denize bakan teras.', 'Denize bakan teras.', 'Denize bakan teras.'],
  ['Denize bakan teras.', 'Denize bakan geniş teras.', 'Denize bakan|+ geniş| teras.'],
  ['Havuz 8 m.', 'Havuz 10 m.', 'Havuz|- 8|+ 10| m.'],
  ['', 'Yeni', '+Yeni'],
  ['Eski', '', '-Eski'],
  ['a b c', 'a c', 'a|- b| c'],
  ['bir\niki', 'bir\nüç', 'bir|-\niki|+\nüç'],
])('of “%s” and “%s” is %s', (before, now, expected) => {
  const parts = wordDiff(before, now);
  const without = (change: DiffPart['change']) =>
    parts
      .filter((part) => part.change !== change)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(now);
  expect(written(parts)).toBe(expected);
});

it('of long texts is found at once', () => {
  const long = (word: string) => Array.from({ length: 2000 }, (_, i) => `${word}${i}`).join(' ');
  expect(wordDiff(long('a'), long('b')).map(({ change }) => change)).toEqual(['removed', 'added']);
  expect(wordDiff(long('a'), `${long('a')} son`)).toHaveLength(2);
});
