import { describe, expect, it } from 'vitest';
import { season } from '#domain/reservations/pricing/pricing.testing.ts';
import { eachNight } from '#domain/values/dates.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import { heldNights, villa } from '../index/catalogues.testing.ts';
import { setNights } from '../index/delta.ts';
import { toQuery } from './answer.ts';
import { comingSeason } from './coming-season.ts';
import { searchVillas } from './search.ts';

const TODAY = '2026-11-21';

describe('the coming season', () => {
  it.each([
    ['2026-11-21', '2027-06-01', '2027-10-01'],
    ['2027-01-01', '2027-06-01', '2027-10-01'],
    ['2027-06-01', '2027-06-01', '2027-10-01'],
    ['2027-07-15', '2027-07-15', '2027-10-01'],
    // The last week of it, and the day after the last arrival for a week.
    ['2027-09-24', '2027-09-24', '2027-10-01'],
    ['2027-09-25', '2028-06-01', '2028-10-01'],
  ])('on %s is [%s, %s)', (today, from, to) => {
    expect(comingSeason(today)).toEqual({ from, to });
  });
});

describe('the agency order without dates', () => {
  const full = heldNights('2027-06-01', 0, 122);
  const index = buildSearchIndex(
    [
      villa(1, { order: 1, taken: full }),
      villa(2, { order: 2 }),
      // For sale in winter only.
      villa(3, { order: 3, seasons: [season('winter', '2026-01-01', '2027-05-31', 300)] }),
      villa(4, { order: 4 }),
    ],
    { today: TODAY, nights: 730, now: `${TODAY}T09:00:00.000Z` },
  );
  const ids = (query: object) =>
    searchVillas(index, toQuery({ sort: 'recommended', skip: 0, take: 20, ...query })).items.map(
      ({ villa: v }) => index.cards[v]?.id,
    );

  it('shows houses with a free week of the season first', () => {
    expect(ids({})).toEqual([2, 4, 1, 3]);
  });
  it('goes on from page to page without a gap', () => {
    expect([0, 1, 2, 3, 4].map((skip) => ids({ skip, take: 1 })[0])).toEqual([
      2,
      4,
      1,
      3,
      undefined,
    ]);
    expect(ids({ skip: 1, take: 2 })).toEqual([4, 1]);
  });
  it('stays the agency’s for dates, and another order is not touched', () => {
    expect(ids({ checkin: '2027-03-01', checkout: '2027-03-08' })).toEqual([1, 2, 3, 4]);
    expect(ids({ sort: 'price' })[0]).toBe(3);
  });
  it('follows a night that is freed, and one that is taken', () => {
    setNights(index, 0, { taken: [], free: eachNight('2027-07-01', '2027-07-09') });
    expect(ids({})).toEqual([1, 2, 4, 3]);
    setNights(index, 0, { taken: full, free: [] });
    expect(ids({})).toEqual([2, 4, 1, 3]);
  });
});
