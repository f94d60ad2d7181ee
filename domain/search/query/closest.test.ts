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
import { findClosest } from './closest.ts';
import { nearestFree } from './nearest.ts';
import { searchVillas } from './search.ts';

const OPTIONS = { today: '2026-11-21', nights: 400, now: '2026-11-21T09:00:00.000Z' };
const WEEK = { checkin: '2027-05-01', checkout: '2027-05-08' };

const closest = (villas: ReturnType<typeof villa>[], asked: ReturnType<typeof query>) => {
  const index = buildSearchIndex(villas, OPTIONS);
  expect(searchVillas(index, asked).total).toBe(0);
  const found = findClosest(index, asked, nearestFree(index, asked, 1)[0], 3);
  return found && { drop: found.drop, ids: found.items.map(({ villa: v }) => index.cards[v]?.id) };
};
const at = (latitude: number) => ({ location: { latitude, longitude: 29 } });

describe('the villas that come nearest to a search that finds nothing', () => {
  it('lack what people give up first, whatever finds more', () => {
    const villas = [villa(1, { town: 'patara' }), villa(2), villa(3, { features: ['sauna'] })];
    const asked = query({ town: ['patara'], feature: ['sauna'] });
    expect(closest(villas, asked)).toEqual({ drop: ['feature:sauna'], ids: [1] });
  });

  it('lie nearest to the place where nothing matches', () => {
    const villas = [
      villa(1, { town: 'patara', ...at(36.2), taken: heldNights(WEEK.checkin, 0, 7) }),
      villa(2, { town: 'bodrum', ...at(37) }),
      villa(3, { town: 'kas', ...at(36.3) }),
      villa(4, { town: 'kas', location: null }),
    ];
    expect(closest(villas, query({ ...WEEK, town: ['patara'] }))).toEqual({
      drop: ['town'],
      ids: [3, 2, 4],
    });
    // Nothing is known of where that is.
    expect(closest(villas, query({ district: ['didim'] }))?.ids).toEqual([1, 2, 3]);
  });

  it('cost least where nothing is cheap enough, and take most where nobody has room for all', () => {
    const small = villa(1, { capacity: 6, maxAdults: 6 });
    const large = villa(2, { capacity: 10, maxAdults: 10 });
    expect(closest([small, large], query({ adults: 30 }))).toEqual({
      drop: ['guests'],
      ids: [2, 1],
    });
    expect(closest([small, large], query({ ...WEEK, maxTotal: 100 }))).toEqual({
      drop: ['maxTotal'],
      ids: [1, 2],
    });
    expect(closest([small, large], query({ maxPrice: 100 }))?.drop).toEqual(['maxPrice']);
  });

  it('are free on the nearest dates, and bear them', () => {
    const full = villa(1, { taken: heldNights(WEEK.checkin, 0, 7) });
    const index = buildSearchIndex([full], OPTIONS);
    const asked = query({ ...WEEK, flex: 1 });
    const found = findClosest(index, asked, nearestFree(index, asked, 1)[0], 3);
    expect(found).toMatchObject({
      drop: ['dates'],
      items: [{ checkin: '2027-04-24', checkout: '2027-05-01' }],
    });
  });

  it('give up as many filters as it takes, one after the other', () => {
    const villas = [villa(1, { town: 'kas' })];
    const asked = query({ town: ['patara'], type: ['luks'], feature: ['sauna'], adults: 30 });
    expect(closest(villas, asked)).toEqual({
      drop: ['feature:sauna', 'type', 'town', 'guests'],
      ids: [1],
    });
    const never = query({ checkin: '2040-05-01', checkout: '2040-05-08', town: ['patara'] });
    expect(closest(villas, never)).toEqual({ drop: ['town', 'dates'], ids: [1] });
  });

  it('do not exist for an agency without villas', () => {
    expect(closest([], query({ town: ['patara'] }))).toBeNull();
  });

  it('exist for every search of every agency with villas', () => {
    const drawn = catalogueArbitrary(12, 4).chain((catalogue) =>
      fc.record({ catalogue: fc.constant(catalogue), asked: queryArbitrary(catalogue, 14) }),
    );
    fc.assert(
      fc.property(drawn, ({ catalogue: { villas, options }, asked }) => {
        const index = buildSearchIndex(villas, options);
        fc.pre(asked.adults > 0 && searchVillas(index, asked).total === 0);
        const all = searchVillas(index, query({ adults: 1 })).total;
        const found = findClosest(index, asked, nearestFree(index, asked, 1)[0], 3);
        expect((found?.items.length ?? 0) > 0).toBe(all > 0);
      }),
    );
  });
});
