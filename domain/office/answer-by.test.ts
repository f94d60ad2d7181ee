import { expect, test } from 'vitest';
import { answerBy, timeSuffix } from './answer-by.ts';

test('the promise names its day with the year', () => {
  expect(answerBy('2026-11-29T07:00:00.000Z')).toBe(
    'En geç 29 Kasım 2026 Pazar, saat 10.00’da yanıtlarız',
  );
  // The midnight that ends the day of arrival.
  expect(answerBy('2026-11-28T21:00:00.000Z')).toBe(
    'En geç 29 Kasım 2026 Pazar, saat 00.00’da yanıtlarız',
  );
});

test.each([
  ['00.00', 'da'],
  ['01.00', 'de'],
  ['02.00', 'de'],
  ['03.00', 'te'],
  ['04.00', 'te'],
  ['05.00', 'te'],
  ['06.00', 'da'],
  ['07.00', 'de'],
  ['08.00', 'de'],
  ['09.00', 'da'],
  ['10.00', 'da'],
  ['11.00', 'de'],
  ['15.00', 'te'],
  ['20.00', 'de'],
  ['23.00', 'te'],
  ['10.15', 'te'],
  ['10.30', 'da'],
  ['10.45', 'te'],
  ['10.40', 'ta'],
  ['10.50', 'de'],
])('saat %s’%s', (time, suffix) => expect(timeSuffix(time)).toBe(suffix));
