import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAMED_SEASONS } from '#domain/holidays/named-seasons.ts';
import { addDays, eachNight, isDay } from '#domain/values/dates.ts';
import { copyYear, type CopyYear } from './copy-year.ts';
import type { SeasonInput } from './schema.ts';
import { listOverlaps } from './season-table.ts';

const AS_IS = { percent: 0, amount: 0, roundTo: 100 };

const row = (startsOn: string, endsOn: string, nightly: number): SeasonInput => ({
  startsOn,
  endsOn,
  nightly: nightly * 100,
  minNights: null,
  shortStayFee: null,
  cleaningThreshold: null,
});

const copy = (rows: SeasonInput[], from: string, to: string, more: Partial<CopyYear> = {}) =>
  copyYear(rows, { from, to, raise: AS_IS, moveSeasons: true, ...more });

const told = (rows: ReturnType<typeof copyYear>) =>
  rows.map(({ startsOn, endsOn, nightly, season }) => [
    startsOn,
    endsOn,
    nightly / 100,
    ...(season === null ? [] : [season]),
  ]);

describe('a year copied to another', () => {
  it('keeps its dates and cuts what crosses New Year', () => {
    const rows = [row('2026-12-15', '2027-01-05', 90), row('2027-06-01', '2027-09-30', 200)];
    expect(told(copy(rows, '2027', '2029'))).toEqual([
      ['2029-01-01', '2029-01-05', 90],
      ['2029-06-01', '2029-09-30', 200],
    ]);
  });

  it('raises and rounds every price', () => {
    const raise = { percent: 2500, amount: 1000, roundTo: 5000 };
    const [only] = copy([row('2027-06-01', '2027-06-30', 4870)], '2027', '2028', { raise });
    // 4,870 × 1.25 + 10 = 6,097.50, rounded to fifty lira.
    expect(only?.nightly).toBe(610_000);
  });

  it.each([
    ['2027', '2028', ['2028-02-01', '2028-02-29']],
    ['2028', '2029', ['2029-02-01', '2029-02-28']],
    ['2028', '2032', ['2032-02-01', '2032-02-29']],
  ])('ends February of %s in %s where it ends', (from, to, span) => {
    const last = from === '2028' ? '2028-02-29' : '2027-02-28';
    const rows = [row(`${from}-02-01`, last, 50), row(`${from}-03-01`, `${from}-03-31`, 60)];
    expect(copy(rows, from, to).map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
      span,
      [`${to}-03-01`, `${to}-03-31`],
    ]);
  });

  it('drops a row of 29 February alone, and begins in March what began on it', () => {
    const rows = [row('2028-02-29', '2028-02-29', 70), row('2028-03-01', '2028-03-31', 60)];
    expect(told(copy(rows, '2028', '2029'))).toEqual([['2029-03-01', '2029-03-31', 60]]);
    expect(told(copy([row('2028-02-29', '2028-03-10', 70)], '2028', '2029'))).toEqual([
      ['2029-03-01', '2029-03-10', 70],
    ]);
  });

  it('lets a feast land on its new days and closes the hole with the nights before it', () => {
    const rows = [
      row('2027-04-01', '2027-05-13', 100),
      // Kurban Bayramı 2027: eve 15 May, last day 19 May; the row begins a day before the eve.
      row('2027-05-14', '2027-05-19', 250),
      row('2027-05-20', '2027-05-31', 110),
    ];
    // Kurban 2028: eve 4 May, last day 8 May.
    expect(told(copy(rows, '2027', '2028'))).toEqual([
      ['2028-04-01', '2028-05-02', 100],
      ['2028-05-03', '2028-05-08', 250, 'Kurban Bayramı'],
      ['2028-05-09', '2028-05-19', 100],
      ['2028-05-20', '2028-05-31', 110],
    ]);
    expect(told(copy(rows, '2027', '2028', { moveSeasons: false }))).toEqual([
      ['2028-04-01', '2028-05-13', 100],
      ['2028-05-14', '2028-05-19', 250],
      ['2028-05-20', '2028-05-31', 110],
    ]);
  });

  it('closes a hole at the edge with the nights after it, and leaves one that nothing touches', () => {
    const rows = [row('2027-05-14', '2027-05-19', 250), row('2027-05-20', '2027-05-31', 110)];
    expect(told(copy(rows, '2027', '2028'))).toEqual([
      ['2028-05-03', '2028-05-08', 250, 'Kurban Bayramı'],
      ['2028-05-14', '2028-05-31', 110],
    ]);
    expect(told(copy(rows.slice(0, 1), '2027', '2028'))).toHaveLength(1);
  });

  it('moves a feast that was sold in two rows, and the winter break', () => {
    const rows = [
      row('2025-01-01', '2025-01-17', 40),
      // 18 January 2025 is the Saturday before the break, 2 February the Sunday after it.
      row('2025-01-18', '2025-02-02', 80),
      row('2025-02-03', '2025-03-27', 40),
      row('2025-03-28', '2025-03-31', 90),
      row('2025-04-01', '2025-04-01', 95),
    ];
    expect(told(copy(rows, '2025', '2026'))).toEqual([
      ['2026-01-01', '2026-01-16', 40],
      ['2026-01-17', '2026-02-01', 80, 'Yarıyıl tatili'],
      ['2026-02-02', '2026-03-17', 40],
      ['2026-03-18', '2026-03-21', 90, 'Ramazan Bayramı'],
      ['2026-03-22', '2026-03-22', 95, 'Ramazan Bayramı'],
      ['2026-03-23', '2026-04-01', 40],
    ]);
  });

  it('gives a school break with a feast all its days in a year in which they do not overlap', () => {
    // 2031: the break from 20 to 31 January, the feast with its eve from 23 to 26.
    const rows = [
      row('2031-01-01', '2031-01-19', 40),
      row('2031-01-20', '2031-01-22', 60),
      row('2031-01-23', '2031-01-26', 90),
      row('2031-01-27', '2031-01-31', 60),
      row('2031-02-01', '2031-02-15', 40),
    ];
    const copied = copy(rows, '2031', '2029');
    const priced = (night: string) =>
      copied.find(({ startsOn, endsOn }) => startsOn <= night && night <= endsOn)?.nightly;
    // 2029: 22 January to 2 February, and 13 to 16 February.
    for (const night of eachNight('2029-01-22', '2029-02-03')) expect(priced(night)).toBe(6000);
    for (const night of eachNight('2029-02-13', '2029-02-16')) expect(priced(night)).toBe(9000);
    expect(['2029-01-21', '2029-02-03'].map(priced)).toEqual([4000, 4000]);
  });

  it('gives every feast and break of a copied year the price that it had, in all pairs of years', () => {
    const years = Array.from({ length: 11 }, (_, i) => String(2025 + i));
    const kinds = ['', 'winter', 'spring', 'autumn', 'kurban', 'ramazan'];
    /** What each night of a year is: a feast before a break before any other night. */
    const kindsOf = (year: string) => {
      const nights = new Map(eachNight(`${year}-01-01`, `${+year + 1}-01-01`).map((n) => [n, '']));
      for (const { kind, first, last } of NAMED_SEASONS.toReversed()) {
        for (const night of eachNight(first, addDays(last, 1))) {
          if (nights.has(night)) nights.set(night, kind);
        }
      }
      return nights;
    };
    for (const from of years) {
      const rows = [...kindsOf(from)].map(([night, kind]) =>
        row(night, night, kinds.indexOf(kind) + 1),
      );
      const whole = rows.reduce<SeasonInput[]>((all, one) => {
        const last = all.at(-1);
        return last?.nightly === one.nightly
          ? [...all.slice(0, -1), { ...last, endsOn: one.endsOn }]
          : [...all, one];
      }, []);
      for (const to of years.filter((year) => year !== from)) {
        const copied = copy(whole, from, to);
        const got = copied.flatMap(({ startsOn, endsOn, nightly }) =>
          eachNight(startsOn, addDays(endsOn, 1)).map((night) => `${night} ${nightly / 100}`),
        );
        const asked = [...kindsOf(to)].map(
          ([night, kind]) => `${night} ${kinds.indexOf(kind) + 1}`,
        );
        expect(got, `${from} to ${to}`).toEqual(asked);
      }
    }
  });

  it('leaves a half of a month to the month, whatever feast it has', () => {
    const rows = [row('2026-05-16', '2026-05-31', 120)];
    expect(told(copy(rows, '2026', '2027'))).toEqual([['2027-05-16', '2027-05-31', 120]]);
  });

  it('gives a year with two Ramazan feasts both, and one with one the first', () => {
    // 2033: 2 January and 23 December.
    const once = [row('2032-01-13', '2032-01-16', 300)];
    expect(told(copy(once, '2032', '2033')).map(([from]) => from)).toEqual([
      '2033-01-01',
      '2033-12-22',
    ]);
    const twice = [row('2033-01-01', '2033-01-04', 300), row('2033-12-22', '2033-12-25', 400)];
    expect(told(copy(twice, '2033', '2034'))).toEqual([
      ['2034-12-11', '2034-12-14', 300, 'Ramazan Bayramı'],
    ]);
  });

  it('keeps a feast’s dates in a year without known dates', () => {
    const rows = [row('2035-11-30', '2035-12-03', 300)];
    expect(told(copy(rows, '2035', '2036'))).toEqual([['2036-11-30', '2036-12-03', 300]]);
  });

  const rowsOfYear = (year: string) =>
    fc
      .array(
        fc.record({
          day: fc.integer({ min: 0, max: 364 }),
          nights: fc.integer({ min: 1, max: 60 }),
          nightly: fc.integer({ min: 1, max: 99 }),
        }),
        { maxLength: 25 },
      )
      .map((drawn) =>
        drawn.map(({ day, nights, nightly }) => {
          const startsOn = addDays(`${year}-01-01`, day);
          return row(startsOn, addDays(startsOn, nights - 1), nightly);
        }),
      );

  it('never prices a night twice, whatever is copied where', () => {
    const years = fc.integer({ min: 2025, max: 2035 }).map(String);
    const drawn = fc
      .tuple(years, years, fc.boolean())
      .chain(([from, to, moveSeasons]) =>
        fc.tuple(rowsOfYear(from), fc.constant({ from, to, moveSeasons })),
      );
    fc.assert(
      fc.property(drawn, ([rows, { from, to, moveSeasons }]) => {
        const copied = copy(rows, from, to, { moveSeasons });
        expect(listOverlaps(copied)).toEqual([]);
        for (const { startsOn, endsOn } of copied) {
          expect(startsOn <= endsOn && startsOn >= `${to}-01-01` && endsOn <= `${to}-12-31`).toBe(
            true,
          );
        }
      }),
    );
  });

  it('without moving seasons gives every date the price that it had', () => {
    fc.assert(
      fc.property(rowsOfYear('2027'), (rows) => {
        // The shortest row wins a night; one row of each length is kept here.
        const byLength = new Map(
          rows.map((one) => {
            const endsOn = one.endsOn > '2027-12-31' ? '2027-12-31' : one.endsOn;
            return [eachNight(one.startsOn, endsOn).length, { ...one, endsOn }];
          }),
        );
        const shortestFirst = [...byLength].toSorted(([a], [b]) => a - b).map(([, one]) => one);
        const has = (night: string) => (one: SeasonInput) =>
          one.startsOn <= night && night <= one.endsOn;
        const copied = copy(shortestFirst, '2027', '2028', { moveSeasons: false });
        for (const night of eachNight('2028-01-01', '2029-01-01')) {
          const source = `2027${night.slice(4)}`;
          const expected = shortestFirst.find(has(isDay(source) ? source : '2027-02-28'));
          expect(copied.find(has(night))?.nightly).toBe(expected?.nightly);
        }
      }),
    );
  });
});
