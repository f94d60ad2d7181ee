import { describe, expect, it } from 'vitest';
import { answerSearch, EVERYTHING, toQuery } from './answer.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import { heldNights, query, villa } from '../index/catalogues.testing.ts';
import { SearchAnswer, SearchQueryInput } from '../schema.ts';
import { cardMaker, type ShownIndex } from '../index/shown-index.ts';

const OPTIONS = { today: '2026-11-21', nights: 400, now: '2026-11-21T09:00:00.000Z' };
const WEEK = { checkin: '2027-05-01', checkout: '2027-05-08' };

const shown = (villas: ReturnType<typeof villa>[], changed: Partial<ShownIndex> = {}) => ({
  index: buildSearchIndex(villas, OPTIONS),
  colors: villas.map(() => '#0f5c70'),
  towns: [{ slug: 'kalkan', name: 'Kalkan' }],
  filterable: [],
  ...changed,
});

describe('what a visitor asks', () => {
  it('is everything where nothing is asked', () => {
    expect(toQuery(SearchQueryInput.parse({}))).toEqual(EVERYTHING);
  });

  it('has prices in lira, the kernel in kuruş; a bound of zero is a bound', () => {
    const asked = toQuery(SearchQueryInput.parse({ minPrice: '0', maxPrice: '7500' }));
    expect(asked).toMatchObject({ minPrice: 0, maxPrice: 750_000 });
  });

  it('keeps every filter that was given, and no key for one that was not', () => {
    const asked = toQuery({
      ...SearchQueryInput.parse({ ...WEEK, adults: '3', town: 'kalkan,kas', sort: '-price' }),
      bedrooms: undefined,
      children: undefined,
      minPrice: undefined,
    });
    expect(asked).toEqual({
      ...EVERYTHING,
      ...WEEK,
      adults: 3,
      town: ['kalkan', 'kas'],
      sort: '-price',
    });
    expect(Object.keys(asked)).not.toContain('bedrooms');
    expect(Object.keys(asked)).not.toContain('minPrice');
  });
});

describe('the answer', () => {
  it('is the page and how often each filter on offer would match', () => {
    const villas = [villa(1, { features: ['sauna', 'somine'] }), villa(2)];
    const answer = answerSearch(
      shown(villas, { filterable: ['somine', 'jakuzi'] }),
      query({ take: 1 }),
    );
    expect(SearchAnswer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ total: 2, skip: 0, take: 1 });
    expect(answer.items.map(({ id }) => id)).toEqual([1]);
    expect(answer.facets.features).toEqual({ somine: 1, jakuzi: 0 });
  });

  it('offers nothing else while something matches, even on a page behind the last', () => {
    const answer = answerSearch(shown([villa(1)]), query({ ...WEEK, skip: 20 }));
    expect(answer.items).toEqual([]);
    expect(answer).not.toHaveProperty('nearest');
    expect(answer).not.toHaveProperty('ways');
  });

  it('offers at most three other dates of the same length where the asked ones are taken', () => {
    const full = villa(1, { taken: heldNights(WEEK.checkin, 0, 7) });
    const { total, nearest } = answerSearch(shown([full]), query(WEEK));
    expect(total).toBe(0);
    expect(nearest).toHaveLength(3);
    expect(nearest).toContainEqual({ checkin: '2027-04-24', checkout: '2027-05-01', villas: 1 });
  });

  it('offers no dates to who named none, but the filter to relax', () => {
    const answer = answerSearch(shown([villa(1)]), query({ town: ['patara'] }));
    expect(answer).not.toHaveProperty('nearest');
    expect(answer.ways).toEqual([{ drop: ['town'], villas: 1 }]);
  });

  it('offers no ways where none leads anywhere', () => {
    const answer = answerSearch(shown([]), query(WEEK));
    expect(answer).toMatchObject({ items: [], total: 0 });
    expect(answer).not.toHaveProperty('nearest');
    expect(answer).not.toHaveProperty('ways');
  });

  it('has no total without dates, and the stay it priced with them', () => {
    const one = shown([villa(1)]);
    expect(answerSearch(one, query()).items[0]?.price).not.toHaveProperty('total');
    expect(answerSearch(one, query()).items[0]).not.toHaveProperty('checkin');
    expect(answerSearch(one, query(WEEK)).items[0]).toMatchObject({
      ...WEEK,
      price: { total: 3_500_000, nightly: 500_000, from: 500_000, to: 500_000 },
    });
  });
});

describe('a card', () => {
  it('bears its town’s name, or its slug where the town is unknown', () => {
    const villas = [villa(1), villa(2, { town: 'patara' })];
    expect(answerSearch(shown(villas), query()).items.map(({ town }) => town)).toEqual([
      { slug: 'kalkan', name: 'Kalkan' },
      { slug: 'patara', name: 'patara' },
    ]);
  });

  it('has the colour of its own picture, or none', () => {
    const villas = [villa(1), villa(2)];
    const { items } = answerSearch(shown(villas, { colors: ['#c63'] }), query());
    expect(items.map(({ color }) => color)).toEqual(['#c63', '']);
  });

  it('is not made of a villa that the index does not know', () => {
    const make = cardMaker(shown([villa(1)]));
    expect(() => make({ villa: 1, total: null, nightly: 1, from: 1, to: 1 })).toThrow(RangeError);
  });
});
