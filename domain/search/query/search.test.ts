import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { season, terms } from '#domain/reservations/pricing/pricing.testing.ts';
import { runs } from '#tests/support/runs.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import type { CatalogueVilla } from '../index/catalogue.ts';
import {
  catalogueArbitrary,
  heldNights,
  query,
  queryArbitrary,
  villa,
} from '../index/catalogues.testing.ts';
import type { Catalogue } from '../index/catalogues.testing.ts';
import { createOracle } from './oracle.testing.ts';
import type { SearchQuery } from './query.ts';
import { searchVillas } from './search.ts';

const OPTIONS = { today: '2026-11-21', nights: 730, now: '2026-11-21T09:00:00.000Z' };
const WEEK = { checkin: '2027-05-01', checkout: '2027-05-08' };

function search(villas: CatalogueVilla[], asked: Partial<SearchQuery>) {
  const index = buildSearchIndex(villas, OPTIONS);
  const result = searchVillas(index, query(asked));
  return { ...result, ids: result.items.map((hit) => index.cards[hit.villa]!.id) };
}

type Asked = { catalogue: Catalogue; queries: SearchQuery[] };

function asking(nights: number, size: number, longest: number): fc.Arbitrary<Asked> {
  return catalogueArbitrary(nights, size).chain((catalogue) =>
    fc
      .array(queryArbitrary(catalogue, longest), { minLength: 4, maxLength: 8 })
      .map((queries) => ({ catalogue, queries })),
  );
}

function expectAgreement({ catalogue, queries }: Asked) {
  const index = buildSearchIndex(catalogue.villas, catalogue.options);
  const oracle = createOracle(catalogue);
  for (const one of queries) expect(searchVillas(index, one)).toEqual(oracle.search(one));
}

describe('against a brute-force search over quotes', () => {
  it.each([
    ['short stays', { nights: 60, size: 12, longest: 9, numRuns: 150 }],
    ['stays of up to 40 nights', { nights: 110, size: 10, longest: 40, numRuns: 100 }],
    ['stays up to and over 100 nights', { nights: 140, size: 6, longest: 104, numRuns: 80 }],
    ['villas that fill several words', { nights: 40, size: 75, longest: 7, numRuns: 50 }],
  ])('gives the same page, totals and count: %s', (_, { nights, size, longest, numRuns }) => {
    fc.assert(fc.property(asking(nights, size, longest), expectAgreement), {
      numRuns: runs(numRuns),
    });
  });

  it('offers exactly the stays that a quote sells, at its total, for every stay there is', () => {
    const property = fc.property(catalogueArbitrary(26, 4), (catalogue) => {
      const { villas, options } = catalogue;
      const index = buildSearchIndex(villas, options);
      const oracle = createOracle(catalogue);
      const days = eachNight(addDays(options.today, -1), addDays(options.today, 28));
      for (const checkin of days) {
        for (const checkout of days) {
          const asked = query({ checkin, checkout });
          const found = searchVillas(index, asked).items.map(({ villa, total }) => [villa, total]);
          const stay = { checkIn: checkin, checkOut: checkout, adults: 2, children: 0, babies: 0 };
          const sold = oracle.villas
            .map((one, number) => [number, oracle.quote(one, stay)])
            .filter(([, total]) => total !== null);
          expect(found).toEqual(sold);
        }
      }
    });
    fc.assert(property, { numRuns: runs(15) });
  });
});

describe('a page', () => {
  const three = [1, 2, 3].map((id) => villa(id));

  it('is cut from the matches, whose exact number it gives', () => {
    const page = search(three, { ...WEEK, skip: 1, take: 1 });
    expect(page).toMatchObject({ ids: [2], total: 3, skip: 1, take: 1 });
  });
  it('past the end is empty, with the number still there', () => {
    expect(search(three, { skip: 3 })).toMatchObject({ ids: [], total: 3 });
    expect(search(three, { skip: 9, sort: 'price' })).toMatchObject({ ids: [], total: 3 });
  });
  it('of nothing is empty', () => {
    expect(search(three, { take: 0, sort: 'price' })).toMatchObject({ ids: [], total: 3 });
    expect(search([], WEEK)).toMatchObject({ ids: [], total: 0 });
  });
  it('of a dated search carries total, average night and dates', () => {
    expect(search([villa(1)], WEEK).items).toEqual([
      { villa: 0, total: 3_500_000, nightly: 500_000, from: 500_000, to: 500_000, ...WEEK },
    ]);
  });
  it('of a search without both dates carries the cheapest night only', () => {
    const item = { villa: 0, total: null, nightly: 500_000, from: 500_000, to: 500_000 };
    expect(search([villa(1)], {}).items).toEqual([item]);
    expect(search([villa(1)], { checkin: WEEK.checkin }).items).toEqual([item]);
  });
});

describe('dates', () => {
  it('shows the cleaning fee in the average night, rounded half up', () => {
    const stay = { checkin: '2027-05-01', checkout: '2027-05-07' };
    const [hit] = search([villa(1, { terms: terms({ cleaningFee: 100 }) })], stay).items;
    expect(hit).toMatchObject({ total: 3_000_100, nightly: 500_017 });
  });
  it('leave out a villa that a stay below the minimum would break', () => {
    const short = { checkin: '2027-05-01', checkout: '2027-05-03' };
    expect(search([villa(1)], short).total).toBe(0);
  });
  it('keep it when the stay fills a gap that is shorter than the minimum', () => {
    const taken = [...heldNights('2027-05-01', -3, 0), ...heldNights('2027-05-01', 2, 4)];
    const short = { checkin: '2027-05-01', checkout: '2027-05-03' };
    expect(search([villa(1, { taken })], short).total).toBe(1);
  });
  it('find nothing beyond the last night of the index, though its departure day is known', () => {
    const end = addDays(OPTIONS.today, OPTIONS.nights);
    expect(search([villa(1)], { checkin: addDays(end, -7), checkout: end }).total).toBe(1);
    expect(search([villa(1)], { checkin: addDays(end, -6), checkout: addDays(end, 1) }).total).toBe(
      0,
    );
  });
  it('may span 100 nights, the law’s limit, and not one more', () => {
    const [last, over] = [100, 101].map((nights) => addDays(WEEK.checkin, nights));
    const hit = { total: 50_000_000 };
    expect(search([villa(1)], { ...WEEK, checkout: last }).items).toMatchObject([hit]);
    expect(search([villa(1)], { ...WEEK, checkout: over }).total).toBe(0);
  });
  it('that are no dates are refused', () => {
    const wrong = { checkin: '2027-02-30', checkout: '2027-03-05' };
    expect(() => search([villa(1)], wrong)).toThrow(RangeError);
  });
});

describe('flexible dates', () => {
  it('move as little as they can, rather earlier than later', () => {
    const taken = [
      ...heldNights(WEEK.checkin, -20, -1),
      ...heldNights(WEEK.checkin, 6, 7),
      ...heldNights(WEEK.checkin, 20, 25),
    ];
    const [hit] = search([villa(1, { taken })], { ...WEEK, flex: 3 }).items;
    expect(hit).toMatchObject({ checkin: '2027-04-30', checkout: '2027-05-07' });
  });
  it('reach from a past day into the present', () => {
    const past = { checkin: '2026-11-19', checkout: '2026-11-26', flex: 2 };
    const [hit] = search([villa(1)], past).items;
    expect(hit).toMatchObject({ checkin: '2026-11-21', checkout: '2026-11-28' });
  });
  it('go on to the next date when the nearest one is too dear', () => {
    const seasons = [
      season('dear', '2026-01-01', '2027-05-01', 900_000),
      season('fair', '2027-05-02', '2028-12-31', 500_000),
    ];
    const asked = { ...WEEK, flex: 2, maxPrice: 500_000 };
    const [hit] = search([villa(1, { seasons })], asked).items;
    expect(hit).toMatchObject({ checkin: '2027-05-02', nightly: 500_000 });
  });
});

describe('filters', () => {
  const one = villa(1, { town: 'kalkan', types: ['luks', 'balayi'], features: ['sauna'] });
  const two = villa(2, { town: 'patara', types: ['luks'], features: ['sauna', 'jakuzi'] });

  it.each([
    [{ town: ['kalkan', 'patara'] }, [1, 2]],
    [{ town: ['patara'] }, [2]],
    [{ town: ['atlantis'] }, []],
    [{ town: ['atlantis', 'kalkan'] }, [1]],
    [{ type: ['balayi', 'luks'] }, [1, 2]],
    [{ feature: ['sauna', 'jakuzi'] }, [2]],
    [{ feature: ['sauna', 'atlantis'] }, []],
    [{ town: ['kalkan'], feature: ['jakuzi'] }, []],
    [{ bedrooms: 3 }, [1, 2]],
    [{ bedrooms: 4 }, []],
    [{ adults: 6, children: 1 }, [1, 2]],
    [{ adults: 6, children: 2 }, []],
    [{ adults: 7 }, []],
    [{ adults: 0 }, []],
    [{ babies: 2 }, []],
    [{ minPrice: 500_000, maxPrice: 500_000 }, [1, 2]],
    [{ minPrice: 500_001 }, []],
    [{ maxPrice: 499_999 }, []],
  ])('%j finds %j', (asked, ids) => {
    expect(search([one, two], asked).ids).toEqual(ids);
  });

  it('never find a villa without a price from today on', () => {
    const past = [season('old', '2025-01-01', '2026-11-20', 500_000)];
    expect(search([villa(1, { seasons: past }), villa(2, { seasons: [] })], {}).total).toBe(0);
  });
});

function seasonsAt(nightly: number) {
  return [season('all', '2026-01-01', '2028-12-31', nightly)];
}

describe('sorts', () => {
  const villas = [
    villa(1, {
      order: 3,
      seasons: seasonsAt(200),
      capacity: 4,
      createdAt: '2026-03-01T00:00:00.000Z',
    }),
    villa(2, {
      order: 1,
      seasons: seasonsAt(300),
      capacity: 8,
      createdAt: '2026-05-01T00:00:00.000Z',
    }),
    villa(3, { order: 2, seasons: seasonsAt(200), capacity: 4, createdAt: '2026-03-01T00:00:00Z' }),
  ];

  it.each([
    ['recommended', [2, 3, 1]],
    ['price', [3, 1, 2]],
    ['-price', [2, 3, 1]],
    ['capacity', [3, 1, 2]],
    ['newest', [2, 3, 1]],
  ] as const)('%s, ties in the agency order', (sort, ids) => {
    expect(search(villas, { sort }).ids).toEqual(ids);
    expect(search(villas, { sort, ...WEEK }).ids).toEqual(ids);
    expect(search(villas, { sort, take: 1, skip: 1 }).ids).toEqual(ids.slice(1, 2));
  });
});
