import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openNights } from '#domain/advice/open-nights.ts';
import { applyChange } from '#domain/prices/bulk/apply-change.ts';
import { season } from '#domain/reservations/pricing/pricing.testing.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { runs } from '#tests/support/runs.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import type { CatalogueVilla } from '../index/catalogue.ts';
import { heldNights, villa } from '../index/catalogues.testing.ts';
import { createOracle } from './oracle.testing.ts';
import { allUnsellableNights, unsellableNights } from './unsellable.ts';

const TODAY = '2027-05-20';
const NIGHTS = 26;
const OPTIONS = { today: TODAY, nights: NIGHTS, now: '2027-05-20T09:00:00.000Z' };

/** Rows without overlaps, with and without minimums and gaps, and some stays. */
const villaArbitrary: fc.Arbitrary<CatalogueVilla> = fc
  .record({
    rows: fc.array(
      fc.record({
        hole: fc.constantFrom(0, 0, 0, 1, 4),
        length: fc.integer({ min: 1, max: 20 }),
        minNights: fc.option(fc.integer({ min: 1, max: 15 }), { nil: null }),
        lira: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    stays: fc.array(
      fc.record({
        first: fc.integer({ min: 0, max: NIGHTS }),
        nights: fc.integer({ min: 1, max: 6 }),
        expiresAt: fc.constantFrom(null, null, '2027-05-20T08:00:00.000Z'),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ rows, stays }) => {
    let next = addDays(TODAY, -3);
    const seasons = rows.map(({ hole, length, minNights, lira }, i) => {
      const startsOn = addDays(next, hole);
      const endsOn = addDays(startsOn, length - 1);
      next = addDays(endsOn, 1);
      return season(String(i), startsOn, endsOn, lira * 100_000, { minNights });
    });
    const taken = stays.flatMap(({ first, nights, expiresAt }) =>
      heldNights(TODAY, first, first + nights, expiresAt),
    );
    return villa(1, { seasons, taken });
  });

const DAYS = eachNight(TODAY, addDays(TODAY, NIGHTS + 1));
const PARTY = { adults: 1, children: 0, babies: 0 };

/** Quotes every possible span and collects the nights that can be sold. */
function nightsSold(one: CatalogueVilla): Set<string> {
  const { quote } = createOracle({ villas: [one], options: OPTIONS });
  const spans = DAYS.flatMap((checkIn, i) =>
    DAYS.slice(i + 1).map((checkOut) => ({ checkIn, checkOut })),
  );
  const sold = spans.filter((dates) => quote(one, { ...dates, ...PARTY }) !== null);
  return new Set(sold.flatMap(({ checkIn, checkOut }) => eachNight(checkIn, checkOut)));
}

const unsellableOf = (one: CatalogueVilla, until = NIGHTS) =>
  unsellableNights(buildSearchIndex([one], OPTIONS), 0, until);

/** Nights that are free at this instant and priced. */
function nightsForSale({ seasons, taken }: CatalogueVilla): string[] {
  const held = new Set(taken.filter(({ expiresAt }) => expiresAt === null).map((n) => n.night));
  return DAYS.slice(0, NIGHTS).filter(
    (day) =>
      !held.has(day) && seasons.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn),
  );
}

describe('unsellable nights', () => {
  it('are exactly those for sale that no quote over any dates sells', () => {
    const property = fc.property(villaArbitrary, (one) => {
      const sold = nightsSold(one);
      const reported = unsellableOf(one).flatMap(({ from, to }) => eachNight(from, to));
      expect(reported).toEqual(nightsForSale(one).filter((night) => !sold.has(night)));
    });
    fc.assert(property, { numRuns: runs(60) });
  });

  it('are found of many villas at once as of each alone', () => {
    const many = fc.array(villaArbitrary, { minLength: 33, maxLength: 70 });
    const property = fc.property(many, fc.integer({ min: 0, max: NIGHTS }), (villas, until) => {
      const index = buildSearchIndex(
        villas.map((one, i) => ({ ...one, id: i + 1, order: i })),
        OPTIONS,
      );
      const each = villas.flatMap((_, number) => unsellableNights(index, number, until));
      const all = allUnsellableNights(index, until);
      expect(all.toSorted((a, b) => a.villa - b.villa)).toEqual(each);
    });
    fc.assert(property, { numRuns: runs(20) });
  });

  it('are all sold once the proposed minimum stay is in force, and not with one night more', () => {
    let opened = 0;
    const property = fc.property(villaArbitrary, (one) => {
      for (const found of unsellableOf(one)) {
        const change = openNights(found);
        const after = nightsSold(changed(one, change));
        expect(eachNight(found.from, found.to).filter((night) => !after.has(night))).toEqual([]);
        const stricter = { ...change, minNights: change.minNights + 1 };
        expect(nightsSold(changed(one, stricter))).not.toContain(found.from);
        opened++;
      }
    });
    fc.assert(property, { numRuns: runs(40) });
    expect(opened).toBeGreaterThan(0);
  });

  it('say what they cost and how many nights an arrival must take', () => {
    const seasons = [
      season('may', '2027-05-01', '2027-05-31', 400_000, { minNights: 7 }),
      season('june', '2027-06-10', '2027-12-31', 500_000),
    ];
    const taken = heldNights(TODAY, 0, 8);
    expect(unsellableOf(villa(1, { seasons, taken }))[0]).toEqual({
      villa: 0,
      from: '2027-05-28',
      to: '2027-06-01',
      nights: 4,
      minNights: 7,
      freeUntil: '2027-06-01',
      worth: 1_600_000,
    });
  });

  it('may be followed by bookable nights, and are opened up to their end', () => {
    const seasons = [
      season('may', '2027-05-01', '2027-05-31', 400_000, { minNights: 9 }),
      season('june', '2027-06-01', '2027-06-03', 500_000, { minNights: 2 }),
    ];
    const one = villa(1, { seasons, taken: heldNights(TODAY, 0, 8) });
    const [found] = unsellableOf(one);
    expect(found).toMatchObject({ from: '2027-05-28', to: '2027-06-01', freeUntil: '2027-06-04' });
    expect(openNights(found!)).toEqual({
      kind: 'min_nights',
      startsOn: '2027-05-28',
      endsOn: '2027-05-31',
      minNights: 7,
    });
  });

  it('begin a longest stay after the last possible arrival', () => {
    const arrivals = [0, 50, 200];
    const seasons = [0, 1, 50, 51, 200, 201, 260].flatMap((first, i, firsts) => {
      const last = (firsts[i + 1] ?? first) - 1;
      const minNights = arrivals.includes(first) ? 1 : MAX_STAY_NIGHTS + 1;
      const days = [addDays(TODAY, first), addDays(TODAY, last)] as const;
      return last < first ? [] : season(String(i), ...days, 400_000, { minNights });
    });
    const index = buildSearchIndex([villa(1, { seasons })], { ...OPTIONS, nights: 300 });
    const [from, to] = [addDays(TODAY, 150), addDays(TODAY, 200)];
    expect(unsellableNights(index, 0, 300)).toMatchObject([{ from, to, nights: 50 }]);
  });

  it('are none in a gap between two stays, which is sold as a whole, nor after `until`', () => {
    const between = villa(1, { taken: [...heldNights(TODAY, 0, 3), ...heldNights(TODAY, 5, 6)] });
    expect(unsellableOf(between, 10)).toEqual([]);
    const seasons = [season('a', '2027-01-01', addDays(TODAY, 1), 400_000, { minNights: 7 })];
    expect(unsellableOf(villa(1, { seasons }), 0)).toEqual([]);
    expect(unsellableOf(villa(1, { seasons }), 1)).toHaveLength(1);
  });
});

function changed(one: CatalogueVilla, change: ReturnType<typeof openNights>): CatalogueVilla {
  const { prices } = applyChange({ prices: one.seasons, discounts: [] }, change, TODAY);
  return { ...one, seasons: prices.map((row, i) => ({ ...row, id: String(i) })) };
}
