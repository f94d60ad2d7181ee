import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { negated, takeApart } from './amounts.ts';

describe('a gross price taken apart', () => {
  it.each([
    // 12.800 ₺: the base rounds up, and its VAT is 20 % of that.
    [1_280_000, { vat: 2_000 }, { net: 1_066_667, vat: 213_333, accommodation: 0, rounding: 0 }],
    [120_000, { vat: 2_000 }, { net: 100_000, vat: 20_000, accommodation: 0, rounding: 0 }],
    // 3 more than a multiple of 6: no base and VAT add up to it.
    [3, { vat: 2_000 }, { net: 3, vat: 1, accommodation: 0, rounding: -1 }],
    [9, { vat: 2_000 }, { net: 8, vat: 2, accommodation: 0, rounding: -1 }],
    [100_000, { vat: 0 }, { net: 100_000, vat: 0, accommodation: 0, rounding: 0 }],
    [
      112_000,
      { vat: 1_000, accommodation: 200 },
      { net: 100_000, vat: 10_000, accommodation: 2_000, rounding: 0 },
    ],
    [0, { vat: 2_000 }, { net: 0, vat: 0, accommodation: 0, rounding: 0 }],
    [-1_280_000, { vat: 2_000 }, { net: -1_066_667, vat: -213_333, accommodation: 0, rounding: 0 }],
  ])('%i kuruş at %o', (gross, rates, parts) => {
    expect(takeApart(gross, rates)).toEqual(parts);
  });

  it('adds up to the price, whatever it is', () => {
    const rates = fc.record({
      vat: fc.constantFrom(0, 100, 1_000, 1_800, 2_000),
      accommodation: fc.constantFrom(0, 200),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), rates, (gross, rate) => {
        const { net, vat, accommodation, rounding } = takeApart(gross, rate);
        expect(net + vat + accommodation + rounding).toBe(gross);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('misses a kuruş at 20 % only of a price that is 3 more than a multiple of 6', () => {
    for (let gross = 0; gross < 600; gross += 1) {
      expect(takeApart(gross, { vat: 2_000 }).rounding !== 0).toBe(gross % 6 === 3);
    }
  });

  it('turns around without a negative zero', () => {
    expect(negated(takeApart(0, { vat: 2_000 }))).toEqual(takeApart(0, { vat: 2_000 }));
  });
});
