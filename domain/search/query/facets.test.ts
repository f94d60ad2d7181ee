import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/support/runs.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import { facetsByHand } from './by-hand.testing.ts';
import { catalogueArbitrary, query, queryArbitrary, villa } from '../index/catalogues.testing.ts';
import { countFacets } from './facets.ts';
import { createOracle } from './oracle.testing.ts';

const OPTIONS = { today: '2026-11-21', nights: 400, now: '2026-11-21T09:00:00.000Z' };

describe('facets', () => {
  it('count what a search for each option would find', () => {
    const asking = catalogueArbitrary(50, 20).chain((catalogue) =>
      fc.tuple(fc.constant(catalogue), queryArbitrary(catalogue, 9)),
    );
    const property = fc.property(asking, ([catalogue, asked]) => {
      const index = buildSearchIndex(catalogue.villas, catalogue.options);
      const { search, villas } = createOracle(catalogue);
      expect(countFacets(index, asked)).toEqual(facetsByHand(search, villas, asked));
    });
    fc.assert(property, { numRuns: runs(60) });
  });

  const index = buildSearchIndex(
    [
      villa(1, { town: 'kalkan', types: ['luks'], features: ['sauna'], bedrooms: 2 }),
      villa(2, { town: 'patara', types: ['luks'], features: ['sauna', 'jakuzi'], bedrooms: 4 }),
    ],
    OPTIONS,
  );

  it('leave the own choice of a group out, but add features up', () => {
    const facets = countFacets(index, query({ town: ['kalkan'], feature: ['sauna'] }));
    expect(facets).toMatchObject({
      towns: { kalkan: 1, patara: 1 },
      types: { luks: 1 },
      features: { sauna: 1, jakuzi: 0 },
      bedrooms: { 2: 1, 3: 0, 4: 0 },
    });
  });
  it('give a price range of zeros without matches', () => {
    expect(countFacets(index, query({ adults: 20 })).price).toEqual({ min: 0, max: 0 });
  });
});
