import { expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { monthsBegunBy } from './crescent.testing.ts';
import { FEASTS, nextFeast } from './feasts.ts';

/** The months from Şevval 1437 on, the first after the congress of 2016. */
const MONTHS = monthsBegunBy('2016-07-01', '2035-12-31');

/** 1 Şevval and 10 Zilhicce of each year, by counting months from there. */
const feastsOf = (from: string, to: string): string[] =>
  MONTHS.flatMap((first, index) => {
    if (index % 12 === 0) return [first];
    return index % 12 === 2 ? [addDays(first, 9)] : [];
  }).filter((day) => day >= from && day <= to);

it('knows the rule that Diyanet counts with by what it has published', () => {
  const published = `2016-07-05 2016-09-12 2017-06-25 2017-09-01 2018-06-15 2018-08-21 2019-06-04
    2019-08-11 2020-05-24 2020-07-31 2021-05-13 2021-07-20 2022-05-02 2022-07-09 2023-04-21 2023-06-28
    2024-04-10 2024-06-16 2025-03-30 2025-06-06 2026-03-20 2026-05-27`;
  expect(feastsOf('2016-07-01', '2026-12-31')).toEqual(published.split(/\s+/));
});

it('has every feast to 2035 on the days that sun and moon give by that rule', () => {
  const known = FEASTS.map(({ eve }) => addDays(eve, 1));
  expect(known).toEqual(feastsOf('2025-01-01', '2035-12-31'));
});

it('counts three days for Ramazan and four for Kurban after their eves', () => {
  expect(nextFeast(['ramazan'], '2027-01-01')).toEqual({
    kind: 'ramazan',
    name: 'Ramazan Bayramı',
    eve: '2027-03-08',
    last: '2027-03-11',
  });
  expect(nextFeast(['kurban'], '2027-01-01')).toMatchObject({
    eve: '2027-05-15',
    last: '2027-05-19',
  });
});

it.each([
  ['2027-03-08', null, '2027-03-08'],
  ['2027-03-09', null, '2027-05-15'],
  ['2027-01-01', 2028, '2028-02-25'],
  ['2035-12-01', null, undefined],
  ['2027-01-01', 2036, undefined],
] as const)('the next one from %s on, in %s, begins %s', (today, year, eve) => {
  expect(nextFeast(['ramazan', 'kurban'], today, year)?.eve).toBe(eve);
});
