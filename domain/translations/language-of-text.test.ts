import { expect, it } from 'vitest';
import { isForeign, languageOfText } from './language-of-text.ts';

it.each([
  ['Merhaba, 5 Temmuz için müsait misiniz?', 'tr'],
  ['Havuz ısıtmalı mı', 'tr'],
  ['Hello, is the pool heated? We are six.', 'en'],
  ['Hallo, ist der Pool beheizt? Wir sind sechs.', 'de'],
  ['Здравствуйте, бассейн с подогревом?', 'ru'],
  ['Villa Mavi', null],
  ['12.08.2026', null],
])('%s is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

it.each([
  ['Merhaba, teşekkürler', false],
  ['Czy basen jest podgrzewany?', true],
  ['👍 12.08.', false],
])('“%s” may need a translation: %s', (text, is) => {
  expect(isForeign(text)).toBe(is);
});
