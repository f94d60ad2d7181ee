import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { averageNight, nightSpan } from './nightly.ts';
import { season } from './pricing.testing.ts';
import { priceNights } from './seasons.ts';

describe('nightSpan', () => {
  const rows = [
    season('past', '2026-01-01', '2026-11-20', 900),
    season('winter', '2026-11-21', '2027-05-31', 300),
    season('summer', '2027-06-01', '2027-08-31', 700),
    season('free', '2027-09-01', '2027-09-30', 0),
    season('beyond', '2029-01-01', '2029-12-31', 5_000),
  ];
  it('reaches from the cheapest to the dearest night that can be sold', () => {
    expect(nightSpan(rows, '2026-11-21', '2028-11-20')).toEqual({ from: 300, to: 700 });
  });
  it('is the cheapest and the dearest of all nights, however the rows overlap', () => {
    const some = fc.tuple(fc.integer({ min: -30, max: 90 }), fc.nat(30), fc.nat(5));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), fc.nat(60), (drawn, nights) => {
        const drawnRows = drawn.map(([from, length, price], i) =>
          season(`${i}`, addDays('2027-01-01', from), addDays('2027-01-01', from + length), price),
        );
        const end = addDays('2027-01-01', nights);
        const prices = priceNights(drawnRows, '2027-01-01', end).flatMap(
          ({ price }) => price ?? [],
        );
        expect(nightSpan(drawnRows, '2027-01-01', end)).toEqual({
          from: prices.length > 0 ? Math.min(...prices) : 0,
          to: prices.length > 0 ? Math.max(...prices) : 0,
        });
      }),
    );
  });
  it('is zero where nothing is for sale', () => {
    expect(nightSpan([], '2026-11-21', '2028-11-20')).toEqual({ from: 0, to: 0 });
  });
});

it('an average night is rounded to the kuruş', () => {
  expect(averageNight(3_000_100, 6)).toBe(500_017);
});
