import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '../index/build-index.ts';
import {
  catalogueArbitrary,
  heldNights,
  query,
  queryArbitrary,
  villa,
} from '../index/catalogues.testing.ts';
import { searchVillas } from './search.ts';
import { findRelaxedFilters } from './relaxed-filters.ts';

const OPTIONS = { today: '2026-11-21', nights: 400, now: '2026-11-21T09:00:00.000Z' };
const WEEK = { checkin: '2027-05-01', checkout: '2027-05-08' };

describe('relaxed filters of a search that finds nothing', () => {
  it('name the single filter to relax, the one that finds most first', () => {
    const index = buildSearchIndex(
      [
        villa(1, { types: ['luks'], taken: heldNights(WEEK.checkin, 0, 7) }),
        villa(2, { town: 'patara' }),
        villa(3, { town: 'patara' }),
      ],
      OPTIONS,
    );
    const asked = query({ ...WEEK, town: ['patara'], type: ['luks'] });
    expect(searchVillas(index, asked).total).toBe(0);
    expect(findRelaxedFilters(index, asked, 3)).toEqual([{ drop: ['type'], villas: 2 }]);
  });

  it('take features one by one and price bounds apart', () => {
    const index = buildSearchIndex([villa(1, { features: ['sauna'] })], OPTIONS);
    const asked = query({ feature: ['sauna', 'jakuzi'] });
    expect(findRelaxedFilters(index, asked, 3)).toEqual([{ drop: ['feature:jakuzi'], villas: 1 }]);
    expect(findRelaxedFilters(index, query({ minPrice: 1, maxPrice: 2 }), 3)).toEqual([
      { drop: ['maxPrice'], villas: 1 },
    ]);
  });

  it('are pairs where no single filter is enough, and all but dates and guests after that', () => {
    const index = buildSearchIndex([villa(1)], OPTIONS);
    expect(findRelaxedFilters(index, query({ town: ['patara'], bedrooms: 9 }), 3)).toEqual([
      { drop: ['town', 'bedrooms'], villas: 1 },
    ]);
    const asked = query({ ...WEEK, town: ['patara'], type: ['luks'], bedrooms: 9 });
    expect(findRelaxedFilters(index, asked, 3)).toEqual([
      { drop: ['town', 'type', 'bedrooms'], villas: 1 },
    ]);
  });

  it('are none where nothing can be given up', () => {
    const index = buildSearchIndex([villa(1)], OPTIONS);
    expect(findRelaxedFilters(index, query({ adults: 1 }), 3)).toEqual([]);
  });

  it('always lead to villas, and leave the query as it was', () => {
    const asking = catalogueArbitrary(40, 5).chain((catalogue) =>
      fc.tuple(fc.constant(catalogue), queryArbitrary(catalogue, 12)),
    );
    const property = fc.property(asking, ([catalogue, asked]) => {
      const index = buildSearchIndex(catalogue.villas, catalogue.options);
      const before = structuredClone(asked);
      const ways = findRelaxedFilters(index, asked, 3);
      expect(asked).toEqual(before);
      expect(ways.length).toBeLessThanOrEqual(3);
      for (const { drop, villas } of ways) {
        expect(drop.length).toBeGreaterThan(0);
        expect(villas).toBeGreaterThan(0);
      }
    });
    fc.assert(property, { numRuns: 200 });
  });
});
