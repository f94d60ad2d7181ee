import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumKurus } from '#domain/values/money.ts';
import { findDiscountProblem, maxAgencyDiscount, withAgencyDiscount } from './agency-discount.ts';
import { priceStay } from './pricing.ts';
import { discount, request, seasonsArbitrary, stayArbitrary, terms } from './pricing.testing.ts';
import { moneySnapshot } from './snapshot.ts';

const RATES = { prepaymentRate: 2000, commissionRate: 2000 };

function agreed(overrides: Parameters<typeof request>[0] = {}) {
  const priced = priceStay(request(overrides));
  if (!priced.ok) throw new Error(priced.message);
  return moneySnapshot(priced);
}

describe('a discount of the agency', () => {
  it('comes off the total, the prepayment and the commission alike', () => {
    const before = agreed();
    const after = withAgencyDiscount(before, RATES, 100_000);
    expect(after).toMatchObject({
      agencyDiscount: 100_000,
      total: before.total - 100_000,
      prepayment: before.prepayment - 100_000,
      commission: before.commission - 100_000,
      ownerPayout: before.ownerPayout,
      gross: before.gross,
      deposit: before.deposit,
    });
    expect(after.lines.at(-1)).toEqual({
      code: 'agency_discount',
      label: 'Acenta indirimi',
      amount: -100_000,
    });
  });

  it('replaces the one before, and zero takes it back', () => {
    const before = agreed();
    const once = withAgencyDiscount(before, RATES, 100_000);
    expect(withAgencyDiscount(once, RATES, 40_000)).toEqual(
      withAgencyDiscount(before, RATES, 40_000),
    );
    expect(withAgencyDiscount(once, RATES, 0)).toEqual(before);
  });

  it('is bounded by the smaller of commission and prepayment, after the owner has given', () => {
    const money = agreed({ discounts: [discount('d', 1000)] });
    expect(maxAgencyDiscount(money, RATES)).toBe(630_000);
    expect(maxAgencyDiscount(money, { prepaymentRate: 1500, commissionRate: 2000 })).toBe(472_500);
    expect(maxAgencyDiscount(money, { prepaymentRate: 3000, commissionRate: 1000 })).toBe(315_000);
  });

  it('says how much would do, and refuses more', () => {
    const money = agreed();
    expect(findDiscountProblem(money, RATES, 700_000)).toBeNull();
    expect(findDiscountProblem(money, RATES, 700_001)).toBe(
      'Bu konaklamada en çok 7.000 ₺ indirim yapılabilir; komisyon ve ön ödeme sıfırın altına inemez.',
    );
    expect(() => withAgencyDiscount(money, RATES, 700_001)).toThrow(RangeError);
  });

  it('never makes anything negative, and the lines still add up to the total', () => {
    const rate = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(
        seasonsArbitrary,
        stayArbitrary,
        rate,
        rate,
        fc.nat(10_000),
        (seasons, stay, prepaymentRate, commissionRate, share) => {
          const rates = { prepaymentRate, commissionRate };
          const priced = priceStay(request({ seasons, stay, terms: terms(rates) }));
          if (!priced.ok) return;
          const before = moneySnapshot(priced);
          const amount = Math.floor((maxAgencyDiscount(before, rates) * share) / 10_000);
          const after = withAgencyDiscount(before, rates, amount);
          const { total, prepayment, commission, ownerPayout } = after;
          expect(Math.min(total, prepayment, commission, ownerPayout)).toBeGreaterThanOrEqual(0);
          expect(total - prepayment).toBe(before.total - before.prepayment);
          expect(sumKurus(after.lines.map((line) => line.amount))).toBe(total);
        },
      ),
    );
  });
});
