import { expect, test } from 'vitest';
import { placeLabel, type PoolFacts, poolHeadline, poolLabel } from './labels.ts';

const own: PoolFacts = { use: 'private', kind: 'outdoor', heated: false, sheltered: false };

test.each<[PoolFacts[], string]>([
  [[], ''],
  [[own], 'Özel havuz'],
  [[{ ...own, heated: true }], 'Isıtmalı özel havuz'],
  [[{ ...own, sheltered: true }], 'Korunaklı havuz'],
  [[{ ...own, heated: true, sheltered: true }], 'Isıtmalı korunaklı havuz'],
  [[{ ...own, kind: 'indoor' }], 'Kapalı havuz'],
  [[{ ...own, kind: 'indoor', heated: true }], 'Isıtmalı kapalı havuz'],
  [[{ ...own, use: 'shared' }], 'Ortak havuz'],
  [[{ ...own, use: 'shared', kind: 'indoor' }], 'Kapalı ortak havuz'],
  [[{ ...own, kind: 'children' }], 'Çocuk havuzu'],
  [
    [
      { ...own, kind: 'children' },
      { ...own, heated: true },
    ],
    'Isıtmalı özel havuz',
  ],
  [
    [
      { ...own, use: 'shared' },
      { ...own, kind: 'indoor' },
    ],
    'Kapalı havuz',
  ],
])('pools %j make a card say %s', (pools, label) => {
  expect(poolHeadline(pools)).toBe(label);
});

test.each([
  ['private', 'outdoor', 'Özel havuz'],
  ['private', 'indoor', 'Özel kapalı havuz'],
  ['shared', 'outdoor', 'Ortak havuz'],
  ['shared', 'indoor', 'Ortak kapalı havuz'],
  ['private', 'children', 'Çocuk havuzu'],
  ['shared', 'children', 'Ortak çocuk havuzu'],
] as const)('a %s %s pool is called %s', (use, kind, label) => {
  expect(poolLabel({ use, kind })).toBe(label);
});

test('a distance is named by its place', () => {
  expect(placeLabel('airport')).toBe('Havalimanı');
});
