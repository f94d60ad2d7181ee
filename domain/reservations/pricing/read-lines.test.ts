import { expect, it } from 'vitest';
import { toItem } from '#domain/extras/offered.ts';
import { extraLines } from '#domain/extras/items.ts';
import { type Discount, formatDiscount } from './discounts.ts';
import { readLines } from './read-lines.ts';
import { formatRun } from './seasons.ts';

const nights = (first: string, last: string, count: number, nightly: number) => ({
  code: 'nights',
  label: formatRun({ first, last, nights: count, nightly }),
  amount: count * nightly,
});

const factsOf = (lines: { code: string; label: string; amount: number }[]) =>
  readLines(lines, '2027-06-28').map(({ facts }) => facts);

it('reads the nights of each price, one after the other', () => {
  expect(
    factsOf([
      nights('2027-06-28', '2027-06-30', 3, 490_050),
      nights('2027-07-01', '2027-07-01', 1, 600_000),
      nights('2027-07-02', '2027-07-05', 4, 700_000),
    ]),
  ).toEqual([
    { of: 'nights', first: '2027-06-28', last: '2027-06-30', nights: 3, nightly: 490_050 },
    { of: 'nights', first: '2027-07-01', last: '2027-07-01', nights: 1, nightly: 600_000 },
    { of: 'nights', first: '2027-07-02', last: '2027-07-05', nights: 4, nightly: 700_000 },
  ]);
});

it.each([
  ['early', 1000, 'early'],
  ['long_stay', 1250, 'longStay'],
] as const)('reads a discount: %s', (kind, rate, of) => {
  const label = formatDiscount({ kind, rate } as Discount);
  expect(factsOf([{ code: 'discount', label, amount: -1 }])).toEqual([{ of, rate, campaign: '' }]);
});

it.each([
  ['stay', 1, { name: 'Havuz, ısıtma (kapalı)', per: null, pieces: 1 }],
  ['night', 7, { name: 'Havuz, ısıtma (kapalı)', per: 'night', pieces: 7 }],
  ['person', 4, { name: 'Havuz, ısıtma (kapalı)', per: 'person', pieces: 4 }],
  ['piece', 2, { name: 'Havuz, ısıtma (kapalı)', per: null, pieces: 2 }],
] as const)('reads an extra by %s', (unit, count, facts) => {
  const item = toItem({
    id: 'x',
    name: 'Havuz, ısıtma (kapalı)',
    text: '',
    unit,
    payee: 'owner',
    unitPrice: 100,
    count,
    amount: 100 * count,
    chosen: true,
  });
  expect(factsOf(extraLines([item]))).toEqual([{ of: 'extra', ...facts }]);
});

it('knows lines without more, and leaves what people wrote', () => {
  expect(
    factsOf([
      { code: 'cleaning', label: 'Temizlik ücreti', amount: 1 },
      { code: 'agency_discount', label: 'Acenta indirimi', amount: -1 },
      { code: 'nights', label: 'Konaklama', amount: 5 },
      { code: 'discount', label: 'Komşu indirimi', amount: -5 },
    ]),
  ).toEqual([{ of: 'cleaning' }, { of: 'agency' }, { of: 'other' }, { of: 'other' }]);
});

it.each([
  ['nights', '7 gece · erken rezervasyon fiyatı', { of: 'nightsAt', nights: 7, at: 'early' }],
  ['nights', '7 gece · uzun konaklama fiyatı', { of: 'nightsAt', nights: 7, at: 'longStay' }],
  ['nights', '7 gece · kampanyadan önce', { of: 'nightsAt', nights: 7, at: 'before' }],
  [
    'discount',
    'Erken rezervasyon indirimi · %12,5 · 1 Kas 2026 – 31 Mar 2027',
    { of: 'early', rate: 1250, campaign: '1 Kas 2026 – 31 Mar 2027' },
  ],
  [
    'discount',
    'Uzun konaklama indirimi · 12–19 Haz 2027',
    { of: 'longStay', rate: null, campaign: '12–19 Haz 2027' },
  ],
])('reads a price of a campaign: %s, %s', (code, label, facts) =>
  expect(factsOf([{ code, label, amount: 700 }])).toEqual([facts]),
);
