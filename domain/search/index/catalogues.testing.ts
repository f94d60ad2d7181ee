import * as fc from 'fast-check';
import { addDays, addMonths, monthOf, nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Discount, Season, VillaTerms } from '#domain/reservations/pricing/pricing.ts';
import { discount, season, terms } from '#domain/reservations/pricing/pricing.testing.ts';
import type { IndexOptions } from './build-index.ts';
import type { CatalogueVilla, HeldNight } from './catalogue.ts';
import type { OpenLength } from '../open-stay.ts';
import { SORTS } from '../schema.ts';
import type { SearchQuery } from '../query/query.ts';

/** A villa that sells every night of 2026 to 2028 at 5.000 ₺. */
export function villa(id: number, overrides: Partial<CatalogueVilla> = {}): CatalogueVilla {
  return {
    id,
    slug: `villa-${id}`,
    name: `Villa ${id}`,
    thumbnail: `villas/${id}`,
    town: 'kalkan',
    district: 'kas',
    capacity: 7,
    bedrooms: 3,
    bathrooms: 2,
    pool: 'Özel havuz',
    permitNo: `07-${id}`,
    location: { latitude: 36.27, longitude: 29.41 },
    sea: 500,
    rating: null,
    types: [],
    features: [],
    maxAdults: 6,
    maxChildren: 3,
    maxBabies: 1,
    order: id,
    createdAt: '2026-01-01T00:00:00.000Z',
    terms: terms(),
    seasons: [season('all', '2026-01-01', '2028-12-31', 500_000)],
    discounts: [],
    atOnce: { instant: false, otherwise: [] },
    taken: [],
    ...overrides,
  };
}

/** Two adults anywhere, the first page in the agency's order. */
export function query(overrides: Partial<SearchQuery> = {}): SearchQuery {
  return {
    adults: 2,
    children: 0,
    babies: 0,
    town: [],
    district: [],
    type: [],
    feature: [],
    flex: 0,
    sort: 'recommended',
    skip: 0,
    take: 20,
    ...overrides,
  };
}

/** The nights [first, end) counted from a day, all with the same expiry. */
export function heldNights(from: Day, first: number, end: number, expiresAt: string | null = null) {
  return Array.from({ length: end - first }, (_, i) => ({
    night: addDays(from, first + i),
    expiresAt,
  }));
}

const TOWNS = ['kalkan', 'patara', 'gocek'];
const DISTRICTS = ['kas', 'fethiye'];
const TYPES = ['balayi', 'luks', 'dogada'];
const AMENITIES = ['sauna', 'jakuzi', 'somine'];
const NOW = '2026-11-21T09:00:00.000Z';
const EXPIRIES = [
  null,
  null,
  '2026-11-21T08:59:59.000Z',
  NOW,
  '2026-11-21T09:00:00.001Z',
  '2026-11-22T09:00:00.000Z',
  'soon',
];

const int = (min: number, max: number) => fc.integer({ min, max });
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
/** The first value in seven of eight cases, so that a test usually gets what it needs. */
const usually = <T>(often: fc.Arbitrary<T>, seldom: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: often }, seldom);
const price = int(1, 9).map((n) => n * 100_003);

const termsArbitrary: fc.Arbitrary<VillaTerms> = fc
  .record({
    maxAdults: usually(int(2, 6), int(0, 1)),
    maxChildren: int(0, 3),
    maxBabies: int(0, 1),
    capacity: usually(int(4, 8), int(1, 3)),
    minNightsSeason: int(1, 7),
    minNightsOther: int(1, 5),
    cleaningFee: int(0, 5).map((n) => n * 10_000),
    cleaningThreshold: int(1, 9),
  })
  .map(terms);

const rowArbitrary = fc.record({
  hole: usually(fc.constant(0), int(-20, 9)),
  length: usually(int(10, 60), int(0, 9)),
  nightly: usually(price, usually(price, fc.constant(0))),
  minNights: orNull(int(1, 8)),
  shortStayFee: orNull(int(0, 300_000)),
  cleaningThreshold: orNull(int(0, 10)),
});

/** Consecutive rows from before `today`, sometimes with a gap or an overlap. */
function seasonsFrom(today: Day): fc.Arbitrary<Season[]> {
  return fc.array(rowArbitrary, { maxLength: 8, size: 'max' }).map((rows) => {
    let start = -10;
    return rows.map(({ hole, length, nightly, ...rest }, i) => {
      const first = start + hole;
      start = first + length + 1;
      const [startsOn, endsOn] = [addDays(today, first), addDays(today, first + length)];
      return season(String(i), startsOn, endsOn, nightly, rest);
    });
  });
}

function discountsFrom(today: Day): fc.Arbitrary<Discount[]> {
  const day = fc.option(
    int(-20, 120).map((n) => addDays(today, n)),
    { nil: null },
  );
  const bookable = fc.option(
    int(-1, 1).map((n) => addDays(today, n)),
    { nil: null, freq: 2 },
  );
  const row = fc.record({
    rate: int(0, 10_000),
    bookFrom: bookable,
    bookTo: bookable,
    stayFrom: day,
    stayTo: day,
    minNights: orNull(int(1, 14)),
    daysBefore: orNull(int(0, 60)),
  });
  return fc
    .array(row, { maxLength: 3 })
    .map((rows) => rows.map(({ rate, ...rest }, i) => discount(String(i), rate, rest)));
}

/** Taken nights, some of them expired, about to expire or overlapping others. */
export function takenFrom(today: Day, nights: number): fc.Arbitrary<HeldNight[]> {
  const stretch = fc.record({
    first: int(-5, nights + 5),
    length: int(1, 6),
    expiresAt: fc.constantFrom(...EXPIRIES),
  });
  return fc
    .array(stretch, { maxLength: Math.ceil(nights / 12), size: 'max' })
    .map((rows) =>
      rows.flatMap((row) => heldNights(today, row.first, row.first + row.length, row.expiresAt)),
    );
}

/** A catalogue and the input of its index; villas unordered, with some equal orders. */
export type Catalogue = { villas: CatalogueVilla[]; options: IndexOptions };

/** Catalogues on days close to the start or the end of high season, or to neither. */
export function catalogueArbitrary(nights: number, size: number): fc.Arbitrary<Catalogue> {
  return fc.constantFrom('2026-11-21', '2027-05-10', '2027-09-01').chain((today) => {
    const row = fc.record({
      town: fc.constantFrom(...TOWNS),
      district: fc.constantFrom(...DISTRICTS),
      types: fc.subarray(TYPES),
      features: fc.subarray(AMENITIES),
      capacity: int(2, 8),
      bedrooms: int(1, 4),
      bathrooms: int(1, 3),
      location: orNull(
        fc.record({
          latitude: int(3620, 3630).map((n) => n / 100),
          longitude: int(2940, 2950).map((n) => n / 100),
        }),
      ),
      sea: orNull(int(1, 9).map((n) => n * 100)),
      rating: orNull(fc.record({ average: int(1, 5), count: int(1, 3) })),
      order: int(0, 3),
      createdAt: int(0, 3).map((n) => `2026-0${n + 1}-01T00:00:00.000Z`),
      terms: termsArbitrary,
      seasons: seasonsFrom(today),
      discounts: fc.oneof(fc.constant([]), discountsFrom(today)),
      taken: takenFrom(today, nights),
    });
    return fc
      .array(row, { minLength: 1, maxLength: size, size: 'max' })
      .map((rows) => rows.map((overrides, i) => villa(((i * 7) % 101) + 1, overrides)))
      .map((villas) => ({ villas, options: { today, nights, now: NOW } }));
  });
}

const slugs = (known: string[]) =>
  usually<string[]>(fc.constant([]), fc.subarray([...known, 'atlantis']));

/**
 * Queries for stays of up to `longest` nights around the nights of an index; every third stay lies
 * between two changes of one villa's calendar, where minimum stays and short gaps matter.
 */
export function queryArbitrary(
  { villas, options }: Catalogue,
  longest: number,
): fc.Arbitrary<SearchQuery> {
  const { today, nights } = options;
  const anywhere = fc
    .record({ checkin: int(-4, nights + 2), length: usually(int(1, longest), int(0, longest)) })
    .map(({ checkin, length }) => ({ checkin, checkout: checkin + length }));
  const betweenChanges = fc
    .record({ villa: fc.constantFrom(...villas), at: fc.nat() })
    .map(({ villa, at }) => {
      const edges = changesOf(villa, today);
      const i = at % Math.max(edges.length - 1, 1);
      const checkin = edges[i] ?? 0;
      return { checkin, checkout: Math.min(edges[i + 1] ?? Infinity, checkin + longest) };
    });
  const dates = fc
    .oneof({ weight: 2, arbitrary: anywhere }, betweenChanges)
    .map(({ checkin, checkout }) => ({
      checkin: addDays(today, checkin),
      checkout: addDays(today, checkout),
    }));
  const open = fc.record({
    // From the month before today's to one past the end; sometimes unordered or repeated.
    month: fc
      .array(int(-1, Math.ceil(nights / 30) + 1), { minLength: 1, maxLength: 3 })
      .map((places) => places.map((n) => addMonths(monthOf(today), n))),
    nights: fc.option(usually<OpenLength>(int(1, Math.min(longest, 28)), fc.constant('weekend')), {
      nil: undefined,
    }),
  });
  const bound = usually(
    fc.constant(undefined),
    int(0, 11).map((n) => n * 100_003),
  );
  const total = int(0, 60).map((n) => n * 100_003);
  const rectangle = fc.record({
    west: int(2940, 2944).map((n) => n / 100),
    south: int(3620, 3624).map((n) => n / 100),
    east: int(2945, 2950).map((n) => n / 100),
    north: int(3625, 3630).map((n) => n / 100),
  });
  return fc
    .record({
      dates: usually<{ checkin?: Day; checkout?: Day }>(dates, fc.constant({})),
      open: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, open),
      adults: usually(int(1, 2), int(0, 7)),
      children: usually(fc.constant(0), int(0, 4)),
      babies: usually(fc.constant(0), int(0, 2)),
      town: slugs(TOWNS),
      district: slugs(DISTRICTS),
      type: slugs(TYPES),
      feature: usually<string[]>(fc.constant([]), fc.subarray(AMENITIES)),
      minPrice: bound,
      maxPrice: bound,
      minTotal: usually(fc.constant(undefined), total),
      maxTotal: usually(fc.constant(undefined), total),
      bedrooms: usually(fc.constant(undefined), int(1, 5)),
      bathrooms: usually(fc.constant(undefined), int(1, 4)),
      sea: usually(
        fc.constant(undefined),
        int(2, 8).map((n) => n * 100),
      ),
      rating: usually(fc.constant(undefined), int(2, 5)),
      bounds: usually(fc.constant(undefined), rectangle),
      flex: usually(int(0, 2), int(0, 7)),
      sort: fc.constantFrom(...SORTS),
      skip: usually(fc.constant(0), int(0, 6)),
      take: usually(fc.constant(50), int(0, 5)),
    })
    .map(({ dates, open: months, ...rest }) => ({ ...rest, ...dates, ...months }));
}

/** Nights from `today` on at which taken nights begin or end, and today itself. */
function changesOf({ taken }: CatalogueVilla, today: Day): number[] {
  const held = new Set(taken.map((row) => row.night));
  const isHeld = (night: number) => held.has(addDays(today, night));
  const edges = [...held]
    .flatMap((day) => [nightsBetween(today, day), nightsBetween(today, day) + 1])
    .filter((night) => night > 0 && isHeld(night) !== isHeld(night - 1));
  return [...new Set([0, ...edges])].toSorted((a, b) => a - b);
}
