import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTakenAt } from '#domain/availability/nights.ts';
import { addDays } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { runs } from '#tests/support/runs.ts';
import { buildSearchIndex } from './build-index.ts';
import type { CatalogueVilla, HeldNight } from './catalogue.ts';
import { catalogueArbitrary, heldNights, query, takenFrom, villa } from './catalogues.testing.ts';
import { releaseExpired, setNights } from './delta.ts';
import type { NightsDelta } from './delta.ts';
import type { SearchIndex } from './search-index.ts';
import { searchVillas } from '../query/search.ts';

const TODAY = '2026-11-21';
const NOW = '2026-11-21T09:00:00.000Z';
const OPTIONS = { today: TODAY, nights: 400, now: NOW };
const WEEK = { checkin: '2027-05-01', checkout: '2027-05-08' };

/** The parts in which two indexes differ, except working memory. */
function differences(a: SearchIndex, b: SearchIndex): string[] {
  const parts = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a)
    .filter(([name, part]) => name !== 'scratch' && !isDeepStrictEqual(part, parts.get(name)))
    .map(([name]) => name);
}
const holds = (row: HeldNight) => isTakenAt({ ...row, kind: 'hold', option: false }, NOW);

function deltaArbitrary(today: Day, nights: number): fc.Arbitrary<NightsDelta> {
  return fc.record({
    taken: takenFrom(today, nights).map((rows) => rows.filter(holds)),
    free: fc.array(
      fc.integer({ min: -5, max: nights + 5 }).map((n) => addDays(today, n)),
      {
        maxLength: 30,
        size: 'max',
      },
    ),
  });
}

function applied(one: CatalogueVilla, delta: NightsDelta): CatalogueVilla {
  const changed = new Set([...delta.free, ...delta.taken.map((row) => row.night)]);
  const kept = one.taken.filter((row) => !changed.has(row.night));
  return { ...one, taken: [...kept, ...delta.taken] };
}

describe('a delta', () => {
  it('leaves the index a rebuild would give', () => {
    const changing = catalogueArbitrary(70, 40).chain((catalogue) => {
      const { today, nights } = catalogue.options;
      const change = fc.tuple(fc.nat(catalogue.villas.length - 1), deltaArbitrary(today, nights));
      return fc.tuple(fc.constant(catalogue), fc.array(change, { maxLength: 5 }));
    });
    const property = fc.property(changing, ([{ villas, options }, changes]) => {
      const index = buildSearchIndex(villas, options);
      const current = [...villas];
      for (const [at, delta] of changes) {
        const one = current[at]!;
        setNights(index, index.numberOf.get(one.id)!, delta);
        current[at] = applied(one, delta);
      }
      expect(differences(index, buildSearchIndex(current, options))).toEqual([]);
    });
    fc.assert(property, { numRuns: runs(100) });
  });

  it('without nights, or with nights outside the index only, changes nothing', () => {
    const given = [villa(1, { taken: heldNights(TODAY, 5, 7) })];
    const index = buildSearchIndex(given, OPTIONS);
    setNights(index, 0, { taken: [], free: [] });
    setNights(index, 0, { taken: heldNights(TODAY, -3, 0), free: ['2099-01-01'] });
    expect(differences(index, buildSearchIndex(given, OPTIONS))).toEqual([]);
  });

  it('takes a booked stay out of the answers at once and puts a cancelled one back', () => {
    const index = buildSearchIndex([villa(1), villa(2)], OPTIONS);
    const nights = heldNights(WEEK.checkin, 3, 5);
    const found = () => searchVillas(index, query(WEEK)).items.map((hit) => hit.villa);
    setNights(index, 0, { taken: nights, free: [] });
    expect(found()).toEqual([1]);
    setNights(index, 0, { taken: [], free: nights.map((row) => row.night) });
    expect(found()).toEqual([0, 1]);
  });

  it('turns a hold into a booking and a booking into a hold', () => {
    const expiresAt = '2026-11-21T11:00:00.000Z';
    const index = buildSearchIndex(
      [villa(1, { taken: heldNights(TODAY, 5, 7, expiresAt) })],
      OPTIONS,
    );
    setNights(index, 0, { taken: heldNights(TODAY, 5, 7), free: [] });
    expect(index.nextExpiry).toBeNull();
    setNights(index, 0, { taken: heldNights(TODAY, 5, 7, expiresAt), free: [] });
    expect(index.nextExpiry).toBe(expiresAt);
  });
});

describe('expired holds', () => {
  it('are released as a rebuild at that instant would', () => {
    const later = '2026-11-21T09:00:00.001Z';
    const property = fc.property(catalogueArbitrary(50, 35), ({ villas, options }) => {
      const index = buildSearchIndex(villas, options);
      const released = releaseExpired(index, new Date(later));
      expect(released).toBe(buildSearchIndex(villas, options).nextExpiry === later);
      const rebuilt = buildSearchIndex(villas, { ...options, now: later });
      expect(differences(index, rebuilt)).toEqual([]);
    });
    fc.assert(property, { numRuns: runs(60) });
  });

  it('are released at their very instant and not before', () => {
    const expiresAt = '2026-11-21T11:00:00.000Z';
    const taken = heldNights(WEEK.checkin, 0, 1, expiresAt);
    const index = buildSearchIndex([villa(1, { taken })], OPTIONS);
    expect(releaseExpired(index, new Date('2026-11-21T10:59:59.999Z'))).toBe(false);
    expect(searchVillas(index, query(WEEK)).total).toBe(0);
    expect(releaseExpired(index, new Date(expiresAt))).toBe(true);
    expect(searchVillas(index, query(WEEK)).total).toBe(1);
    expect(index.nextExpiry).toBeNull();
  });
});
