import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLira } from '#domain/values/money.ts';
import type { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';
import { factsOf, documentStay } from './guest-documents.testing.ts';
import { cancelTable, priceTable, stayFacts } from './stay-parts.ts';

const rowsOf = (tiers: readonly CancelTier[], prepayment: number) =>
  cancelTable(tiers, prepayment).flatMap((part) => (part.type === 'sheet' ? part.rows : []));

describe('what a stay is', () => {
  it('names the permit, or shows that there is none', () => {
    const label = 'Turizm amaçlı kiralama izin belgesi';
    const { villa } = documentStay();
    expect(factsOf([stayFacts(documentStay())])[label]).toBe('07-1234');
    expect(factsOf([stayFacts(documentStay({ villa: { ...villa, permitNo: null } }))])[label]).toBe(
      '–',
    );
  });
});

it('prices line by line as it was shown, a discount below zero, over the sum', () => {
  const lines = [
    { label: '7 gece', amount: 3_500_000 },
    { label: 'Erken rezervasyon', amount: -350_050 },
  ];
  expect(priceTable(documentStay({ lines, total: 3_149_950 }))).toMatchObject({
    rows: [
      ['7 gece', '35.000 ₺'],
      ['Erken rezervasyon', '−3.500,50 ₺'],
    ],
    foot: ['Toplam (vergiler dâhil)', '31.499,50 ₺'],
  });
});

describe('what a cancellation costs', () => {
  it('is left out when the agency has no tiers', () => {
    expect(cancelTable([], 700_001)).toEqual([]);
  });

  it('goes from far to near whatever the order of the tiers, and names a single day by itself', () => {
    const tiers = [
      { daysBefore: 6, keptRate: 7500 },
      { daysBefore: 30, keptRate: 0 },
      { daysBefore: 0, keptRate: 10_000 },
      { daysBefore: 7, keptRate: 5000 },
    ];
    expect(rowsOf(tiers, 100_000)).toEqual([
      ['30 gün ve daha fazla', '0 ₺', '1.000 ₺'],
      ['7–29 gün', '500 ₺', '500 ₺'],
      ['6 gün', '750 ₺', '250 ₺'],
      ['0–5 gün', '1.000 ₺', '0 ₺'],
    ]);
  });

  it('keeps and gives back the whole prepayment, to the kuruş', () => {
    const tier = fc.record({
      daysBefore: fc.integer({ min: 0, max: 365 }),
      keptRate: fc.integer({ min: 0, max: 10_000 }),
    });
    const tiersArbitrary = fc.uniqueArray(tier, {
      minLength: 1,
      maxLength: 6,
      selector: ({ daysBefore }) => daysBefore,
    });
    fc.assert(
      fc.property(tiersArbitrary, fc.integer({ min: 0, max: 900_000_000 }), (tiers, prepayment) => {
        const rows = rowsOf(tiers, prepayment);
        expect(rows).toHaveLength(tiers.length);
        for (const [, kept = '', back = ''] of rows) {
          expect(parseLira(kept)! + parseLira(back)!).toBe(prepayment);
        }
      }),
    );
  });

  it('puts every day before check-in into the row of its tier', () => {
    const daysArbitrary = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 });
    fc.assert(
      fc.property(daysArbitrary, (days) => {
        const tiers = days.map((daysBefore) => ({ daysBefore, keptRate: daysBefore }));
        const labels = rowsOf(tiers, 10_000).map(([label = '']) => label);
        const covered = labels.flatMap((label) => {
          const [first = 0, last = label.includes('fazla') ? 60 : first] =
            label.match(/\d+/g)?.map(Number) ?? [];
          return Array.from({ length: last - first + 1 }, (_, i) => first + i);
        });
        const nearest = Math.min(...days);
        expect(covered.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 61 - nearest }, (_, i) => nearest + i),
        );
      }),
    );
  });
});
