import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { held, season, terms } from '#domain/reservations/pricing/pricing.testing.ts';
import type { StayDays } from '#domain/prices/stay-days.ts';
import { calendarDays } from '#domain/reservations/stay-calendar.ts';
import { departuresFrom } from '#domain/reservations/departures.ts';
import { runs } from '#tests/support/runs.ts';
import { modelDay, modelSells, tabulate } from '#tests/support/weekday-model.ts';
import { hasBit } from '../index/bitset.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import { query, villa } from '../index/catalogues.testing.ts';
import { indexBytes } from '../index/search-index.ts';
import { unpackVilla, packVilla } from '../index/catalogue-file.ts';
import { shortGaps } from './gaps.ts';
import { nearestFree } from './nearest.ts';
import { findVillas } from './search.ts';
import { unsellableNights } from './unsellable.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const NIGHTS = 60;
const int = (min: number, max: number) => fc.integer({ min, max });
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });

const weekdays = fc.option(
  fc.oneof(
    fc.constantFrom<number[]>([6], [6, 7], [1, 5], []),
    fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  ),
  { nil: null, freq: 3 },
);
const stayDays: fc.Arbitrary<StayDays> = fc.record({
  arrivalDays: weekdays,
  departureDays: weekdays,
  maxNights: orNull(int(3, 14)),
  dayNights: fc.option(
    fc.uniqueArray(
      fc.record({ day: int(1, 7), minNights: orNull(int(1, 5)), maxNights: orNull(int(5, 9)) }),
      { maxLength: 3, selector: ({ day }) => day },
    ),
    { nil: null, freq: 1 },
  ),
});

/** Rows one after another, over the edge of high season, some with rules, some priced at nothing. */
const villaArbitrary = fc
  .record({
    rows: fc.array(
      fc.record({
        hole: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, int(1, 5)),
        length: int(0, 30),
        nightly: fc.oneof({ weight: 9, arbitrary: int(1, 9) }, fc.constant(0)),
        minNights: orNull(int(1, 8)),
        rules: fc.option(stayDays, { nil: {}, freq: 3 }),
      }),
      { minLength: 1, maxLength: 8, size: 'max' },
    ),
    low: int(1, 5),
    high: int(1, 7),
    taken: fc.array(fc.record({ first: int(-2, NIGHTS + 2), length: int(1, 6) }), { maxLength: 6 }),
  })
  .map(({ rows, low, high, taken }) => {
    let next = -5;
    const seasons = rows.map(({ hole, length, nightly, minNights, rules }, i) => {
      const first = next + hole;
      next = first + length + 1;
      return season(String(i), at(first), at(next - 1), nightly * 100_000, { minNights, ...rules });
    });
    const nights = [
      ...new Set(
        taken.flatMap((run) => Array.from({ length: run.length }, (_, i) => run.first + i)),
      ),
    ];
    return {
      seasons,
      terms: terms({ minNightsOther: low, minNightsSeason: high }),
      taken: new Set(nights.map(at)),
    };
  });

const TODAY = '2027-05-12';
const at = (n: number) => modelDay(TODAY, n);
const OPTIONS = { today: TODAY, nights: NIGHTS, now: NOW };
const INDEX_DAYS = Array.from({ length: NIGHTS }, (_, n) => n);

type One = typeof villaArbitrary extends fc.Arbitrary<infer T> ? T : never;

const catalogueVilla = ({ seasons, terms: own, taken }: One, i = 0) =>
  villa(i + 1, {
    order: i,
    seasons,
    terms: own,
    taken: [...taken].map((night) => ({ night, expiresAt: null })),
  });

const quote = (one: One, from: number, to: number) =>
  quoteStay({
    stay: { checkIn: at(from), checkOut: at(to), adults: 2, children: 0, babies: 0 },
    seasons: one.seasons,
    terms: one.terms,
    nights: [...one.taken].map((night) => held(night)),
    discounts: [],
    now: NOW,
    today: TODAY,
  });

describe('rules of weekdays', () => {
  it('are those of an independent model in 3,000 searches, in the browser’s file too', () => {
    let searches = 0;
    let sold = 0;
    const catalogue = fc.array(villaArbitrary, { minLength: 1, maxLength: 40, size: 'max' });
    const stays = fc.array(fc.tuple(int(-1, NIGHTS), int(1, 16)), {
      minLength: 100,
      maxLength: 100,
    });
    const property = fc.property(catalogue, stays, (villas, asked) => {
      const index = buildSearchIndex(villas.map(catalogueVilla), OPTIONS);
      const packed = villas.map((one, i) =>
        unpackVilla(packVilla(catalogueVilla(one, i), '#000000', TODAY), TODAY),
      );
      const inBrowser = buildSearchIndex(packed, OPTIONS);
      const tables = villas.map((one) => tabulate(one, TODAY, NIGHTS));
      for (const [from, nights] of asked) {
        const wanted = query({ checkin: at(from), checkout: at(from + nights) });
        const expected = tables.flatMap((table, i) =>
          modelSells(table, from, from + nights) ? i : [],
        );
        for (const searched of [index, inBrowser]) {
          const { all } = findVillas(searched, wanted);
          expect(villas.flatMap((_, i) => (hasBit(all, all.length, 0, i) ? i : []))).toEqual(
            expected,
          );
        }
        searches += 1;
        sold += expected.length;
      }
    });
    fc.assert(property, { numRuns: 30 });
    expect(searches).toBeGreaterThanOrEqual(3000);
    expect(sold).toBeGreaterThan(3000);
  });

  it('are quoted alike, with a suggestion that can be booked', () => {
    let suggested = 0;
    const property = fc.property(villaArbitrary, (one) => {
      const table = tabulate(one, TODAY, NIGHTS + 60);
      for (let from = 0; from < NIGHTS; from += 3) {
        for (let nights = 1; nights <= 9; nights += 2) {
          const answer = quote(one, from, from + nights);
          expect(answer.ok).toBe(modelSells(table, from, from + nights));
          if (answer.ok || !answer.details.suggestion) continue;
          const { checkIn, checkOut } = answer.details.suggestion;
          const place = (day: string) => Array.from(table, (_, n) => at(n)).indexOf(day);
          expect(modelSells(table, place(checkIn), place(checkOut))).toBe(true);
          suggested += 1;
        }
      }
    });
    fc.assert(property, { numRuns: runs(60) });
    expect(suggested).toBeGreaterThan(100);
  });

  it('are drawn in the calendar, arrival by arrival', () => {
    const property = fc.property(villaArbitrary, (one) => {
      const table = tabulate(one, TODAY, NIGHTS + 60);
      const days = calendarDays({
        from: TODAY,
        to: at(NIGHTS),
        today: TODAY,
        nights: [...one.taken].map((night) => held(night)),
        seasons: one.seasons,
        villa: one.terms,
        now: NOW,
      });
      for (const [n, day] of days.entries()) {
        const ends = Array.from({ length: 100 }, (_, i) => n + 1 + i);
        const sold = ends.filter((end) => modelSells(table, n, end));
        expect([day.date, day.arrival]).toEqual([at(n), sold.length > 0]);
        const chosen = departuresFrom(days, day.date);
        expect(chosen).toEqual(sold.filter((end) => end < NIGHTS).map(at));
        const starts = Array.from({ length: n }, (_, i) => i);
        expect(day.departure).toBe(starts.some((start) => modelSells(table, start, n)));
        if (day.arrival) expect(day.minNights).toBe((sold[0] ?? 0) - n);
        else expect(day.reason).toBeTruthy();
      }
    });
    fc.assert(property, { numRuns: runs(60) });
  });

  it('make short gaps and nights that nobody can book those of the model', () => {
    let gaps = 0;
    let dead = 0;
    const property = fc.property(villaArbitrary, (one) => {
      const table = tabulate(one, TODAY, NIGHTS);
      const index = buildSearchIndex([catalogueVilla(one)], OPTIONS);
      const stays = INDEX_DAYS.flatMap((from) =>
        Array.from({ length: NIGHTS - from }, (_, i) => [from, from + 1 + i] as const),
      ).filter(([from, to]) => modelSells(table, from, to));
      const short = stays.filter(([from, to]) => to - from < (table[from]?.least ?? 0));
      expect(shortGaps(index, {}).map(({ checkin, checkout }) => [checkin, checkout])).toEqual(
        short.map(([from, to]) => [at(from), at(to)]),
      );
      const covered = new Set(
        stays.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)),
      );
      const unsold = INDEX_DAYS.filter((n) => table[n]?.open && !table[n].taken && !covered.has(n));
      const reported = unsellableNights(index, 0, NIGHTS).flatMap(({ from, nights }) =>
        Array.from({ length: nights }, (_, i) => modelDay(from, i)),
      );
      expect(reported).toEqual(unsold.map(at));
      gaps += short.length;
      dead += unsold.length;
    });
    fc.assert(property, { numRuns: runs(150) });
    expect(gaps).toBeGreaterThan(0);
    expect(dead).toBeGreaterThan(0);
  });

  it('have nearest stays of another length where none is as long as wanted', () => {
    const saturdays = { arrivalDays: [6], departureDays: [6] };
    const rows = [season('all', at(0), at(NIGHTS), 500_000, saturdays)];
    const index = buildSearchIndex([villa(1, { seasons: rows })], OPTIONS);
    // TODAY is a Wednesday: the first Saturday is three days later.
    const wanted = query({ checkin: at(5), checkout: at(10) });
    expect(nearestFree(index, wanted, 2)).toEqual([
      { checkin: at(3), checkout: at(10), villas: 1 },
      { checkin: at(10), checkout: at(17), villas: 1 },
    ]);
  });

  it('cost less than a kilobyte a villa, and nothing where there are none', () => {
    const kinds: StayDays[] = [
      {},
      { arrivalDays: [6], departureDays: [6] },
      {
        arrivalDays: [1, 5],
        maxNights: 14,
        dayNights: [{ day: 5, minNights: 3, maxNights: null }],
      },
      { departureDays: [7], maxNights: 21 },
    ];
    const build = (rules: boolean) =>
      buildSearchIndex(
        Array.from({ length: 2000 }, (_, i) =>
          villa(i + 1, {
            order: i,
            seasons: Array.from({ length: 10 }, (_, m) =>
              season(
                String(m),
                modelDay(TODAY, m * 73),
                modelDay(TODAY, m * 73 + 72),
                500_000 + m,
                {
                  minNights: [3, 4, 5, 7][(i + m) % 4] ?? 3,
                  ...(rules && kinds[(i + m) % kinds.length]),
                },
              ),
            ),
          }),
        ),
        { today: TODAY, nights: 730, now: NOW },
      );
    expect(build(false).stayDays).toBeNull();
    const ruled = build(true);
    // What one search works in is not of the villas.
    const { scratch: _, ...index } = ruled;
    expect(indexBytes(index as typeof ruled) / 2000).toBeLessThanOrEqual(1024);
  });
});
