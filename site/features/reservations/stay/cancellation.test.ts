import { describe, expect, it } from 'vitest';
import { cancelHeading, cancelLines } from './cancellation.ts';

const TIERS = [
  { daysBefore: 60, keptRate: 0 },
  { daysBefore: 30, keptRate: 5000 },
  { daysBefore: 15, keptRate: 7500 },
  { daysBefore: 0, keptRate: 10_000 },
];
const TODAY = '2026-11-21';

describe('cancellation tiers', () => {
  it('are counted in days while there is no date', () => {
    expect(cancelHeading(TIERS, null, TODAY)).toBe('Girişe 60 gün kalana dek ücretsiz iptal');
    expect(cancelLines(TIERS, null, TODAY)).toEqual([
      { when: '60 gün ve daha fazla kala', back: 'ön ödemenin tamamı iade' },
      { when: '30–59 gün kala', back: 'ön ödemenin %50 kadarı iade' },
      { when: '15–29 gün kala', back: 'ön ödemenin %25 kadarı iade' },
      { when: '15 günden az kala', back: 'iade yok' },
    ]);
  });

  it('name their last day once the arrival is known', () => {
    expect(cancelHeading(TIERS, '2027-06-12', TODAY)).toBe(
      '13 Nis 2027 Sal gününe kadar ücretsiz iptal',
    );
    expect(cancelLines(TIERS, '2027-06-12', TODAY).map(({ when }) => when)).toEqual([
      '13 Nis 2027 Sal gününe kadar',
      '13 May 2027 Per gününe kadar',
      '28 May 2027 Cum gününe kadar',
      'Daha sonra',
    ]);
  });

  it.each([
    ['2027-01-20', 4, '21 Kas 2026 Cmt gününe kadar ücretsiz iptal'],
    ['2027-01-19', 3, 'İptal koşulları'],
    ['2026-12-01', 1, 'İptal koşulları'],
  ])('leave out what is over for an arrival on %s', (checkIn, lines, heading) => {
    expect(cancelLines(TIERS, checkIn, TODAY)).toHaveLength(lines);
    expect(cancelHeading(TIERS, checkIn, TODAY)).toBe(heading);
  });

  it('say nothing without tiers', () => {
    expect(cancelLines([], null, TODAY)).toEqual([]);
  });
});
