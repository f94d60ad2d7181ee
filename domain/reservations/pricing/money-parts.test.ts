import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountsFit, moneyParts } from './money-parts.ts';
import type { MoneyInput } from './money-parts.ts';

function input(overrides: Partial<MoneyInput> = {}): MoneyInput {
  return {
    gross: 3_430_000,
    ownerDiscount: 0,
    agencyDiscount: 0,
    service: 0,
    cleaning: 0,
    extras: 0,
    prepaymentRate: 2000,
    commissionRate: 2000,
    ...overrides,
  };
}

describe('moneyParts', () => {
  it('splits a plain stay', () => {
    expect(moneyParts(input())).toEqual({
      net: 3_430_000,
      total: 3_430_000,
      prepayment: 686_000,
      balance: 2_744_000,
      commission: 686_000,
      ownerPayout: 0,
    });
  });

  it('equals manual calculations of every part', () => {
    // base 3.330.000; net 3.330.000 − 50.000 + 20.000; shares 30 % and 17,5 % of the base − 50.000.
    const parts = moneyParts(
      input({
        ownerDiscount: 100_000,
        agencyDiscount: 50_000,
        service: 20_000,
        cleaning: 300_000,
        extras: 45_000,
        prepaymentRate: 3000,
        commissionRate: 1750,
      }),
    );
    expect(parts).toEqual({
      net: 3_300_000,
      total: 3_645_000,
      prepayment: 949_000,
      balance: 2_696_000,
      commission: 532_750,
      ownerPayout: 416_250,
    });
  });

  it('rounds each share half up, once', () => {
    // 12,5 % of 99.996 is 12.499,5 and 17,5 % is 17.499,3.
    const parts = moneyParts(input({ gross: 99_996, prepaymentRate: 1250, commissionRate: 1750 }));
    expect(parts).toMatchObject({ prepayment: 12_500, balance: 87_496, commission: 17_499 });
    expect(parts.ownerPayout).toBe(0);
  });

  it('asks no prepayment below zero, and everybody still gets their own', () => {
    const parts = moneyParts(input({ gross: 1_000_000, agencyDiscount: 250_000 }));
    expect(parts).toEqual({
      net: 750_000,
      total: 750_000,
      prepayment: 0,
      balance: 750_000,
      commission: -50_000,
      ownerPayout: 50_000,
    });
    // The owner has the balance and the payout: 80 % of the price, as without the discount.
    expect(parts.balance + parts.ownerPayout).toBe(800_000);
  });

  const amount = fc.integer({ min: 0, max: 10_000_000_00 });
  const rate = fc.integer({ min: 0, max: 10_000 });
  const inputs = fc
    .record({
      gross: amount,
      ownerDiscount: amount,
      agencyDiscount: amount,
      service: amount,
      cleaning: amount,
      extras: amount,
      prepaymentRate: rate,
      commissionRate: rate,
    })
    .filter(discountsFit);

  it('adds up, and never asks more than the total', () => {
    fc.assert(
      fc.property(inputs, (money) => {
        const parts = moneyParts(money);
        expect(parts.prepayment + parts.balance).toBe(parts.total);
        expect(parts.total).toBe(parts.net + money.cleaning + money.extras);
        expect(parts.prepayment).toBeGreaterThanOrEqual(0);
        expect(parts.balance).toBeGreaterThanOrEqual(0);
        expect(parts.ownerPayout).toBeGreaterThanOrEqual(0);
        expect(Object.values(parts).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it.each([
    ['a fraction', { gross: 0.5 }],
    ['a negative amount', { cleaning: -1 }],
    ['a negative extra', { extras: -1 }],
    ['a negative service', { service: -1 }],
    ['a negative discount', { ownerDiscount: -1 }],
    ['a negative agency discount', { agencyDiscount: -1 }],
    ['no number', { extras: Number.NaN }],
    ['a rate above 100 %', { prepaymentRate: 10_001 }],
    ['a commission above 100 %', { commissionRate: 10_001 }],
    ['a negative rate', { commissionRate: -1 }],
    ['a broken rate', { prepaymentRate: 0.5 }],
    ['discounts above the price', { agencyDiscount: 3_430_001 }],
  ])('refuses %s', (_what, overrides) =>
    expect(() => moneyParts(input(overrides))).toThrow(RangeError),
  );

  it('takes the very limits', () => {
    const limits = { ownerDiscount: 3_430_000, prepaymentRate: 10_000, commissionRate: 10_000 };
    expect(moneyParts(input(limits))).toMatchObject({ net: 0, total: 0, prepayment: 0 });
  });
});

describe('discountsFit', () => {
  it.each([
    [100, 60, 40, 0, true],
    [100, 60, 41, 0, false],
    [100, 60, 41, 1, true],
    [100, 101, 0, 50, false],
    [0, 0, 0, 0, true],
  ])(
    'gross %i, owner %i, agency %i, service %i: %s',
    (gross, ownerDiscount, agencyDiscount, service, fits) =>
      expect(discountsFit({ gross, ownerDiscount, agencyDiscount, service })).toBe(fits),
  );
});
