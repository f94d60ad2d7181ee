import { expect, it } from 'vitest';
import { PriceChange } from './change-schema.ts';
import { describeChange } from './describe-change.ts';

const raise = (percent: number, amount = 0) => ({ percent, amount, roundTo: 100 });
const nights = { startsOn: '2027-06-01', endsOn: '2027-06-15' };
const year = { kind: 'copy_year', from: '2027', to: '2028', moveSeasons: true, keepPriced: true };
const discount = { rate: 1250, minNights: 10, daysBefore: 60 };

it.each([
  [{ ...year, raise: raise(0) }, '2027 yılı 2028 yılına kopyalandı'],
  [{ ...year, raise: raise(2500) }, '2027 yılı 2028 yılına kopyalandı (%25 artış)'],
  [
    { kind: 'raise', ...nights, raise: raise(-1250, -5000) },
    '1 Haz 2027 – 15 Haz 2027 gecelerinin fiyatı değişti (%12,5 indirim, 50 ₺ indirim)',
  ],
  [
    { kind: 'raise', ...nights, raise: raise(0, 5000) },
    '1 Haz 2027 – 15 Haz 2027 gecelerinin fiyatı değişti (50 ₺ artış)',
  ],
  [
    { kind: 'season', row: { ...nights, nightly: 900_000 } },
    '1 Haz 2027 – 15 Haz 2027 geceleri 9.000 ₺ oldu',
  ],
  [
    { kind: 'min_nights', ...nights, minNights: 5 },
    '1 Haz 2027 – 15 Haz 2027 geceleri için en az konaklama 5 gece oldu',
  ],
  [
    { kind: 'min_nights', ...nights, minNights: null },
    '1 Haz 2027 – 15 Haz 2027 geceleri için en az konaklama villanın kuralına bırakıldı',
  ],
  [{ kind: 'opening', ...nights }, '1 Haz 2027 – 15 Haz 2027 dışında satışa kapandı'],
  [
    { kind: 'discount', row: { kind: 'early', ...discount }, replace: true },
    'Erken rezervasyon indirimi verildi: %12,5',
  ],
  [
    { kind: 'discount', row: { kind: 'long_stay', ...discount }, replace: false },
    'Uzun konaklama indirimi verildi: %12,5',
  ],
])('%j is told in a line', (change, told) => {
  expect(describeChange(PriceChange.parse(change))).toBe(told);
});
