import { describe, expect, it } from 'vitest';
import { season, terms } from './pricing.testing.ts';
import {
  cleaningFeeFor,
  findSeason,
  formatRun,
  isHighSeason,
  minNightsFor,
  nightRuns,
  priceNights,
} from './seasons.ts';

describe('findSeason', () => {
  const long = season('long', '2027-06-01', '2027-08-31', 1000);
  const short = season('short', '2027-07-10', '2027-07-20', 2000);

  it('covers its first and its last night', () => {
    expect(findSeason([long], '2027-06-01')).toBe(long);
    expect(findSeason([long], '2027-08-31')).toBe(long);
    expect(findSeason([long], '2027-05-31')).toBeNull();
    expect(findSeason([long], '2027-09-01')).toBeNull();
    expect(findSeason([], '2027-09-01')).toBeNull();
  });

  it.each([
    ['the shorter row', long, short, '2027-07-15', 'short'],
    [
      'the later start of two equally long',
      season('a', '2027-07-01', '2027-07-10', 1),
      season('b', '2027-07-05', '2027-07-14', 1),
      '2027-07-07',
      'b',
    ],
    [
      'the smaller id of two over the same nights',
      season('a', '2027-07-01', '2027-07-10', 1),
      season('b', '2027-07-01', '2027-07-10', 2),
      '2027-07-07',
      'a',
    ],
  ])('prefers %s in either order', (_what, one, other, night, id) => {
    expect(findSeason([one, other], night)?.id).toBe(id);
    expect(findSeason([other, one], night)?.id).toBe(id);
  });

  it('falls back to the long row outside the short one', () => {
    expect(findSeason([short, long], '2027-07-21')).toBe(long);
    expect(findSeason([long, long], '2027-07-21')).toBe(long);
  });
});

it('prices each night from its own row and none from a hole or a zero', () => {
  const rows = [
    season('a', '2027-06-01', '2027-06-02', 1000),
    season('b', '2027-06-04', '2027-06-04', 0),
    season('c', '2027-06-05', '2027-06-05', 1),
  ];
  expect(priceNights(rows, '2027-06-01', '2027-06-06')).toEqual([
    { night: '2027-06-01', price: 1000 },
    { night: '2027-06-02', price: 1000 },
    { night: '2027-06-03', price: null },
    { night: '2027-06-04', price: null },
    { night: '2027-06-05', price: 1 },
  ]);
});

describe('minimum nights', () => {
  const villa = terms({ minNightsSeason: 5, minNightsOther: 3 });

  it('is the row’s, else the villa’s for the time of year', () => {
    const row = season('a', '2027-01-01', '2027-12-31', 1000, { minNights: 1 });
    expect(minNightsFor(row, villa, '2027-07-01')).toBe(1);
    expect(minNightsFor({ ...row, minNights: null }, villa, '2027-07-01')).toBe(5);
    expect(minNightsFor({ ...row, minNights: 0 }, villa, '2027-07-01')).toBe(0);
    expect(minNightsFor(null, villa, '2027-05-31')).toBe(3);
  });

  it.each([
    ['2027-05-31', false],
    ['2027-06-01', true],
    ['2027-09-30', true],
    ['2027-10-01', false],
    ['2027-12-31', false],
    ['2027-01-06', false],
  ])('%s in high season: %s', (day, expected) => expect(isHighSeason(day)).toBe(expected));
});

describe('cleaning fee', () => {
  const villa = terms({ cleaningFee: 300_000, cleaningThreshold: 7 });
  const row = season('a', '2027-01-01', '2027-12-31', 1000);

  it.each([
    ['below the villa’s threshold', row, 6, 300_000],
    ['from the villa’s threshold on', row, 7, 0],
    ['without a row', null, 6, 300_000],
    ['below the row’s own threshold', { ...row, cleaningThreshold: 10 }, 9, 300_000],
    ['from the row’s own threshold on', { ...row, cleaningThreshold: 4 }, 4, 0],
    ['with the row’s own fee', { ...row, shortStayFee: 120_000 }, 6, 120_000],
    ['with a row that asks none', { ...row, shortStayFee: 0 }, 6, 0],
    ['with a row’s fee that is not due', { ...row, shortStayFee: 120_000 }, 7, 0],
  ])('%s', (_what, covering, nights, fee) =>
    expect(cleaningFeeFor(covering, villa, nights)).toBe(fee),
  );
});

describe('lines of nights', () => {
  it('groups neighbours of one price and splits what is apart', () => {
    const nights = [100, 100, 200, 100].map((price, i) => ({ night: `2027-06-0${i + 1}`, price }));
    expect(nightRuns(nights)).toEqual([
      { first: '2027-06-01', last: '2027-06-02', nights: 2, nightly: 100 },
      { first: '2027-06-03', last: '2027-06-03', nights: 1, nightly: 200 },
      { first: '2027-06-04', last: '2027-06-04', nights: 1, nightly: 100 },
    ]);
    expect(nightRuns([])).toEqual([]);
  });

  it.each([
    ['2027-06-12', '2027-06-15', 4, '12–15 Haz · 4 gece × 4.900 ₺'],
    ['2027-06-05', '2027-06-09', 5, '5–9 Haz · 5 gece × 4.900 ₺'],
    ['2027-06-12', '2027-06-12', 1, '12 Haz · 1 gece × 4.900 ₺'],
    ['2027-06-28', '2027-07-02', 5, '28 Haz – 2 Tem · 5 gece × 4.900 ₺'],
    ['2026-12-30', '2027-01-01', 3, '30 Ara – 1 Oca · 3 gece × 4.900 ₺'],
  ])('%s to %s', (first, last, nights, text) =>
    expect(formatRun({ first, last, nights, nightly: 490_000 })).toBe(text),
  );
});
