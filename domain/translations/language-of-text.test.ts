import { expect, it } from 'vitest';
import { isForeign, languageOfText } from './language-of-text.ts';

it.each([
  ['Merhaba, 5 Temmuz için müsait misiniz?', 'tr'],
  ['Havuz ısıtmalı mı', 'tr'],
  ['Hello, is the pool heated? We are six.', 'en'],
  ['Hallo, ist der Pool beheizt? Wir sind sechs.', 'de'],
  ['Здравствуйте, бассейн с подогревом?', 'ru'],
  ['Çok güzel, tavsiye ederim', 'tr'],
  ['Everything perfect. Kids loved it.', 'en'],
  ['Sehr schönes Haus, tolle Lage, gerne wieder!', 'de'],
  ['Wunderschöner Pool, saubere Zimmer, netter Empfang.', 'de'],
  // Names are as on the spot in every language.
  ['Yılmaz Bey was great! A house near Kaş, Kalamış.', 'en'],
  ['Das Haus in Kaş war toll, Herr Şahin auch.', 'de'],
  ['Très belle villa', null],
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
