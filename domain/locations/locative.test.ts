import { expect, it } from 'vitest';
import { inPlace } from './locative.ts';

it.each([
  'Kalkan’da',
  'Kaş’ta',
  'Fethiye’de',
  'Bodrum’da',
  'Üzümlü’de',
  'Kızıltaş’ta',
  'Göcek’te',
  'Turgutreis’te',
  'Ulugöl’de',
  'Çukurbağ’da',
  'Hisarönü’nde',
  'Göltürkbükü’nde',
  'Konyaaltı’nda',
  'Kaş Merkez’de',
  'Sapanca’da',
  'Brr’de',
])('%s', (expected) => {
  expect(inPlace(expected.split('’')[0] ?? '')).toBe(expected);
});
