import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { discount, season, terms } from '#domain/reservations/pricing.testing.ts';
import { buildSearchIndex } from './build-index.ts';
import type { CatalogueVilla } from './catalogue.ts';
import {
  catalogueArbitrary,
  heldNights,
  query,
  queryArbitrary,
  villa,
} from './catalogues.testing.ts';
import { createOracle } from './oracle.testing.ts';
import type { SearchQuery } from './query.ts';
import { searchVillas } from './search.ts';

const OPTIONS = { today: '2026-11-21', nights: 730, now: '2026-11-21T09:00:00.000Z' };
const WEEK = { checkin: '2027-05-01', checkout: '2027-05-08' };

function search(villas: CatalogueVilla[], asked: Partial<SearchQuery>) {
  const index = buildSearchIndex(villas, OPTIONS);
  const result = searchVillas(index, query(asked));
  return { ...result, ids: result.items.map((hit) => index.cards[hit.villa]?.id) };
}

describe('against a brute-force search over quotes', () => {
  const asked = (nights: number, size: number, longest: number) =>
    catalogueArbitrary(nights, size).chain((catalogue) =>
      fc.record({
        catalogue: fc.constant(catalogue),
        queries: fc.array(queryArbitrary(catalogue, longest), {
          minLength: 3,
          maxLength: 6,
        }),
      }),
    );
  const agrees = ({ catalogue, queries }: fc.infer<ReturnType<typeof asked>>) => {
    const index = buildSearchIndex(catalogue.villas, catalogue.options);
    const oracle = createOracle(catalogue);
    for (const one of queries) expect(searchVillas(index, one)).toEqual(oracle.search(one));
  };

  it('gives the same page and total for short stays', () => {
    fc.assert(fc.property(asked(60, 12, 9), agrees), { numRuns: 250 });
  });
  it('gives the same page and total for stays of up to 40 nights', () => {
    fc.assert(fc.property(asked(110, 8, 40), agrees), { numRuns: 150 });
  });
  it('gives the same page and total up to and beyond the longest stay', () => {
    fc.assert(fc.property(asked(140, 4, 104), agrees), { numRuns: 60 });
  });
  it('gives the same page and total when villas fill several words', () => {
    fc.assert(fc.property(asked(40, 75, 7), agrees), { numRuns: 40 });
  });
});
