import { describe, expect, it } from 'vitest';
import { season, terms } from '#domain/reservations/pricing/pricing.testing.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import type { CatalogueVilla } from '../index/catalogue.ts';
import { heldNights, query, villa } from '../index/catalogues.testing.ts';
import { answerSearch } from './answer.ts';
import type { SearchQuery } from './query.ts';
import { searchVillas } from './search.ts';

const OPTIONS = { today: '2026-11-21', nights: 730, now: '2026-11-21T09:00:00.000Z' };

const indexOf = (villas: CatalogueVilla[]) => buildSearchIndex(villas, OPTIONS);
const find = (villas: CatalogueVilla[], asked: Partial<SearchQuery>) =>
  searchVillas(indexOf(villas), query(asked));
const stays = (villas: CatalogueVilla[], asked: Partial<SearchQuery>) =>
  find(villas, asked).items.map(({ checkin, checkout, total }) => [checkin, checkout, total]);

/** 5.000 ₺ a night until 18 July, 3.000 ₺ until the end of August. */
const cheaper = villa(1, {
  seasons: [
    season('dear', '2027-01-01', '2027-07-18', 500_000),
    season('cheap', '2027-07-19', '2027-08-31', 300_000),
  ],
  terms: terms({ minNightsSeason: 2, minNightsOther: 2, cleaningThreshold: 1 }),
});

describe('any stay within months', () => {
  it('is the cheapest of a villa, of equally cheap ones the earliest', () => {
    expect(stays([cheaper], { month: ['2027-07'] })).toEqual([
      ['2027-07-19', '2027-07-26', 2_100_000],
    ]);
    const taken = heldNights('2027-07-20', 0, 1);
    expect(stays([{ ...cheaper, taken }], { month: ['2027-07'] })).toEqual([
      ['2027-07-21', '2027-07-28', 2_100_000],
    ]);
  });
  it('has all its nights in them: the departure may be the first of the next', () => {
    const taken = heldNights('2027-07-01', 0, 24);
    const until = { ...cheaper, taken };
    expect(stays([until], { month: ['2027-07'] })).toEqual([
      ['2027-07-25', '2027-08-01', 2_100_000],
    ]);
    const late = { ...cheaper, taken: heldNights('2027-07-01', 0, 25) };
    expect(stays([late], { month: ['2027-07'] })).toEqual([]);
    expect(stays([late], { month: ['2027-08', '2027-07'] })).toEqual([
      ['2027-07-26', '2027-08-02', 2_100_000],
    ]);
    expect(stays([late], { month: ['2027-07', '2027-09'] })).toEqual([]);
  });
  it('is a weekend from Friday to Sunday', () => {
    expect(stays([cheaper], { month: ['2027-07'], nights: 'weekend' })).toEqual([
      ['2027-07-23', '2027-07-25', 600_000],
    ]);
  });
  it('begins today at the earliest', () => {
    const [stay] = stays([villa(1)], { month: ['2026-11'] });
    expect(stay?.[0]).toBe('2026-11-21');
    expect(stays([villa(1)], { month: ['2026-10'] })).toEqual([]);
  });
  it('goes before dates', () => {
    const dates = { checkin: '2027-03-01', checkout: '2027-03-08' };
    expect(stays([cheaper], { ...dates, month: ['2027-07'] })[0]?.[0]).toBe('2027-07-19');
  });
  it('is the cheapest within the price bounds', () => {
    expect(stays([cheaper], { month: ['2027-07'], minPrice: 400_000 })).toEqual([
      // Four of the seven nights have to be dear for an average of 4.000 ₺.
      ['2027-07-15', '2027-07-22', 2_900_000],
    ]);
    expect(find([cheaper], { month: ['2027-07'], maxTotal: 2_099_999 }).total).toBe(0);
    expect(find([cheaper], { month: ['2027-07'], maxTotal: 2_100_000 }).total).toBe(1);
  });
  it('orders by what it costs', () => {
    const found = find([villa(2), cheaper], { month: ['2027-07'], sort: 'price' });
    expect(found.items.map((hit) => hit.total)).toEqual([2_100_000, 3_500_000]);
  });
});

describe('months in which nothing is free', () => {
  const shown = (villas: CatalogueVilla[]) => ({
    index: indexOf(villas),
    colors: [],
    towns: [],
    filterable: [],
  });
  const full = villa(1, { taken: heldNights('2027-07-01', 0, 40) });

  it('offer the nearest stays of the same length before and after, and any time at all', () => {
    const answer = answerSearch(shown([full]), query({ month: ['2027-07'] }));
    expect(answer.total).toBe(0);
    expect(answer.nearest?.slice(0, 2)).toEqual([
      { checkin: '2027-06-24', checkout: '2027-07-01', villas: 1 },
      { checkin: '2027-06-23', checkout: '2027-06-30', villas: 1 },
    ]);
    expect(answer.ways).toEqual([{ drop: ['dates'], villas: 1 }]);
  });
  it('offer other weekends to who wants one', () => {
    const asked = query({ month: ['2027-07'], nights: 'weekend' });
    const weekend = { ...full, terms: terms({ minNightsSeason: 1, minNightsOther: 1 }) };
    const [nearest] = answerSearch(shown([weekend]), asked).nearest ?? [];
    expect(nearest).toEqual({ checkin: '2027-06-25', checkout: '2027-06-27', villas: 1 });
  });
  it('offer nothing near months that are over', () => {
    const answer = answerSearch(shown([full]), query({ month: ['2026-01'] }));
    expect([answer.total, answer.nearest]).toEqual([0, undefined]);
  });
});
