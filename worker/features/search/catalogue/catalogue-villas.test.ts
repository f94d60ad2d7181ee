import { expect, it } from 'vitest';
import { buildSearchIndex } from '#domain/search/index/build-index.ts';
import type { Season } from '#domain/reservations/pricing/pricing.ts';
import type { VillaRow } from '../queries.ts';
import { catalogueVillas } from './catalogue-villas.ts';

const TODAY = '2026-11-23';
const NIGHTS = 400;

/** With ten thousand villas, prices as objects take more than half of a Worker's memory. */
it('makes the prices of a villa when the index asks for them, once, and keeps none', () => {
  let made = 0;
  const season = (): Season => ({
    id: '1',
    startsOn: TODAY,
    endsOn: '2027-11-23',
    nightly: 500_000,
    minNights: null,
    shortStayFee: null,
    cleaningThreshold: null,
  });
  const rowOf = (id: number) => {
    const row: Partial<VillaRow> = {
      id,
      slug: `villa-${id}`,
      name: `Villa ${id}`,
      townId: 1,
      districtId: 1,
      displayOrder: id,
      createdAt: '2026-01-01T00:00:00.000Z',
      capacity: 6,
      maxAdults: 6,
      maxChildren: 4,
      maxBabies: 2,
      bedrooms: 3,
      bathrooms: 2,
      minNightsSeason: 3,
      minNightsOther: 3,
      cleaningFee: 0,
      cleaningThreshold: 0,
      ratingAverage: null,
      cover: null,
      typeIds: [],
      featureIds: [],
      pool: '',
      latitude: null,
      longitude: null,
      locationShown: 'kilometre',
      discounts: [],
      atOnce: { instant: false, otherwise: [] },
      nights: '0,1',
      seasons: () => {
        made += 1;
        return [season()];
      },
    };
    return row as VillaRow;
  };
  const places = { towns: [], districts: [], types: [], features: [] };
  const rows = Array.from({ length: 50 }, (_, n) => rowOf(n + 1));
  const villas = catalogueVillas(rows, places, { today: TODAY, nights: NIGHTS });
  expect(made).toBe(0);
  const index = buildSearchIndex(villas, {
    today: TODAY,
    nights: NIGHTS,
    now: `${TODAY}T09:00:00.000Z`,
  });
  expect(index.size).toBe(50);
  expect(made).toBe(50);
  expect(villas[0]?.seasons).toHaveLength(1);
  expect(villas[0]?.taken.map(({ night }) => night)).toEqual([TODAY, '2026-11-24']);
});
