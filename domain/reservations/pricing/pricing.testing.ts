import * as fc from 'fast-check';
import type { TakenNight } from '#domain/availability/nights.ts';
import { addDays } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Discount, QuoteRequest, Season, Stay, VillaTerms } from './pricing.ts';

/** The day on which every pricing test takes place: a Saturday. */
export const TODAY: Day = '2026-11-21';
export const NOW = '2026-11-21T09:00:00.000Z';

export function terms(overrides: Partial<VillaTerms> = {}): VillaTerms {
  return {
    maxAdults: 6,
    maxChildren: 3,
    maxBabies: 1,
    capacity: 7,
    minNightsSeason: 5,
    minNightsOther: 3,
    cleaningFee: 300_000,
    cleaningThreshold: 7,
    prepaymentRate: 2000,
    commissionRate: 2000,
    deposit: 1_000_000,
    ...overrides,
  };
}

export function season(
  id: string,
  startsOn: Day,
  endsOn: Day,
  nightly: number,
  overrides: Partial<Season> = {},
): Season {
  return {
    id,
    startsOn,
    endsOn,
    nightly,
    minNights: null,
    shortStayFee: null,
    cleaningThreshold: null,
    ...overrides,
  };
}

export function discount(id: string, rate: number, overrides: Partial<Discount> = {}): Discount {
  return {
    id,
    kind: 'early',
    rate,
    bookFrom: null,
    bookTo: null,
    stayFrom: null,
    stayTo: null,
    minNights: null,
    daysBefore: null,
    ...overrides,
  };
}

export function stay(checkIn: Day, checkOut: Day, overrides: Partial<Stay> = {}): Stay {
  return { checkIn, checkOut, adults: 2, children: 0, babies: 0, ...overrides };
}

export function held(night: Day, overrides: Partial<TakenNight> = {}): TakenNight {
  return { night, kind: 'reservation', option: false, expiresAt: null, ...overrides };
}

export function request(overrides: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    stay: stay('2027-06-10', '2027-06-17'),
    seasons: [season('all', '2026-01-01', '2028-12-31', 500_000)],
    discounts: [],
    terms: terms(),
    nights: [],
    now: NOW,
    today: TODAY,
    ...overrides,
  };
}

const orNull = (n: fc.Arbitrary<number>) => fc.option(n, { nil: null });

/** Rows around TODAY, possibly with overlaps and gaps. */
export const seasonsArbitrary: fc.Arbitrary<Season[]> = fc
  .array(
    fc.record({
      start: fc.integer({ min: -10, max: 40 }),
      length: fc.integer({ min: 0, max: 40 }),
      nightly: fc.integer({ min: 0, max: 5_000_000 }),
      minNights: orNull(fc.integer({ min: 1, max: 9 })),
      shortStayFee: orNull(fc.integer({ min: 0, max: 500_000 })),
      cleaningThreshold: orNull(fc.integer({ min: 1, max: 10 })),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((rows) =>
    rows.map(({ start, length, ...row }, index) => ({
      id: String(index),
      startsOn: addDays(TODAY, start),
      endsOn: addDays(TODAY, start + length),
      ...row,
    })),
  );

/** Discounts with random rates and windows around TODAY. */
export const discountsArbitrary: fc.Arbitrary<Discount[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('early' as const, 'long_stay' as const),
      rate: fc.integer({ min: 1, max: 10_000 }),
      minNights: orNull(fc.integer({ min: 1, max: 14 })),
      daysBefore: orNull(fc.integer({ min: 0, max: 30 })),
      stayFrom: orNull(fc.integer({ min: 0, max: 40 })),
      stayTo: orNull(fc.integer({ min: 0, max: 60 })),
    }),
    { maxLength: 4 },
  )
  .map((rows) =>
    rows.map(({ stayFrom, stayTo, ...row }, index) =>
      discount(String(index), row.rate, {
        ...row,
        stayFrom: stayFrom === null ? null : addDays(TODAY, stayFrom),
        stayTo: stayTo === null ? null : addDays(TODAY, stayTo),
      }),
    ),
  );

/** A stay within two months of TODAY. */
export const stayArbitrary: fc.Arbitrary<Stay> = fc
  .record({ start: fc.integer({ min: 0, max: 45 }), nights: fc.integer({ min: 1, max: 21 }) })
  .map(({ start, nights }) => stay(addDays(TODAY, start), addDays(TODAY, start + nights)));
