import { expect, test } from 'vitest';
import { languageOfGuest } from './language-of-guest.ts';

const GERMAN = 'Guten Tag, können wir schon um zwölf Uhr in das Haus kommen?';
const ENGLISH = 'Hello, could we arrive at the house before noon?';

test.each([
  ['ru', [ENGLISH], 'ru'],
  ['de', ['Dank je wel!'], 'de'],
  ['tr', [GERMAN], 'de'],
  [null, [GERMAN, ENGLISH], 'en'],
  [null, [GERMAN, '👍'], 'de'],
  ['tr', ['👍'], 'tr'],
  [null, [], null],
] as const)('a guest of record %s who wrote %j is answered in %s', (kept, texts, language) => {
  const items = texts.map((text) => ({ kind: 'message' as const, text }));
  expect(languageOfGuest(kept, items)).toBe(language);
});

test('what the office wrote says nothing about its guest', () => {
  expect(languageOfGuest(null, [{ kind: 'reply', text: GERMAN }])).toBeNull();
});
