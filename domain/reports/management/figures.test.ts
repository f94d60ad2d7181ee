import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from './definitions.ts';
import { addSums, figuresOf, NO_SUMS, type Sums } from './figures.ts';

/** Two villas in June; the numbers are small enough to check by hand. */
const JUNE: Sums = {
  villas: 2,
  nights: 60,
  ownNights: 5,
  closedNights: 3,
  elsewhereNights: 12,
  soldNights: 30,
  turnover: 45_000_000,
  stays: 4,
  stayNights: 30,
  leadDays: 100,
  leadStays: 3,
  cancelled: 1,
};

describe('the figures of a report', () => {
  it('follow from what was counted', () => {
    expect(figuresOf(JUNE)).toEqual({
      villas: 2,
      nights: 60,
      ownNights: 5,
      closedNights: 3,
      elsewhereNights: 12,
      // 60 − 5 − 3 − 12
      sellableNights: 40,
      soldNights: 30,
      // 30 of 40, in basis points
      occupancy: 7500,
      turnover: 45_000_000,
      averageNight: 1_500_000,
      revenuePerNight: 1_125_000,
      stays: 4,
      // 7,5 nights and 33,3 days, in tenths
      averageStay: 75,
      leadTime: 333,
      cancelled: 1,
      // 1 of 5
      cancellationRate: 2000,
    });
  });

  it('are nothing, not zero, where there is nothing to divide by', () => {
    expect(figuresOf(NO_SUMS)).toMatchObject({
      sellableNights: 0,
      occupancy: null,
      averageNight: null,
      revenuePerNight: null,
      averageStay: null,
      leadTime: null,
      cancellationRate: null,
    });
  });

  it.each([
    // Nothing was sold although nights were for sale.
    [
      { soldNights: 0, turnover: 0 },
      { occupancy: 0, averageNight: null, revenuePerNight: 0 },
    ],
    // Stays without a known booking day have no lead time; their length is known.
    [
      { leadDays: 0, leadStays: 0 },
      { leadTime: null, averageStay: 75 },
    ],
    // Booked on the day of arrival, all of them.
    [{ leadDays: 0 }, { leadTime: 0 }],
    [
      { stays: 0, stayNights: 0 },
      { averageStay: null, cancellationRate: 10_000 },
    ],
    [{ cancelled: 0 }, { cancellationRate: 0 }],
    // More closed nights than nights that count: zero is left, never a negative number.
    [{ closedNights: 99 }, { sellableNights: 0, occupancy: null, revenuePerNight: null }],
    // A half rounds up.
    [{ turnover: 45 }, { averageNight: 2, revenuePerNight: 1 }],
  ])('with %j are %j', (change, expected) => {
    expect(figuresOf({ ...JUNE, ...change })).toMatchObject(expected);
  });

  it('have a word each on the screen', () => {
    expect(Object.keys(figuresOf(JUNE))).toEqual(Object.keys(DEFINITIONS));
  });
});

describe('sums', () => {
  const count = fc.nat({ max: 1_000_000 });
  const sums: fc.Arbitrary<Sums> = fc.record({
    villas: count,
    nights: count,
    ownNights: count,
    closedNights: count,
    elsewhereNights: count,
    soldNights: count,
    turnover: count,
    stays: count,
    stayNights: count,
    leadDays: count,
    leadStays: count,
    cancelled: count,
  });

  it('add up in any order, each figure for itself', () => {
    fc.assert(
      fc.property(sums, sums, sums, (a, b, c) => {
        expect(addSums(a, NO_SUMS)).toEqual(a);
        expect(addSums(a, b)).toEqual(addSums(b, a));
        expect(addSums(addSums(a, b), c)).toEqual(addSums(a, addSums(b, c)));
        expect(addSums(a, b).turnover).toBe(a.turnover + b.turnover);
      }),
    );
  });

  it('take a part for what it says and leave the rest', () => {
    expect(addSums(JUNE, { nights: 30, cancelled: 2 })).toEqual({
      ...JUNE,
      nights: 90,
      cancelled: 3,
    });
    expect(addSums(JUNE, {})).toEqual(JUNE);
  });
});
