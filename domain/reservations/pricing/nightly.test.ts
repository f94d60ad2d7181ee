import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { buildSearchIndex } from '#domain/search/index/build-index.ts';
import { villa } from '#domain/search/index/catalogues.testing.ts';
import { nightSpanOf } from '#domain/search/index/search-index.ts';
import { SALE_NIGHTS, SHOWN_NIGHTS } from '#domain/sale-horizon.ts';
import { averageNight, nightSpan, shownSeasons, shownSpan } from './nightly.ts';
import { season } from './pricing.testing.ts';
import { priceNights } from './seasons.ts';

describe('nightSpan', () => {
  const rows = [
    season('past', '2026-01-01', '2026-11-20', 900),
    season('winter', '2026-11-21', '2027-05-31', 300),
    season('summer', '2027-06-01', '2027-08-31', 700),
    season('free', '2027-09-01', '2027-09-30', 0),
    season('beyond', '2029-01-01', '2029-12-31', 5_000),
  ];
  it('reaches from the cheapest to the dearest night that can be sold', () => {
    expect(nightSpan(rows, '2026-11-21', '2028-11-20')).toEqual({ from: 300, to: 700 });
  });
  it('is the cheapest and the dearest of all nights, however the rows overlap', () => {
    const some = fc.tuple(fc.integer({ min: -30, max: 90 }), fc.nat(30), fc.nat(5));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), fc.nat(60), (drawn, nights) => {
        const drawnRows = drawn.map(([from, length, price], i) =>
          season(`${i}`, addDays('2027-01-01', from), addDays('2027-01-01', from + length), price),
        );
        const end = addDays('2027-01-01', nights);
        const prices = priceNights(drawnRows, '2027-01-01', end).flatMap(
          ({ price }) => price ?? [],
        );
        expect(nightSpan(drawnRows, '2027-01-01', end)).toEqual({
          from: prices.length > 0 ? Math.min(...prices) : 0,
          to: prices.length > 0 ? Math.max(...prices) : 0,
        });
      }),
    );
  });
  it('is zero where nothing is for sale', () => {
    expect(nightSpan([], '2026-11-21', '2028-11-20')).toEqual({ from: 0, to: 0 });
  });
});

it('an average night is rounded to the kuruş', () => {
  expect(averageNight(3_000_100, 6)).toBe(500_017);
});

describe('the prices that visitors are shown', () => {
  const TODAY = '2026-11-21';
  const last = addDays(TODAY, SHOWN_NIGHTS - 1);
  const winter = season('winter', '2026-11-01', last, 300);
  const peak = season('peak', addDays(last, 1), '2028-12-31', 4_730);
  const past = season('past', '2026-01-01', '2026-10-31', 9_000);
  const given = season('given', '2027-06-01', '2027-06-30', 0);

  it.each([
    ['a peak after the table ends', [past, winter, peak], { from: 300, to: 300 }],
    [
      'one that begins on its last night',
      [winter, { ...peak, startsOn: last }],
      { from: 300, to: 4_730 },
    ],
    ['only later nights', [past, peak], { from: 4_730, to: 4_730 }],
    ['a row without a price', [given], { from: 0, to: 0 }],
    ['nothing', [], { from: 0, to: 0 }],
  ])('with %s, are those of the table on page and card alike', (_, seasons, span) => {
    const table = shownSeasons(seasons, TODAY).map(({ nightly }) => nightly);
    expect(shownSpan(seasons, TODAY)).toEqual(span);
    expect([...new Set(table)].toSorted((a, b) => a - b)).toEqual(
      [...new Set([span.from, span.to])].filter(Boolean),
    );
    const now = `${TODAY}T09:00:00.000Z`;
    const index = buildSearchIndex([villa(1, { seasons })], {
      today: TODAY,
      nights: SALE_NIGHTS,
      now,
    });
    expect(nightSpanOf(index, 0)).toEqual(span);
  });
});
