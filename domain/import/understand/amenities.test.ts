import { expect, it } from 'vitest';
import { readAmenity } from './amenities.ts';
import { AROUND, say } from './around.testing.ts';

it.each([
  ['Havuz', 'yok', '= '],
  ['Havuz', '-', '= '],
  ['Havuz', 'özel', '~ Özel havuz | Boş bırak, notlara yaz'],
  ['HAVUZ', 'ısıtmalı', '~ Isıtmalı havuz | Boş bırak, notlara yaz'],
  [
    'Havuz',
    'var',
    '? Özel havuz | Ortak havuz | Isıtmalı havuz | Havuz başı duşu | Boş bırak, notlara yaz',
  ],
  [
    'Havuz',
    '8x4',
    '? Özel havuz | Ortak havuz | Isıtmalı havuz | Havuz başı duşu | Boş bırak, notlara yaz',
  ],
  ['Jakuzi', 'evet', '= Jakuzi'],
  ['Masa', 'var', '~ Masa tenisi | Boş bırak, notlara yaz'],
  ['Helikopter', 'var', '? Boş bırak, notlara yaz'],
])('reads an amenity: %s %s', (heading, text, reading) =>
  expect(say(readAmenity(heading, text, AROUND))).toBe(reading),
);
