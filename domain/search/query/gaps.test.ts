import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachNight, nightsBetween } from '#domain/values/dates.ts';
import { season } from '#domain/reservations/pricing/pricing.testing.ts';
import { findSeason, minNightsFor } from '#domain/reservations/pricing/seasons.ts';
import { runs } from '#tests/support/runs.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import { catalogueArbitrary, heldNights, villa } from '../index/catalogues.testing.ts';
import { shortGaps } from './gaps.ts';
import type { GapQuery } from './gaps.ts';
import { createOracle } from './oracle.testing.ts';

const OPTIONS = { today: '2026-11-21', nights: 400, now: '2026-11-21T09:00:00.000Z' };
const MAY = '2027-05-01';
/** Two nights between two stays. */
const gapped = (first: number) => [
  ...heldNights(MAY, first - 2, first),
  ...heldNights(MAY, first + 2, first + 4),
];

describe('short gaps', () => {
  it('are the stays below the minimum that a quote sells', () => {
    const property = fc.property(catalogueArbitrary(40, 5), (catalogue) => {
      const { today, nights } = catalogue.options;
      const oracle = createOracle(catalogue);
      const days = eachNight(today, addDays(today, nights + 1));
      const sold = days.flatMap((checkin, first) =>
        oracle.villas.flatMap((one, number) =>
          days.slice(first + 1, first + 9).flatMap((checkout) => {
            const length = nightsBetween(checkin, checkout);
            const row = findSeason(one.seasons, checkin);
            if (length >= minNightsFor(row, one.terms, checkin)) return [];
            const party = { adults: 2, children: 0, babies: 0 };
            const total = oracle.quote(one, { checkIn: checkin, checkOut: checkout, ...party });
            return total === null
              ? []
              : [{ villa: number, checkin, checkout, nights: length, total }];
          }),
        ),
      );
      expect(shortGaps(buildSearchIndex(catalogue.villas, catalogue.options), {})).toEqual(sold);
    });
    fc.assert(property, { numRuns: runs(40) });
  });

  it('carry their total, cleaning included', () => {
    const index = buildSearchIndex([villa(1, { taken: gapped(0) })], OPTIONS);
    expect(shortGaps(index, {})).toEqual([
      { villa: 0, checkin: MAY, checkout: '2027-05-03', nights: 2, total: 1_300_000 },
    ]);
  });

  it.each<[string, GapQuery, number[]]>([
    ['all, by arrival', {}, [1, 0]],
    ['a town', { town: ['kalkan'] }, [0]],
    ['a type', { type: ['luks'] }, [1]],
    ['a party too large', { adults: 7 }, []],
    ['arrivals from a day on', { from: '2027-05-01' }, [0]],
    ['departures until a day', { to: '2027-05-02' }, [1]],
    ['a window that a gap fills', { from: '2027-05-01', to: '2027-05-03' }, [0]],
    ['a window it does not', { from: '2027-05-01', to: '2027-05-02' }, []],
    ['a window in the past', { from: '2026-01-01', to: '2026-02-01' }, []],
  ])('are asked for: %s', (_, asked, found) => {
    const kalkan = villa(1, { taken: gapped(0) });
    const patara = villa(2, { town: 'patara', types: ['luks'], taken: gapped(-10) });
    const index = buildSearchIndex([kalkan, patara], OPTIONS);
    expect(shortGaps(index, asked).map((gap) => gap.villa)).toEqual(found);
  });

  it.each([
    [2, 1],
    [3, 0],
  ])('of %i nights where three are the minimum are found %i times', (nights, times) => {
    const taken = [...heldNights(MAY, -1, 0), ...heldNights(MAY, nights, nights + 1)];
    const index = buildSearchIndex([villa(1, { taken })], OPTIONS);
    expect(shortGaps(index, {})).toHaveLength(times);
  });
  it('end where the last stay of the index departs', () => {
    const taken = heldNights(OPTIONS.today, 395, 398);
    const followed = [...taken, ...heldNights(OPTIONS.today, 400, 401)];
    const gapsOf = (held: typeof taken) =>
      shortGaps(buildSearchIndex([villa(1, { taken: held })], OPTIONS), {}).length;
    expect([gapsOf(taken), gapsOf(followed)]).toEqual([0, 1]);
  });
  it('are none where a night has no price or nothing is booked', () => {
    const seasons = [
      season('a', '2026-01-01', MAY, 500),
      season('b', '2027-05-03', '2028-12-31', 500),
    ];
    const index = buildSearchIndex([villa(1, { seasons, taken: gapped(0) }), villa(2)], OPTIONS);
    expect(shortGaps(index, {})).toEqual([]);
  });
});
