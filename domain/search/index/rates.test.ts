import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minNightsFor, nightlyPrice, findSeason } from '#domain/reservations/pricing/seasons.ts';
import { priceStay } from '#domain/reservations/pricing/pricing.ts';
import { addDays } from '#domain/values/dates.ts';
import { buildSearchIndex } from './build-index.ts';
import { catalogueArbitrary, villa } from './catalogues.testing.ts';
import { lastArrivalAlike, minNightsIn, runAt, stayTotal } from './rates.ts';

/** More than two blocks of nights, the last of them not whole. */
const NIGHTS = 300;

const stays = fc.array(
  fc.record({ night: fc.nat(NIGHTS - 1), length: fc.integer({ min: 1, max: 100 }) }),
  { minLength: 20, maxLength: 40 },
);

describe('the rates of an index', () => {
  it('price every stay of a random calendar as `priceStay` does, over the ends of blocks too', () => {
    let priced = 0;
    fc.assert(
      fc.property(catalogueArbitrary(NIGHTS, 3), stays, ({ villas, options }, asked) => {
        const { rates, discounts, numberOf } = buildSearchIndex(villas, options);
        const { today } = options;
        for (const one of villas) {
          const number = numberOf.get(one.id) as number;
          for (const { night, length } of asked) {
            if (night + length > NIGHTS) continue;
            const checkIn = addDays(today, night);
            const stay = { checkIn, checkOut: addDays(checkIn, length) };
            const party = { adults: 1, children: 0, babies: 0 };
            const expected = priceStay({ ...one, stay: { ...stay, ...party }, today });
            if (!expected.ok) continue;
            priced++;
            expect(stayTotal(rates, discounts, number, night, length)).toBe(expected.total);
          }
        }
      }),
    );
    expect(priced).toBeGreaterThan(1_000);
  });

  it('know the price and the minimum of each night', () => {
    fc.assert(
      fc.property(
        catalogueArbitrary(NIGHTS, 2),
        fc.nat(NIGHTS - 1),
        ({ villas, options }, night) => {
          const { rates, numberOf } = buildSearchIndex(villas, options);
          for (const { id, seasons, terms } of villas) {
            const day = addDays(options.today, night);
            const run = runAt(rates, numberOf.get(id) as number, night);
            const price = nightlyPrice(findSeason(seasons, day));
            expect(rates.price[run]).toBe(price ?? 0);
            if (price === null) continue;
            expect(minNightsIn(rates, run)).toBe(
              minNightsFor(findSeason(seasons, day), terms, day),
            );
          }
        },
      ),
    );
  });

  it('say until when arriving costs the same, and never too late', () => {
    const options = { today: '2026-11-21', nights: NIGHTS, now: '2026-11-21T09:00:00.000Z' };
    const { rates, discounts } = buildSearchIndex([villa(1)], options);
    const total = (night: number) => stayTotal(rates, discounts, 0, night, 7);
    for (let night = 0; night + 7 <= NIGHTS; night++) {
      const last = lastArrivalAlike(rates, discounts, 0, night, 7);
      for (let later = night; later <= Math.min(last, NIGHTS - 7); later++) {
        expect(total(later)).toBe(total(night));
      }
    }
    expect(lastArrivalAlike(rates, discounts, 0, 0, 7)).toBeGreaterThan(100);
  });
});
