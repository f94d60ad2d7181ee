import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { discount } from '#domain/reservations/pricing/pricing.testing.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import { catalogueArbitrary, heldNights, villa } from '../index/catalogues.testing.ts';
import { discountedStays } from './discounted.ts';
import { createOracle } from './oracle.testing.ts';

const OPTIONS = { today: '2026-11-21', nights: 400, now: '2026-11-21T09:00:00.000Z' };

describe('discounted stays', () => {
  it('are the first week that gets the discount, the greatest share first', () => {
    const index = buildSearchIndex(
      [
        villa(1, { discounts: [discount('a', 1000, { stayFrom: '2027-05-03' })] }),
        villa(2, {
          discounts: [discount('a', 2000, { daysBefore: 60 })],
          taken: heldNights('2027-01-20', 0, 2),
        }),
        villa(3),
      ],
      OPTIONS,
    );
    expect(discountedStays(index, {})).toEqual([
      {
        villa: 1,
        checkin: '2027-01-22',
        checkout: '2027-01-29',
        nights: 7,
        total: 2_800_000,
        saved: 700_000,
      },
      // The last night of the week is the first discounted one.
      {
        villa: 0,
        checkin: '2027-04-27',
        checkout: '2027-05-04',
        nights: 7,
        total: 3_450_000,
        saved: 50_000,
      },
    ]);
  });

  it('are as long as the discount asks', () => {
    const rows = [discount('a', 1000, { minNights: 14 })];
    const index = buildSearchIndex([villa(1, { discounts: rows })], OPTIONS);
    expect(discountedStays(index, {})).toMatchObject([{ nights: 14, saved: 700_000 }]);
  });

  it('leave out stays that cannot be booked', () => {
    const rows = [discount('a', 1000, { bookTo: '2026-11-20' })];
    const full = { discounts: [discount('a', 1000)], taken: heldNights(OPTIONS.today, 0, 400) };
    const index = buildSearchIndex([villa(1, { discounts: rows }), villa(2, full)], OPTIONS);
    expect(discountedStays(index, {})).toEqual([]);
  });

  it('are narrowed by region and party', () => {
    const discounts = [discount('a', 1000)];
    const index = buildSearchIndex(
      [villa(1, { discounts }), villa(2, { discounts, town: 'patara' })],
      OPTIONS,
    );
    const villas = (asked: Parameters<typeof discountedStays>[1]) =>
      discountedStays(index, asked).map((stay) => stay.villa);
    expect(villas({ town: ['patara'] })).toEqual([1]);
    expect(villas({ adults: 7 })).toEqual([]);
  });

  it('cost what a quote says, for any catalogue', () => {
    const property = fc.property(catalogueArbitrary(40, 5), (catalogue) => {
      const oracle = createOracle(catalogue);
      const index = buildSearchIndex(catalogue.villas, catalogue.options);
      for (const { villa: number, checkin, nights, checkout, total } of discountedStays(
        index,
        {},
      )) {
        const one = oracle.villas[number];
        expect(addDays(checkin, nights)).toBe(checkout);
        const stay = { checkIn: checkin, checkOut: checkout, adults: 2, children: 0, babies: 0 };
        expect(one && oracle.quote(one, stay)).toBe(total);
        const without = createOracle({
          ...catalogue,
          villas: catalogue.villas.map((row) => ({ ...row, discounts: [] })),
        });
        const plain = without.villas[number];
        expect(plain && without.quote(plain, stay)).toBeGreaterThan(total);
      }
    });
    fc.assert(property, { numRuns: 60 });
  });
});
