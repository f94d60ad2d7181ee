import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from './build-index.ts';
import { catalogueArbitrary, query, queryArbitrary, villa } from './catalogues.testing.ts';
import { countFacets } from './facets.ts';
import type { Facets } from './facets.ts';
import { createOracle } from './oracle.testing.ts';
import type { Oracle } from './oracle.testing.ts';
import type { SearchQuery } from './query.ts';

const OPTIONS = { today: '2026-11-21', nights: 400, now: '2026-11-21T09:00:00.000Z' };

/** Every option counted by a search of its own. */
function facetsByHand({ search, villas }: Oracle, asked: SearchQuery): Facets {
  const base = { ...asked, skip: 0, take: 1_000 };
  const count = (changed: Partial<SearchQuery>) => search({ ...base, ...changed }).total;
  const each = (options: string[], change: (slug: string) => Partial<SearchQuery>) =>
    Object.fromEntries(options.map((slug) => [slug, count(change(slug))]));
  const bedrooms = villas.map((one) => one.bedrooms);
  const steps = Array.from(
    { length: Math.max(...bedrooms) - Math.min(...bedrooms) + 1 },
    (_, i) => Math.min(...bedrooms) + i,
  );
  const prices = search({ ...base, minPrice: undefined, maxPrice: undefined }).items.map(
    (hit) => hit.nightly,
  );
  return {
    towns: each(
      villas.map((one) => one.town),
      (slug) => ({ town: [slug] }),
    ),
    districts: each(
      villas.map((one) => one.district),
      (slug) => ({ district: [slug] }),
    ),
    types: each(
      villas.flatMap((one) => one.types),
      (slug) => ({ type: [slug] }),
    ),
    features: each(
      villas.flatMap((one) => one.features),
      (slug) => ({
        feature: [...asked.feature, slug],
      }),
    ),
    bedrooms: Object.fromEntries(steps.map((n) => [n, count({ bedrooms: n })])),
    price: {
      min: prices.length === 0 ? 0 : Math.min(...prices),
      max: Math.max(0, ...prices),
    },
  };
}

describe('facets', { timeout: 60_000 }, () => {
  it('count what a search for each option would find', () => {
    const asking = catalogueArbitrary(50, 20).chain((catalogue) =>
      fc.tuple(fc.constant(catalogue), queryArbitrary(catalogue, 9)),
    );
    const property = fc.property(asking, ([catalogue, asked]) => {
      const index = buildSearchIndex(catalogue.villas, catalogue.options);
      expect(countFacets(index, asked)).toEqual(facetsByHand(createOracle(catalogue), asked));
    });
    fc.assert(property, { numRuns: 60 });
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
  it('give a price range of zeros when nobody matches', () => {
    expect(countFacets(index, query({ adults: 20 })).price).toEqual({ min: 0, max: 0 });
  });
});
