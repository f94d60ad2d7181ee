import { expect, it } from 'vitest';
import { describeDiscount } from './discount-text.ts';

const OPEN = {
  bookFrom: null,
  bookTo: null,
  stayFrom: null,
  stayTo: null,
  minNights: null,
  daysBefore: null,
};

it.each([
  [{ ...OPEN, kind: 'early', rate: 1000 }, '%10 erken rezervasyon indirimi'],
  [
    { ...OPEN, kind: 'long_stay', rate: 1250, minNights: 14 },
    '%12,5 uzun konaklama indirimi: en az 14 gece',
  ],
  [
    {
      ...OPEN,
      kind: 'early',
      rate: 1000,
      daysBefore: 60,
      stayFrom: '2027-05-01',
      stayTo: '2027-06-15',
    },
    '%10 erken rezervasyon indirimi: girişe en az 60 gün kala, 1 Mayıs – 15 Haziran 2027 geceleri',
  ],
  [
    { ...OPEN, kind: 'early', rate: 1500, bookTo: '2027-02-28', stayFrom: '2027-05-01' },
    '%15 erken rezervasyon indirimi: 1 May 2027 gecesinden sonra, 28 Şub 2027 gününe kadar yapılan rezervasyonlarda',
  ],
  [
    { ...OPEN, kind: 'early', rate: 1500, bookFrom: '2026-11-01', bookTo: '2027-02-28' },
    '%15 erken rezervasyon indirimi: 1 Kas 2026 – 28 Şub 2027 arasında yapılan rezervasyonlarda',
  ],
  [
    { ...OPEN, kind: 'early', rate: 1500, stayTo: '2027-05-01' },
    '%15 erken rezervasyon indirimi: 1 May 2027 gecesine kadar',
  ],
] as const)('tells a discount: %#', (discount, text) =>
  expect(describeDiscount(discount)).toBe(text),
);
