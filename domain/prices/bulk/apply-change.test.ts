import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import type { DiscountInput } from '../discount-schema.ts';
import { listOverlaps } from '../season-table.ts';
import type { SeasonInput } from '../schema.ts';
import { applyChange } from './apply-change.ts';
import { PriceChange } from './change-schema.ts';
import { compareFreeNights, differ } from './difference.ts';

const TODAY = '2027-06-10';

const row = (startsOn: string, endsOn: string, nightly: number): SeasonInput => ({
  startsOn,
  endsOn,
  nightly: nightly * 100,
  minNights: null,
  shortStayFee: null,
  cleaningThreshold: null,
});

const SUMMER = [row('2027-06-01', '2027-06-30', 100), row('2027-07-01', '2027-08-31', 200)];

const change = (prices: SeasonInput[], wanted: unknown, today = TODAY) =>
  applyChange({ prices, discounts: [] }, PriceChange.parse(wanted), today).prices.map(
    ({ startsOn, endsOn, nightly, minNights }) => [
      startsOn.slice(5),
      endsOn.slice(5),
      nightly / 100,
      ...(minNights ? [minNights] : []),
    ],
  );

const raise = (percent: number, amount = 0) => ({ percent, amount, roundTo: 100 });

describe('a change of prices', () => {
  it('raises the nights meant alone and none that is over', () => {
    const by = { kind: 'raise', startsOn: '2027-06-01', endsOn: '2027-07-15', raise: raise(1000) };
    expect(change(SUMMER, by)).toEqual([
      ['06-01', '06-09', 100],
      ['06-10', '06-30', 110],
      ['07-01', '07-15', 220],
      ['07-16', '08-31', 200],
    ]);
  });

  it('changes the rules of days that are named, and sells nights whole', () => {
    const span = { startsOn: '2027-07-05', endsOn: '2027-07-08' };
    const rules = (wanted: object) =>
      applyChange({ prices: SUMMER, discounts: [] }, PriceChange.parse(wanted), TODAY).prices.map(
        ({ startsOn, arrivalDays, departureDays, maxNights, minNights }) => [
          startsOn.slice(5),
          arrivalDays ?? null,
          departureDays ?? null,
          maxNights ?? null,
          minNights,
        ],
      );
    expect(rules({ kind: 'stay_days', ...span, arrivalDays: [6] })).toContainEqual([
      '07-05',
      [6],
      null,
      null,
      null,
    ]);
    expect(rules({ kind: 'stay_days', ...span, departureDays: [6], maxNights: 14 })).toContainEqual(
      ['07-05', null, [6], 14, null],
    );
    expect(rules({ kind: 'whole', ...span })).toEqual(
      expect.arrayContaining([
        ['07-05', null, null, null, 4],
        ['07-06', [], [], null, null],
      ]),
    );
  });

  it('never gives a night away', () => {
    const by = {
      kind: 'raise',
      startsOn: '2027-07-01',
      endsOn: '2027-08-31',
      raise: raise(0, -90_000),
    };
    expect(change(SUMMER, by)).toContainEqual(['07-01', '08-31', 1]);
  });

  it('leaves a row that has begun whole when nothing of it changes', () => {
    const by = { kind: 'raise', startsOn: '2027-08-01', endsOn: '2027-08-31', raise: raise(1000) };
    expect(change(SUMMER, by)[0]).toEqual(['06-01', '06-30', 100]);
  });

  it('puts a season in the place of what its nights had', () => {
    const season = { kind: 'season', row: row('2027-06-25', '2027-07-05', 300) };
    expect(change(SUMMER, season)).toEqual([
      ['06-01', '06-24', 100],
      ['06-25', '07-05', 300],
      ['07-06', '08-31', 200],
    ]);
    const past = { kind: 'season', row: row('2027-05-01', '2027-06-15', 300) };
    expect(change(SUMMER, past)).toEqual([
      ['06-01', '06-09', 100],
      ['06-10', '06-15', 300],
      ['06-16', '06-30', 100],
      ['07-01', '08-31', 200],
    ]);
  });

  it('sets how long a stay must be', () => {
    const by = { kind: 'min_nights', startsOn: '2027-07-10', endsOn: '2027-07-20', minNights: 7 };
    expect(change(SUMMER, by)).toEqual([
      ['06-01', '06-30', 100],
      ['07-01', '07-09', 200],
      ['07-10', '07-20', 200, 7],
      ['07-21', '08-31', 200],
    ]);
  });

  it('opens and closes a year, and no other', () => {
    const opening = { kind: 'opening', startsOn: '2027-06-20', endsOn: '2027-10-15' };
    expect(change([...SUMMER, row('2028-01-01', '2028-01-31', 90)], opening)).toEqual([
      ['06-01', '06-09', 100],
      ['06-20', '06-30', 100],
      ['07-01', '10-15', 200],
      ['01-01', '01-31', 90],
    ]);
    expect(change([], opening)).toEqual([]);
  });

  it('copies a year beside existing rows, or replaces them', () => {
    const standing = [...SUMMER, row('2028-07-01', '2028-07-10', 999)];
    const copy = {
      kind: 'copy_year',
      from: '2027',
      to: '2028',
      raise: raise(0),
      moveSeasons: true,
    };
    expect(change(standing, { ...copy, keepPriced: true }).slice(2)).toEqual([
      ['06-01', '06-30', 100],
      ['07-01', '07-10', 999],
      ['07-11', '08-31', 200],
    ]);
    expect(change(standing, { ...copy, keepPriced: false }).slice(2)).toEqual([
      ['06-01', '06-30', 100],
      ['07-01', '08-31', 200],
    ]);
  });

  it('keeps the terms of nights that a new price does not name', () => {
    const week = { ...row('2027-07-01', '2027-07-31', 200), minNights: 7, shortStayFee: 500 };
    const any = row('2027-08-01', '2027-08-31', 200);
    const change = (named: object) =>
      applyChange(
        { prices: [week, any], discounts: [] },
        {
          kind: 'season',
          row: { startsOn: '2027-07-15', endsOn: '2027-09-15', nightly: 30_000, ...named },
        },
        TODAY,
      ).prices.map(({ startsOn, endsOn, nightly, minNights, shortStayFee }) => [
        startsOn.slice(5),
        endsOn.slice(5),
        nightly / 100,
        minNights,
        shortStayFee,
      ]);
    expect(change({})).toEqual([
      ['07-01', '07-14', 200, 7, 500],
      ['07-15', '07-31', 300, 7, 500],
      ['08-01', '09-15', 300, null, null],
    ]);
    expect(change({ minNights: 5 })).toEqual([
      ['07-01', '07-14', 200, 7, 500],
      ['07-15', '07-31', 300, 5, 500],
      ['08-01', '09-15', 300, 5, null],
    ]);
    expect(change({ minNights: null })[1]).toEqual(['07-15', '07-31', 300, null, 500]);
  });

  it('adds a discount, or puts it in the place of others of its kind', () => {
    const discount = (kind: 'early' | 'long_stay', rate: number): DiscountInput => ({
      kind,
      rate,
      bookFrom: null,
      bookTo: null,
      stayFrom: null,
      stayTo: null,
      minNights: 7,
      daysBefore: 30,
    });
    const discounts = [discount('early', 500), discount('long_stay', 700)];
    const given = { kind: 'discount' as const, row: discount('early', 900) };
    const rates = (replace: boolean) =>
      applyChange({ prices: SUMMER, discounts }, { ...given, replace }, TODAY).discounts.map(
        ({ rate }) => rate,
      );
    expect([rates(false), rates(true)]).toEqual([
      [500, 700, 900],
      [700, 900],
    ]);
  });

  it.each([
    [{ kind: 'copy_year', from: '2027', to: '2027', raise: raise(0) }],
    [{ kind: 'copy_year', from: '2024', to: '2027', raise: raise(0) }],
    [{ kind: 'raise', startsOn: '2027-07-02', endsOn: '2027-07-01', raise: raise(100) }],
    [{ kind: 'raise', startsOn: '2027-07-01', endsOn: '2027-07-02', raise: raise(0) }],
    [{ kind: 'opening', startsOn: '2027-07-01', endsOn: '2028-07-02' }],
    [{ kind: 'min_nights', startsOn: '2027-07-01', endsOn: '2027-07-02', minNights: 0 }],
  ])('refuses %j', (wanted) => {
    const whole = { moveSeasons: true, keepPriced: true, ...wanted };
    expect(PriceChange.safeParse(wanted.kind === 'copy_year' ? whole : wanted).success).toBe(false);
  });

  const day = fc.integer({ min: -60, max: 500 }).map((n) => addDays(TODAY, n));
  const span = fc
    .tuple(day, fc.integer({ min: 0, max: 90 }))
    .map(([startsOn, n]) => ({ startsOn, endsOn: addDays(startsOn, n) }));
  const table = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 60 })), {
      maxLength: 12,
    })
    .map((parts) => {
      let from = addDays(TODAY, -90);
      return parts.map(([gap, nights], index) => {
        const startsOn = addDays(from, gap);
        from = addDays(startsOn, nights);
        return row(startsOn, addDays(from, -1), 50 + index);
      });
    });
  const wanted = fc.oneof(
    fc.record({ kind: fc.constant('raise'), span, raise: fc.constant(raise(700)) }),
    fc.record({ kind: fc.constant('min_nights'), span, minNights: fc.constant(4) }),
    fc.record({ kind: fc.constant('season'), span }),
  );

  it('touches no night outside its span and none that is over, and prices none twice', () => {
    fc.assert(
      fc.property(table, wanted, (prices, { span: nights, ...rest }) => {
        const given =
          rest.kind === 'season' ? { row: row(nights.startsOn, nights.endsOn, 77) } : nights;
        const after = applyChange(
          { prices, discounts: [] },
          PriceChange.parse({ ...rest, ...given }),
          TODAY,
        ).prices;
        expect(listOverlaps(after)).toEqual([]);
        const at = (rows: readonly SeasonInput[], night: string) => {
          const found = rows.find((one) => one.startsOn <= night && night <= one.endsOn);
          return found && [found.nightly, found.minNights];
        };
        for (const night of eachNight(addDays(TODAY, -90), addDays(TODAY, 600))) {
          if (night >= TODAY && night >= nights.startsOn && night <= nights.endsOn) continue;
          expect(at(after, night)).toEqual(at(prices, night));
        }
        const { removed, added } = differ(prices, after, (one) => JSON.stringify(one));
        for (const one of [...removed, ...added])
          expect(one.endsOn >= TODAY || one.endsOn === addDays(TODAY, -1)).toBe(true);
      }),
    );
  });
});

describe('what free nights newly cost', () => {
  const by = {
    removed: [row('2027-06-08', '2027-06-14', 100)],
    added: [row('2027-06-08', '2027-06-12', 110)],
  };

  it('counts coming free nights whose price changes', () => {
    const taken = new Set(['2027-06-11']);
    // 10 and 12 June become dearer, 13 and 14 lose their price.
    expect(compareFreeNights(by, taken, TODAY)).toEqual({
      nights: 4,
      before: 40_000,
      after: 22_000,
    });
  });
});
