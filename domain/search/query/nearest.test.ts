import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/support/runs.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import { nearestByHand } from './by-hand.testing.ts';
import {
  catalogueArbitrary,
  heldNights,
  query,
  queryArbitrary,
  villa,
} from '../index/catalogues.testing.ts';
import { nearestFree } from './nearest.ts';
import { createOracle } from './oracle.testing.ts';

const OPTIONS = { today: '2026-11-21', nights: 400, now: '2026-11-21T09:00:00.000Z' };
const WEEK = { checkin: '2027-05-01', checkout: '2027-05-08' };

describe('the nearest free dates', () => {
  it('are those a search for every date around would find', () => {
    const asking = catalogueArbitrary(60, 5).chain((catalogue) =>
      fc.tuple(fc.constant(catalogue), queryArbitrary(catalogue, 12)),
    );
    const property = fc.property(
      asking,
      fc.integer({ min: 0, max: 5 }),
      ([catalogue, asked], limit) => {
        const index = buildSearchIndex(catalogue.villas, catalogue.options);
        const byHand = nearestByHand(
          createOracle(catalogue).search,
          asked,
          limit,
          catalogue.options,
        );
        expect(nearestFree(index, asked, limit)).toEqual(byHand);
      },
    );
    fc.assert(property, { numRuns: runs(25) });
  });

  it('count the villas that match there, nearest first', () => {
    const taken = heldNights(WEEK.checkin, -1, 8);
    const index = buildSearchIndex(
      [villa(1, { taken }), villa(2, { taken: taken.slice(2) })],
      OPTIONS,
    );
    expect(nearestFree(index, query(WEEK), 2)).toEqual([
      { checkin: '2027-04-25', checkout: '2027-05-02', villas: 1 },
      { checkin: '2027-04-24', checkout: '2027-05-01', villas: 1 },
    ]);
  });
  it('lead from past dates to the first that are left', () => {
    const index = buildSearchIndex([villa(1)], OPTIONS);
    const past = query({ checkin: '2026-11-01', checkout: '2026-11-08' });
    expect(nearestFree(index, past, 1)).toEqual([
      { checkin: '2026-11-21', checkout: '2026-11-28', villas: 1 },
    ]);
  });
  it('are none without dates, for impossible stays or beyond the range', () => {
    const index = buildSearchIndex([villa(1)], OPTIONS);
    const far = { checkin: '2099-05-01', checkout: '2099-05-08' };
    const longest = { checkin: '2027-05-01', checkout: '2029-05-01' };
    for (const dates of [{}, far, longest]) {
      expect(nearestFree(index, query(dates), 3)).toEqual([]);
    }
  });
});
